import type {Parameter} from './calls';
import type {Schema} from './schema';

/** One row of a field table. Texts are contract text, in which backticks mark code. */
export interface Field {
  /** Dotted from the body's root; `[]` marks the items of an array: `results[].text`. */
  name: string;
  type: string;
  required: boolean;
  default: string;
  range: string;
  description: string;
}

const code = (value: string) => `\`${value}\``;

function typeOf({type = 'any', items, contentMediaType}: Schema): string {
  if (contentMediaType) return 'file';
  return items ? `array of ${items.type}s` : type;
}

/** Returns a default as code. Numbers that can have decimals show one: `1.0`. */
function defaultOf({default: value, type}: Schema): string {
  if (value === undefined) return 'none';
  return code(type === 'number' && Number.isInteger(value) ? `${value}.0` : String(value));
}

function rangeOf(schema: Schema): string {
  const {enum: values, const: only, minimum, maximum, exclusiveMinimum, minLength, format, contentMediaType} = schema;
  if (schema.properties || schema.items?.properties) return 'fields below';
  if (values) return values.map(code).join(', ');
  if (only) return code(only);
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (exclusiveMinimum !== undefined) return `more than ${exclusiveMinimum}`;
  if (format === 'date-time') return 'ISO 8601 date and time';
  if (format === 'uri') return 'URL';
  return minLength || contentMediaType ? 'not empty' : 'any';
}

/** Returns the schema of an object whose fields are path parameters. */
export const parameterSchema = (parameters: Parameter[]): Schema => ({
  properties: Object.fromEntries(parameters.map(({name, schema, description}) => [name, {...schema, description}])),
  required: parameters.filter(({required}) => required).map(({name}) => name),
});

/** Returns the fields of an object, each followed by the fields inside it. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    return [
      {
        name,
        type: typeOf(field),
        required: schema.required?.includes(key) ?? false,
        default: defaultOf(field),
        range: rangeOf(field),
        description: field.description ?? '',
      },
      ...(field.items ? fieldsOf(field.items, `${name}[].`) : fieldsOf(field, `${name}.`)),
    ];
  });
}
