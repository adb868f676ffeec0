import type {Site} from '../site';
import {suggestName} from '../suggestions';
import type {SiteRule} from '../types';

/** Returns the names of all schemas in the contracts and in the SDKs' settings. */
function schemasOf({contracts, files}: Site): string[] {
  const settings = files.read('api/settings.schema.json')?.toString('utf8') ?? '{}';
  const {$defs = {}} = JSON.parse(settings) as {$defs?: object};
  return [...contracts.flatMap(({schemas}) => schemas), ...Object.keys($defs)];
}

/** Reports JSON samples whose schema doesn't exist. */
export const shapes: SiteRule = {
  name: 'samples',
  check: (page, site) => {
    if (page.shapes.length === 0) return [];
    const known = schemasOf(site);
    return page.shapes
      .filter(({name}) => !known.includes(name))
      .map(({name, offset}) => {
        const {name: right, sure} = suggestName(name, known);
        const otherwise = 'write the name of a schema in api/openapi.yaml or api/asyncapi.yaml.';
        const fix = right ? `did you mean schema="${right}"?` : otherwise;
        const edit = sure && right ? {start: offset, end: offset + name.length, text: right} : undefined;
        return {offset, message: `The contracts have no schema "${name}".`, fix, edit};
      });
  },
};
