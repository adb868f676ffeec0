type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsOf = (element: Element) => [...element.querySelectorAll<Field>('input, textarea, select')];

const optionsOf = (select: HTMLSelectElement) => [...select.options];

/** Returns which options the built page has selected: the first one if it names none and there must be one. */
function builtChoice(select: HTMLSelectElement): boolean[] {
  const named = optionsOf(select).map(({defaultSelected}) => defaultSelected);
  const takesFirst = !select.multiple && select.size <= 1 && !named.includes(true);
  return takesFirst ? named.map((_, index) => index === 0) : named;
}

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Returns whether a field holds something other than what the built page gave it. */
function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const built = builtChoice(field);
    return optionsOf(field).some(({selected}, index) => selected !== built[index]);
  }
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Returns whether the reader, or the browser on the reader's behalf, has filled in a field of the island. */
export const hasEdits = (element: Element): boolean => fieldsOf(element).some(isEdited);

/** Sets a field's value as a reader does. React replaces the element's own `value` and ignores what is set through it. */
function setValueAsReader(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function takeText(field: HTMLInputElement | HTMLTextAreaElement): () => void {
  const {value, selectionStart, selectionEnd} = field;
  field.value = field.defaultValue;
  return () => {
    setValueAsReader(field, value);
    field.dispatchEvent(new Event('input', {bubbles: true}));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

function select(options: HTMLOptionElement[], selected: boolean[]): void {
  for (const [index, option] of options.entries()) option.selected = selected[index] === true;
}

function takeChoice(field: HTMLSelectElement): () => void {
  const chosen = optionsOf(field).map(({selected}) => selected);
  select(optionsOf(field), builtChoice(field));
  return () => {
    select(optionsOf(field), chosen);
    field.dispatchEvent(new Event('change', {bubbles: true}));
  };
}

function takeTick(input: HTMLInputElement): () => void {
  input.checked = input.defaultChecked;
  return () => input.click();
}

const isFile = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'file';

/** Leaves the chosen files, which no script can set, and reports them again. */
const takeFiles = (input: HTMLInputElement) => () => {
  input.dispatchEvent(new Event('change', {bubbles: true}));
};

/**
 * Resets the fields that the reader has filled in to what the built page gave them, because hydration would keep the
 * text on the screen and out of the component's state.
 * @returns a function that fills them in again, as the reader did, caret included
 */
export function takeEdits(element: Element): () => void {
  const edits = fieldsOf(element)
    .filter(isEdited)
    .map((field) => {
      if (field instanceof HTMLSelectElement) return takeChoice(field);
      if (isFile(field)) return takeFiles(field);
      return isTick(field) ? takeTick(field) : takeText(field);
    });
  return () => {
    for (const putBack of edits) putBack();
  };
}
