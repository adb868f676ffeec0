import {relocate} from './relocate';

/** What a press on an element is for: the control around it, if there is one. */
const controls = 'a, button, summary, label, input, select, textarea, form';

const isText = (target: Element): boolean =>
  target.matches('textarea, input:not([type=button], [type=checkbox], [type=radio], [type=range], [type=submit])');

/** Returns whether a press on an element goes to the field that a label names. Firefox repeats no such press by script. */
const isOfLabel = (target: Element): boolean =>
  target.closest('label, a, button, input, select, textarea') instanceof HTMLLabelElement;

/** Returns whether the browser does by itself what the reader asked for: links lead on, labels lead to fields, keys type. */
function isNative(event: Event, target: Element): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Tab' || (event.key.length === 1 && isText(target));
  return event.type === 'click' && (target.closest('a[href]:not([href^="#"])') !== null || isOfLabel(target));
}

/**
 * Keeps a press, a key, or a submission that came before the island was hydrated.
 * @returns a function that repeats it on the same control, or on the one that has taken its place
 */
export function keep(event: Event, island: Element): (() => void) | undefined {
  const {target} = event;
  if (!(target instanceof Element) || isNative(event, target)) return undefined;
  const find = relocate(target.closest(controls) ?? target, island);
  if (event.type !== 'keydown') {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (event instanceof SubmitEvent) {
    const {submitter} = event;
    return () => {
      const form = find();
      if (form instanceof HTMLFormElement) form.requestSubmit(submitter?.isConnected ? submitter : null);
    };
  }
  const Kind = event instanceof KeyboardEvent ? KeyboardEvent : MouseEvent;
  return () => void find()?.dispatchEvent(new Kind(event.type, event));
}
