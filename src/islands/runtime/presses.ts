import {relocate} from './relocate';

/** What a press on an element is for: the control around it, if there is one. */
const controls = 'a, button, summary, label, input, select, textarea';

/** Returns whether the browser does by itself what the reader asked for: links lead on, and labels lead to fields. */
function isNative(target: Element): boolean {
  // Firefox repeats no press on a label by script.
  const isOfLabel = target.closest('label, a, button, input, select, textarea') instanceof HTMLLabelElement;
  return isOfLabel || target.closest('a[href]:not([href^="#"])') !== null;
}

/**
 * Keeps a press that came before the island was hydrated. Enter in a field presses the button of its form.
 * @returns a function that repeats it on the same control, or on the one that has taken its place
 */
export function keep(press: Event, island: Element): (() => void) | undefined {
  const {target} = press;
  if (!(target instanceof Element) || isNative(target)) return undefined;
  const find = relocate(target.closest(controls) ?? target, island);
  press.preventDefault();
  press.stopImmediatePropagation();
  return () => void find()?.dispatchEvent(new MouseEvent(press.type, press));
}
