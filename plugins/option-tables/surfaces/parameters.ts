/** A parameter of a declaration in Swift or Kotlin. */
export interface Parameter {
  /** What a caller writes before the value; undefined when the value stands alone. */
  label?: string;
  type: string;
  /** As it is declared; undefined when a caller must give a value. */
  default?: string;
}

const partners: Record<string, string> = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** The text between the bracket at `start` and its partner. */
export function enclosed(source: string, start: number): string {
  const bracket = source[start] ?? '';
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    if (source[index] === bracket) depth += 1;
    else if (source[index] === partners[bracket]) depth -= 1;
    if (depth === 0) return source.slice(start + 1, index);
  }
  return source.slice(start + 1);
}

/** Parts of a list that commas separate, whatever brackets hold; the `>` of an arrow closes nothing. */
function parts(list: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const [character] of list.replaceAll('->', '→').matchAll(/[\s\S]/g)) {
    if ('([{<'.includes(character)) depth += 1;
    if (')]}>'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) found.push('');
    else found[found.length - 1] += character;
  }
  return found.map((part) => part.replaceAll('→', '->').trim()).filter((part) => part !== '');
}

/** Reads a parameter list, without its parentheses. Kotlin's `var` and Swift's `@escaping` are left out. */
export function parametersOf(list: string): Parameter[] {
  return parts(list).map((part) => {
    const [, names = '', rest = ''] = /^([\w ]+):\s*([\s\S]+)$/.exec(part) ?? [];
    const [label] = names.replace(/^va[lr] /, '').split(' ');
    const [, type = '', value] = /^([\s\S]+?)(?: = ([\s\S]+))?$/.exec(rest.replace('@escaping ', '')) ?? [];
    return {label: label === '_' ? undefined : label, type, default: value};
  });
}
