import {type ComponentType, createElement} from 'react';
import {flushSync} from 'react-dom';
import {hydrateRoot} from 'react-dom/client';

/** Runs a function and renders its state changes before returning. */
export const run: (change: () => void) => void = flushSync;

/**
 * Turns the HTML of an island into a running component, before this function returns.
 * @param onBroken is called after the component has thrown an error and React has removed it
 * @returns a function that unmounts the component
 */
export function hydrate(
  element: Element,
  component: ComponentType<object>,
  props: object,
  onBroken: (error: unknown) => void,
): () => void {
  const options = {identifierPrefix: element.id, onUncaughtError: onBroken};
  const root = flushSync(() => hydrateRoot(element, createElement(component, props), options));
  return () => root.unmount();
}
