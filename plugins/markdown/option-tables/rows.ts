import type {Schema} from '../../../src/sandbox/schema';
import type {Option} from './surfaces/options';

export type Sdk = 'web' | 'ios' | 'android';

const code = (value: string) => `\`${value}\``;

/** Returns a type as pages print it: a union of words is a `string`, a type without a name a `function` or an `object`. */
function typeName(type: string): string {
  if (type.includes('=>')) return 'function';
  if (type.startsWith("'")) return 'string';
  return type.startsWith('{') ? 'object' : type.replace(/\s+/g, ' ');
}

/** Returns a default as pages print it: Kotlin's constants go without their type. */
function defaultName({isRequired, default: value}: Option): string {
  if (isRequired) return 'Required';
  return code(value === undefined ? 'undefined' : value.replace(/^\w+\.([A-Z_]+)$/, '$1'));
}

const camelCase = (word: string) => word.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a choice as an SDK writes it: `'very_noisy'`, `.veryNoisy`, or `VERY_NOISY`. */
function choice(word: string, sdk: Sdk): string {
  if (sdk === 'ios') return `.${camelCase(word)}`;
  return sdk === 'android' ? word.toUpperCase() : `'${word}'`;
}

/** Returns the values that a field can have, and nothing if its type and description are enough. */
function rangeName({type, enum: own, items, minimum, maximum, exclusiveMinimum}: Schema, sdk: Sdk): string {
  const choices = own ?? items?.enum;
  if (choices) return choices.map((word) => code(choice(word, sdk))).join(', ');
  if (type === 'boolean') return '`true`, `false`';
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  return '';
}

/** Returns the row of an option: its name, type, default, range, and description. */
export function optionRow(option: Option, field: Schema, sdk: Sdk): string[] {
  const {name, type} = option;
  const description = field.description ?? '';
  return [code(name), code(typeName(type)), defaultName(option), rangeName(field, sdk), description];
}
