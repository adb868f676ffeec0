/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {readOptions} from '../../../plugins/markdown/option-tables/surfaces/options';
import {check, type Schema} from '../../../src/sandbox/schema';

const settings: {$defs: Record<string, Schema>} = JSON.parse(readFileSync('api/settings.schema.json', 'utf8'));
const {web} = readOptions();

/** Returns the value that a default of the Web SDK is written as. */
const parsed = (text?: string) => text && JSON.parse(text.replaceAll("'", '"').replace(/(\w+):/g, '"$1":'));

it.each(Object.entries(settings.$defs))('%s has the names and defaults of the Web SDK', (shape, {properties = {}}) => {
  const declared = web.get(shape)?.map(({name, default: text}) => [name, parsed(text)]) ?? [];
  const own = Object.entries(properties).map(([name, field]) => [name, field.default]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(declared));
});

it.each(Object.entries(settings.$defs))('%s has defaults that fit', (_, {properties = {}}) => {
  for (const [name, field] of Object.entries(properties))
    if (field.default !== undefined) expect(check(field, field.default, name)).toEqual([]);
});
