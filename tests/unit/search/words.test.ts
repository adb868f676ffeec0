/** @jest-environment node */
import {editDistance} from '../../../src/search/engine/editDistance';
import {stem} from '../../../src/search/engine/stem';
import {fold, wordsOf} from '../../../src/search/engine/words';

const lookups = (text: string) =>
  wordsOf(text).map(({whole, parts}) => [whole, ...(parts[0] === whole ? [] : parts)].join(' '));

it.each([
  ['maxAlternatives', ['maxalternatives max alternatives']],
  ['session_id', ['sessionid session id']],
  ['SNAKE_CASE', ['snakecase snake case']],
  ['/tts/generate', ['ttsgenerate tts generate']],
  ['GET /domains/{domainId}', ['get', 'domainsdomainid domains domain id']],
  ['5,000 calls', ['5000', 'calls']],
  ['TLS 1.2.', ['tls', '1.2']],
  ['98.7%', ['98.7']],
  ['JavaScript iOS', ['javascript', 'ios']],
  ["don't", ['dont']],
  ['the user’s voice', ['the', 'user', 'voice']],
  ['Café', ['cafe']],
  ['ＡＰＩ　ｋｅｙ', ['api', 'key']],
  ['ﬁnal', ['final']],
  ['session\u00adId', ['sessionid session id']],
  ['rate \u200blimit\u202c', ['rate', 'limit']],
  ['\u200b', []],
  ['ＧＥＴ　ｓｅｓｓｉｏｎＩｄ', ['get', 'sessionid session id']],
  ['one, two', ['one', 'two']],
  ['<b>bold</b>', ['b', 'bold', 'b']],
  ['💥 語 ', ['語']],
  ['', []],
])('words %s', (text, expected) => expect(lookups(text)).toEqual(expected));

it('words keep names within a path whole', () => {
  expect(wordsOf('client.microphonePermission')[0]?.names).toEqual(['microphonepermission']);
});

it('words ignore case and accents', () => expect(fold('ÀÉîõÜ')).toBe('aeiou'));

it.each([
  ['rotate', 'rotating', 'rotation', 'rotated'],
  ['authenticate', 'authentication'],
  ['key', 'keys'],
  ['policy', 'policies'],
  ['stop', 'stopped', 'stopping'],
  ['limit', 'limits', 'limited'],
])('stem %s and its forms share a stem', (...forms) => expect(new Set(forms.map(stem)).size).toBe(1));

it.each(['429', 'mp3', 'ios', 'voix-là', 'bus'])("stem %s isn't changed", (word) => expect(stem(word)).toBe(word));

it('stem differs for words that only start with the same letters', () => {
  expect(stem('use')).not.toBe(stem('user'));
  expect(stem('server')).not.toBe(stem('service'));
});

it.each([
  ['key', 'key', 0],
  ['kye', 'key', 1],
  ['recogntion', 'recognition', 1],
  ['microfone', 'microphone', 2],
  ['abc', 'xyz', 3],
])('edits %s to %s', (word, other, count) => expect(editDistance(word, other, 3)).toBe(count));

it('the count of edits stops above the limit', () => expect(editDistance('authentication', 'synthesis', 2)).toBe(3));
it('the count of edits compares with the start of a longer word', () =>
  expect(editDistance('authetn', 'authentication', 2, true)).toBe(1));
it('the count of edits stops for words that are too long', () =>
  expect(editDistance('a'.repeat(500), 'a'.repeat(500), 2)).toBe(3));
