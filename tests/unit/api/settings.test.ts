/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import ts from 'typescript';
import type {Schema} from '../../../src/sandbox/schema';

const settings: {$defs: Record<string, Schema>} = JSON.parse(readFileSync('api/settings.schema.json', 'utf8'));

describe('the settings shapes', () => {
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

  it('are valid JSON Schema whose defaults fit', () => {
    const ajv = new Ajv2020({allowUnionTypes: true});
    ajv.addSchema(settings, 'settings');
    for (const [shape, {properties = {}, required = []}] of Object.entries(settings.$defs)) {
      const defaults = Object.entries(properties).filter(([, field]) => field.default !== undefined);
      const validate = ajv.getSchema(`settings#/$defs/${shape}`);
      const value = Object.fromEntries([
        ...required.map((name) => [name, 'text']),
        ...defaults.map(([name, field]) => [name, field.default]),
      ]);
      expect([shape, validate?.(value), validate?.errors]).toEqual([shape, true, null]);
    }
  });
});
