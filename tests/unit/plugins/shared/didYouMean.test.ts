/** @jest-environment node */
import {isTypo, suggest} from '../../../../plugins/shared/didYouMean';

const pages = ['/company/contact', '/developers/support', '/docs/quick-start', '/docs/web-sdk'];

it.each([
  ['a typo', '/developers/suport', '/developers/support'],
  ['swapped letters', '/docs/web-skd', '/docs/web-sdk'],
  ['a different folder', '/guides/quick-start', '/docs/quick-start'],
  ['a shared word', '/docs/quick-tour', '/docs/quick-start'],
  ['a shared beginning', '/docs/web-sdk-guide', '/docs/web-sdk'],
  ['different case', '/Company/Contact', '/company/contact'],
])('suggest finds the right name despite %s', (_, word, name) => expect(suggest(word, pages)).toBe(name));

it.each(['/legal/terms', '/docs/gibberish', '/docs', '', 'x'])('suggest suggests nothing for %p', (word) =>
  expect(suggest(word, pages)).toBeUndefined(),
);

it('suggest ignores a beginning that all names share', () =>
  expect(suggest('facts.docs.foo', ['facts.docs.accuracy', 'facts.docs.tls'])).toBeUndefined());

describe('isTypo', () => {
  it.each([
    ['callsPerDy', 'callsPerDay', true],
    ['rotate-key', 'rotate-a-key', true],
    ['./web-skd.mdx', './web-sdk.mdx', true],
    ['sql', 'xml', false],
    ['go', 'js', false],
    ['/docs/cat', '/docs/tls', false],
  ])('(%s, %s) returns %p', (word, name, typo) => expect(isTypo(word, name)).toBe(typo));
});
