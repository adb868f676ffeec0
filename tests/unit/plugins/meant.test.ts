/** @jest-environment node */
import {isSlip, meant} from '../../../plugins/shared/meant';

const pages = ['/company/contact', '/developers/support', '/docs/quick-start', '/docs/web-sdk'];

describe('meant', () => {
  it.each([
    ['a slip of the pen', '/developers/suport', '/developers/support'],
    ['letters that changed places', '/docs/web-skd', '/docs/web-sdk'],
    ['another folder', '/guides/quick-start', '/docs/quick-start'],
    ['a word that both have', '/docs/quick-tour', '/docs/quick-start'],
    ['the beginning of the word', '/docs/web-sdk-guide', '/docs/web-sdk'],
    ['another case', '/Company/Contact', '/company/contact'],
  ])('finds the name that is meant despite %s', (_, word, name) => expect(meant(word, pages)).toBe(name));

  it.each(['/legal/terms', '/docs/gibberish', '/docs', '', 'x'])('guesses nothing for %p', (word) =>
    expect(meant(word, pages)).toBeUndefined(),
  );

  it('does not take what all names begin with for a likeness', () => {
    expect(meant('facts.docs.foo', ['facts.docs.accuracy', 'facts.docs.tls'])).toBeUndefined();
  });
});

describe('a slip of the pen', () => {
  it.each([
    ['callsPerDy', 'callsPerDay', true],
    ['rotate-key', 'rotate-a-key', true],
    ['./web-skd.mdx', './web-sdk.mdx', true],
    ['sql', 'xml', false],
    ['go', 'js', false],
    ['/docs/cat', '/docs/tls', false],
  ])('%s for %s: %p', (word, name, slip) => expect(isSlip(word, name)).toBe(slip));
});
