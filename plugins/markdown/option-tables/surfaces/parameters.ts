/** A parameter of a declaration in Swift or Kotlin. */
export interface Parameter {
  /** The label before the value; undefined when the value has none. */
  label?: string;
  type: string;
  /** As it's declared; undefined when the value is required. */
  default?: string;
}

const partners: Record<string, string> = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** Returns the text between the bracket at `start` and the matching one. */
export function bracketContent(source: string, start: number): string {
  const bracket = source[start] ?? '';
  let depth = 0;
  for (let index = start; index < source.length; index++) {
    if (source[index] === bracket) depth += 1;
    else if (source[index] === partners[bracket]) depth -= 1;
    if (depth === 0) return source.slice(start + 1, index);
  }
  return source.slice(start + 1);
}

/** Splits a list at its commas, except inside brackets. The `>` of an arrow isn't a bracket. */
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

/** Reads a parameter list, without its parentheses. Leaves out Kotlin's `var` and Swift's `@escaping`. */
export function parametersOf(list: string): Parameter[] {
  return parts(list).map((part) => {
    const [, names = '', rest = ''] = /^([\w ]+):\s*([\s\S]+)$/.exec(part) ?? [];
    const [label] = names.replace(/^va[lr] /, '').split(' ');
    const [, type = '', value] = /^([\s\S]+?)(?: = ([\s\S]+))?$/.exec(rest.replace('@escaping ', '')) ?? [];
    return {label: label === '_' ? undefined : label, type, default: value};
  });
}
