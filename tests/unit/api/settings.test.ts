/** @jest-environment node */
import {readFileSync} from 'node:fs';
import ts from 'typescript';
import {check, type Schema} from '../../../src/sandbox/schema';

const settings: {$defs: Record<string, Schema>} = JSON.parse(readFileSync('api/settings.schema.json', 'utf8'));

/** Returns the name and default of every member of an interface of the Web SDK. */
function declared(shape: string): Record<string, unknown> {
  const file = 'api/web-sdk/settings.d.ts';
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Record<string, unknown> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === shape) {
      for (const member of node.members) {
        const tag = ts.getJSDocTags(member).find(({tagName}) => tagName.text === 'default');
        const text = ts
          .getTextOfJSDocComment(tag?.comment)
          ?.replaceAll("'", '"')
          .replace(/(\w+):/g, '"$1":');
        found[member.name?.getText() ?? ''] = text === undefined ? undefined : JSON.parse(text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

it.each(Object.keys(settings.$defs))('%s has the names and defaults of the Web SDK', (shape) => {
  const fields = Object.entries(settings.$defs[shape]?.properties ?? {});
  expect(Object.fromEntries(fields.map(([name, field]) => [name, field.default]))).toEqual(declared(shape));
});

it.each(Object.entries(settings.$defs))('%s has defaults that fit', (_, {properties = {}}) => {
  for (const [name, field] of Object.entries(properties))
    if (field.default !== undefined) expect(check(field, field.default, name)).toEqual([]);
});
