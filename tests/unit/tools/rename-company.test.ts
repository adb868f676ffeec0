/** @jest-environment node */
import {nameProblem, renamed} from '../../../tools/rename-company/rename';

it('a company is renamed in text, identifiers, packages, addresses, and variables', () => {
  const text = 'Timbre: new TimbreClient(process.env.TIMBRE_API_KEY) from @timbre/voice, https://api.timbre.example';
  expect(renamed(text, 'Timbre', 'Sonora')).toBe(
    'Sonora: new SonoraClient(process.env.SONORA_API_KEY) from @sonora/voice, https://api.sonora.example',
  );
});

it.each(['', 'sonora', 'Sonora Labs', 'SONORA', 'So-nora'])('"%s" is not a valid name', (name) => {
  expect(nameProblem(name)).toContain('one word');
});

it('one capitalized word is a valid name', () => {
  expect(nameProblem('Sonora')).toBeUndefined();
});
