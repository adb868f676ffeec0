/** @jest-environment node */

import {loadFreshModule} from '@docusaurus/utils';
import factsInMarkdown from '../../../../plugins/markdown/facts';
import {formatFact} from '../../../../plugins/markdown/facts/resolve';
import {type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {nodesOf, transformed} from '../../../helpers/markdown';

jest.mock('@docusaurus/utils', () => ({loadFreshModule: jest.fn()}));

const built = (source: string) => transformed(factsInMarkdown, source);

it('a figure in prose leaves no expression in the page', () => {
  const tree = built('# {facts.brand.name}\n\n**{ facts.docs.apiVersion }** `{facts.x}`\n\n{facts.brand.tagline}');
  expect([...nodesOf('mdxTextExpression', tree), ...nodesOf('mdxFlowExpression', tree)]).toEqual([]);
  expect(plainText(tree)).toBe('Timbrev1 {facts.x}Voice AI that understands');
});

it("an expression that isn't a figure isn't changed if it's a comment", () => {
  const [comment] = nodesOf('mdxFlowExpression', built('{/* for authors */}'));
  // A leaf that gains the key breaks the step that turns the tree into HTML.
  expect(comment).not.toHaveProperty('children');
});

it.each(['1 + 1', 'facts', 'facts.docs.freeTier', 'facts.docs.constructor', 'facts.docs.freeTier.audioSecond'])(
  "an expression that isn't a figure stays text, which nothing evaluates: {%s}",
  (expression) => expect(plainText(built(`Text {${expression}}.`))).toBe(`Text {${expression}}.`),
);

it('a figure that has changed is read again in the live preview', async () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  jest.mocked(loadFreshModule).mockResolvedValue({facts: {docs: {freeTier: {callsPerDay: 777}}}});
  const name: MarkdownNode = {type: 'mdxTextExpression', value: 'facts.docs.freeTier.callsPerDay'};
  const page: MarkdownNode = {type: 'root', children: [name]};
  await factsInMarkdown()(page);
  expect(plainText(page)).toBe('777');
});

it('the text of a figure has grouped digits and commas', () =>
  expect(formatFact([1_000, 20, 'WAV'])).toBe('1,000, 20, WAV'));
