/** @jest-environment node */

import {referenceNodes} from '../../../../plugins/markdown/api-reference';
import {contractPaths} from '../../../../plugins/shared/contractPaths';
import {attribute, type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {nodesOf} from '../../../helpers/markdown';

const nodes = referenceNodes(contractPaths.openapi, contractPaths.asyncapi);
const all = (type: string) => nodesOf(type, {type: 'root', children: nodes});
const headings = nodes.filter(({type}) => type === 'heading') as (MarkdownNode & {depth: number})[];
const titles = headings.filter(({depth}) => depth === 2).map(plainText);
const elements = (tag: string) => all('mdxJsxFlowElement').filter(({name}) => name === tag);

it('the reference has a heading for every operation, in the documented order, each with a request and a response', () => {
  expect(titles).toEqual([
    ...['Recognize a recording', 'Stream audio', 'Parse text', 'Generate speech'],
    ...['Converse', 'Create a domain', 'Train a domain', 'Get a domain'],
  ]);
  const expected = titles.flatMap((title) => [title, `${title}: request`, `${title}: response`]);
  expect(headings.map(plainText)).toEqual(expected);
});

it('the reference names the limits of a call, with figures from the facts', () => {
  const limits = all('paragraph').filter((node) => plainText(node).startsWith('Limits'));
  expect(limits.map(plainText)[0]).toBe(
    'Limits: on the Free tier, facts.docs.freeTier.audioSeconds seconds of audio per recognition call.',
  );
  expect(limits).toHaveLength(3);
});

it('the reference says for every call whether it is safe to repeat', () => {
  const retries = all('paragraph')
    .map(plainText)
    .filter((text) => text.startsWith('Retries: '));
  expect(retries.map((text) => text.startsWith('Retries: safe. '))).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, true],
  ]);
  expect(retries[4]).toMatch(/^Retries: not safe, .* The conversation might contain the sentence twice/);
});

it('the reference has the same tabs for every REST call, and no curl for the stream', () => {
  const tabs = elements('CodeTabs').map((element) => [
    attribute(element, 'label'),
    element.children?.map(({lang}) => lang).join(' '),
  ]);
  expect(tabs).toEqual(titles.map((title) => [title, title === 'Stream audio' ? 'js python' : 'bash js python']));
});

it('the reference has programs that generate the ID of a conversation', () => {
  const lines = all('code').flatMap(({lang, value = ''}) =>
    /^(?:js|python)$/.test(lang as string) ? value.split('\n') : [],
  );
  const ids = lines.flatMap((line) => /session_id"?: (.+),$/.exec(line)?.[1] ?? []);
  expect(ids).toEqual(['crypto.randomUUID()', 'str(uuid.uuid4())']);
});
