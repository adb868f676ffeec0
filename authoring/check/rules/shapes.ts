import {near} from '../near';
import type {Site} from '../site';
import type {SiteRule} from '../types';

/** The names of all documented shapes, read from the contracts' text: their content is the business of docs:samples. */
function names({files}: Site): string[] {
  const contracts = ['api/openapi.yaml', 'api/asyncapi.yaml'].flatMap((file) => {
    const text = files.read(file)?.toString('utf8') ?? '';
    const schemas = text.slice(text.indexOf('\n  schemas:'));
    return [...schemas.matchAll(/^ {4}(\w+):/gm)].map(([, name = '']) => name);
  });
  const settings = files.read('api/settings.schema.json')?.toString('utf8') ?? '{}';
  return [...contracts, ...Object.keys((JSON.parse(settings) as {$defs?: object}).$defs ?? {})];
}

/** JSON samples name shapes that the contracts have. */
export const shapes: SiteRule = {
  name: 'samples',
  check: (page, site) => {
    if (page.shapes.length === 0) return [];
    const known = names(site);
    return page.shapes
      .filter(({name}) => !known.includes(name))
      .map(({name, offset}) => {
        const {name: right, sure} = near(name, known);
        const edit = sure && right ? {start: offset, end: offset + name.length, text: right} : undefined;
        return {
          offset,
          message: `The contracts have no shape "${name}".`,
          fix: right
            ? `did you mean schema="${right}"?`
            : 'write a shape that api/openapi.yaml or api/asyncapi.yaml names below schemas.',
          edit,
        };
      });
  },
};
