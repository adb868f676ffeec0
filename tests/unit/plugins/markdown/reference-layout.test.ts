/** @jest-environment node */
import referenceLayout from '../../../../plugins/markdown/api-reference/layout';
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
const [start, lab] = nodes;
const endpoint = start?.children?.[1];

it('the layout of a call links to its console from the line with method and path', () => {
  expect(lab?.children?.map(({name}) => name)).toEqual(['TryCall']);
  const names = ['operation', 'method', 'path', 'title'];
  const values = names.map((name) => endpoint && attribute(endpoint, name));
  expect(values).toEqual(['parseText', 'POST', '/nlu/parse', 'Parse text']);
});

it('the layout of a call has its errors and retries in one strip, without the colons of a sentence', () => {
  expect((nodes[4]?.children ?? []).map(plainText)).toEqual(['ErrorsSee below.', 'RetriesSafe.']);
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

it("colors the method in a call's name", () => {
  const [paragraph] = laidOut('Send `POST /domains` first.\n');
  const [, code] = paragraph?.children ?? [];
  expect(code && plainText(code)).toBe('POST\u00a0/domains');
  expect(code?.children?.[0] && attribute(code.children[0], 'data-method')).toBe('POST');
});

it('lets browsers divide a long word of code after punctuation', () => {
  const [paragraph] = laidOut('`client.recognize(fileURL:options:)`\n');
  expect(paragraph?.children?.[0]?.children?.map(plainText).join('|')).toBe('client.recognize(||fileURL:||options:)');
});

it("doesn't change pages without calls", () =>
  expect(laidOut('## Install\n\nRun `npm install`.\n').map(({type}) => type)).toEqual(['heading', 'paragraph']));
