/** @jest-environment node */
import {listedCalls} from '../../../../plugins/markdown/api-reference/calls';
import referenceLayout from '../../../../plugins/markdown/api-reference/layout';
import {contractPaths} from '../../../../plugins/shared/contractPaths';
import {attribute, element, type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {treeOf} from '../../../helpers/markdown';

function laidOut(markdown: string, before: MarkdownNode[] = []): MarkdownNode[] {
  const tree = treeOf(markdown) as MarkdownNode;
  tree.children?.unshift(...before);
  referenceLayout()(tree);
  return tree.children ?? [];
}

const call = `
## Parse text

\`POST /nlu/parse\`

Finds the intent.

<TryCall operation="parseText" />

### Parse text: request

The body.

\`\`\`bash
curl
\`\`\`

### Parse text: response

\`\`\`json
{}
\`\`\`

**Errors**: see below.

**Retries**: safe.

## Next steps

Read on.
`;

const nodes = laidOut(call);
const [start, request, lab, response] = nodes;
const endpoint = start?.children?.[1];

it('the layout of a call has two parts with samples beside their text, and its errors below them', () => {
  expect(nodes.map((node) => attribute(node, 'className') ?? node.type)).toEqual([
    ...['call-start', 'call-row', 'call-lab', 'call-row'],
    ...['call-facts', 'heading', 'paragraph'],
  ]);
  const sides = [request, response].map((part) => part?.children?.map((side) => attribute(side, 'className')));
  const side = ['call-text', 'call-samples'];
  expect(sides).toEqual([side, side]);
  expect(start?.children?.map(({type, name}) => name ?? type)).toEqual(['heading', 'Endpoint']);
  expect(request?.children?.map(({children}) => children?.map(({type, name}) => name ?? type))).toEqual([
    ['paragraph', 'heading', 'paragraph'],
    ['code'],
  ]);
});

it('the layout of a call links to its console from the line with method and path', () => {
  expect(lab?.children?.map(({name}) => name)).toEqual(['TryCall']);
  const names = ['operation', 'method', 'path', 'title'];
  const values = names.map((name) => endpoint && attribute(endpoint, name));
  expect(values).toEqual(['parseText', 'POST', '/nlu/parse', 'Parse text']);
});

it('the layout of a call has its errors and retries in one strip, without the colons of a sentence', () => {
  const cells = nodes[4]?.children ?? [];
  expect(cells.map(plainText)).toEqual(['ErrorsSee below.', 'RetriesSafe.']);
});

it('the layout of a call shows short headings, and keeps their ids', () => {
  const heading = response?.children?.[0]?.children?.[0];
  expect(heading && plainText(heading)).toBe('Parse text: Response <!-- #parse-text-response -->');
  expect(heading?.children?.[0] && attribute(heading.children[0], 'className')).toBe('visually-hidden');
});

it('fails the build for a call without a paragraph about its errors', () => {
  expect(() => laidOut(call.replace('**Errors**', 'Errors'))).toThrow(
    'Expected a paragraph that starts with "Errors" in "Parse text".',
  );
});

it('keeps old anchors before the call that they lead to', () => {
  const nodes = laidOut(call, [element('span', {id: 'understand'})]);
  expect(nodes.map((node) => node.name ?? node.type).slice(0, 2)).toEqual(['span', 'div']);
});

it('folds sections before the first call, and keeps their headings and first paragraphs in view', () => {
  const [folded] = laidOut(`## Errors\n\nA status of 400.\n\nThe body:\n\n\`\`\`json\n{}\n\`\`\`\n${call}`);
  const details = folded?.children?.find(({name}) => name === 'Convention');
  const [summary, body] = details?.children ?? [];
  expect(summary?.children?.map(({name, type}) => name ?? type)).toEqual(['heading', 'span', 'Icon']);
  expect(body && attribute(body, 'className')).toBe('call-row');
});

it("colors the method in a call's name", () => {
  const [paragraph] = laidOut('Send `POST /domains` first.\n');
  const [, code] = paragraph?.children ?? [];
  expect(code && plainText(code)).toBe('POST /domains');
  expect(code?.children?.[0] && attribute(code.children[0], 'data-method')).toBe('POST');
});

it("doesn't change pages without calls", () => {
  expect(laidOut('## Install\n\nRun `npm install`.\n').map(({type}) => type)).toEqual(['heading', 'paragraph']);
});

it('lists every call with its method and the id of its heading', () => {
  const stream = {method: 'WSS', title: 'Stream audio', anchor: 'stream-audio'};
  expect(listedCalls(contractPaths)).toContainEqual(stream);
});
