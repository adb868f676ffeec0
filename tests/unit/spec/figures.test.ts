/** @jest-environment node */
import {factNames, resolveFact} from '../../../plugins/markdown/facts/resolve';
import {menuSettings} from '../../../src/enhance/menu';
import {noticeSettings} from '../../../src/enhance/onDemand/notices';
import {loadSettings} from '../../../src/search/load';
import {specifiedFacts, specifiedSettings} from '../../helpers/specification';

it.each(specifiedFacts)('src/facts has the specified value of $name', ({name, value}) =>
  expect(`${name} is ${resolveFact(`facts.${name}`)}`).toBe(`${name} is ${value}`),
);

it('src/facts has no figure that spec/figures.md lacks', () => {
  const specified = new Set(specifiedFacts.map(({name}) => `facts.${name}`));
  expect(factNames.filter((name) => !name.startsWith('facts.brand.') && !specified.has(name))).toEqual([]);
});

const settings: Record<string, Record<string, number>> = {menuSettings, noticeSettings, loadSettings};

it.each(specifiedSettings)('interface settings $owner.$key in $file is $value, as specified', ({owner, key, value}) =>
  expect(settings[owner]?.[key]).toBe(value),
);
