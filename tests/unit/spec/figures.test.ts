/** @jest-environment node */
import {join} from 'node:path';
import {factNames, resolveFact} from '../../../plugins/facts/resolve';
import {specifiedFacts, specifiedSettings} from '../../helpers/specification';

describe('src/facts', () => {
  it.each(specifiedFacts)('has the specified value of $name', ({name, value}) => {
    expect(`${name} is ${resolveFact(`facts.${name}`)}`).toBe(`${name} is ${value}`);
  });

  it('has no figure that spec/figures.md lacks', () => {
    const specified = new Set(specifiedFacts.map(({name}) => `facts.${name}`));
    expect(factNames.filter((name) => !name.startsWith('facts.brand.') && !specified.has(name))).toEqual([]);
  });
});

describe('interface settings', () => {
  it.each(specifiedSettings)('$owner.$key in $file is $value, as specified', ({owner, key, file, value}) => {
    const settings = jest.requireActual(join(process.cwd(), file));
    expect(settings[owner]?.[key]).toBe(value);
  });
});
