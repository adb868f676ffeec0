import {relocate} from './relocate';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (element: Element) => [...element.querySelectorAll<Field>('input, textarea, select')];

/** Returns the option that the built page has selected: the first one if it names none. */
const builtChoice = ({options}: HTMLSelectElement): number =>
  Math.max(
    [...options].findIndex(({defaultSelected}) => defaultSelected),
    0,
  );

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Returns whether a field holds something other than what the built page gave it. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== builtChoice(field);
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Returns whether a field is the one in which the reader types, and has a caret or selected text. */
const hasCaret = (field: Field): boolean =>
  !(field instanceof HTMLSelectElement) && field.selectionStart !== null && field === document.activeElement;

/** Returns whether the reader, or the browser on the reader's behalf, has filled in a field of the island. */
export const hasEdits = (element: Element): boolean => fieldsOf(element).some(isEdited);

/** Sets a field's value as a reader does. React replaces the element's own `value` and ignores what is set through it. */
function setValueAsReader(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Resets a field to what the built page gave it.
 * @returns a function that fills it in again, or the field that has taken its place, as the reader did, caret included
 */
function take<Taken extends Field>(field: Taken): (found: Taken) => void {
  if (field instanceof HTMLSelectElement) {
    const {selectedIndex} = field;
    field.selectedIndex = builtChoice(field);
    return (found) => {
      Object.assign(found, {selectedIndex});
      found.dispatchEvent(new Event('change', {bubbles: true}));
    };
  }
  if (field instanceof HTMLInputElement && field.type === 'file') {
    const {files} = field;
    return (found) => {
      // A script can't choose files, but it can hand them on.
      if (found instanceof HTMLInputElement && found !== field) found.files = files;
      found.dispatchEvent(new Event('change', {bubbles: true}));
    };
  }
  if (isTick(field)) {
    field.checked = field.defaultChecked;
    return (found) => found.click();
  }
  const {value, selectionStart, selectionEnd} = field;
  field.value = field.defaultValue;
  return (found) => {
    setValueAsReader(found, value);
    found.dispatchEvent(new Event('input', {bubbles: true}));
    if (selectionStart !== null && !(found instanceof HTMLSelectElement))
      found.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Resets the fields that the reader has filled in to what the built page gave them, because hydration would keep the
 * text on the screen and out of the component's state. Also keeps the selection of the field in which the reader types.
 * @returns a function that fills them in again, as the reader did, caret included
 */
export function takeEdits(element: Element): () => void {
  const edits = fieldsOf(element)
    .filter((field) => isEdited(field) || hasCaret(field))
    .map((field) => ({find: relocate(field, element), putBack: take(field)}));
  return () => {
    for (const {find, putBack} of edits) {
      const found = find();
      if (found) putBack(found);
    }
  };
}
