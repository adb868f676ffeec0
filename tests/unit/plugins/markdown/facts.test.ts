/** @jest-environment node */

import {loadFreshModule} from '@docusaurus/utils';
import factsInMarkdown from '../../../../plugins/markdown/facts';
import {formatFact} from '../../../../plugins/markdown/facts/resolve';
import {type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {markdownFile} from '../../../../plugins/shared/readMarkdown';
import {failure, nodesOf, transformed} from '../../../helpers/markdown';

jest.mock('@docusaurus/utils', () => ({loadFreshModule: jest.fn()}));

const built = (source: string) => transformed(factsInMarkdown, source);
const failing = (source: string) => failure(factsInMarkdown, source);

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

it.each(['1 + 1', 'props.name', 'facts', 'facts.docs.languages.length()', 'facts["docs"]', 'alert(1)'])(
  "an expression that isn't a figure fails the build: {%s}",
  (expression) => {
    expect(failing(`Text {${expression}}.`)).toBe(
      `docs/page.mdx:1:6: {${expression}} isn't a figure, and braces can contain only figures. Fix: write {facts.…} for a figure, or \\{ for a brace.`,
    );
  },
);

it('an unknown figure fails the build at its file, line, and column, with the nearest name', () => {
  expect(failing('One line.\n\nAt most {facts.docs.freeTier.audioSecond} seconds.')).toBe(
    'docs/page.mdx:3:9: There is no figure {facts.docs.freeTier.audioSecond}. ' +
      'Fix: did you mean {facts.docs.freeTier.audioSeconds}?',
  );
});

it.each(['facts.docs.freeTier', 'facts.docs.constructor', 'facts.docs.audioFormats.length'])(
  'an unknown figure fails the build if it is a group or an inherited property: %s',
  (name) => {
    expect(failing(`{${name}}`)).toContain(`There is no figure {${name}}`);
  },
);

it('a figure that has changed is read again in the live preview', async () => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: 'development'});
  jest.mocked(loadFreshModule).mockResolvedValue({facts: {docs: {freeTier: {callsPerDay: 777}}}});
  const name: MarkdownNode = {type: 'mdxTextExpression', value: 'facts.docs.freeTier.callsPerDay'};
  const page: MarkdownNode = {type: 'root', children: [name]};
  await factsInMarkdown()(page, markdownFile('docs/page.mdx'));
  expect(plainText(page)).toBe('777');
});

it('the text of a figure has grouped digits and commas', () => {
  expect(formatFact([1_000, 20, 'WAV'])).toBe('1,000, 20, WAV');
});
