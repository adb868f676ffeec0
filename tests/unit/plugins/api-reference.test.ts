/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import apiReference, {referenceNodes} from '../../../plugins/api-reference';
import {ContractError, readContract} from '../../../plugins/api-reference/contract';
import {fieldsOf} from '../../../plugins/api-reference/fields';
import {restCalls} from '../../../plugins/api-reference/operations';
import type {OpenApi} from '../../../plugins/api-reference/types';
import {attribute, type MarkdownNode} from '../../../plugins/shared/markdown';
import {curl} from '../../../src/sandbox/samples/curl';
import {javascript, json, literal, python} from '../../../src/sandbox/samples/literal';
import type {Schema} from '../../../src/sandbox/schema';
import {folderWith} from '../../helpers/folder';

const openapiFile = 'api/openapi.yaml';
const asyncapiFile = 'api/asyncapi.yaml';

/** The words of a node and all below it. */
function words(node: MarkdownNode): string {
  return node.value ?? node.children?.map(words).join('') ?? '';
}

/** Every node of a kind, at any depth. */
const all = (nodes: MarkdownNode[], type: string): MarkdownNode[] =>
  nodes.flatMap((node) => [...(node.type === type ? [node] : []), ...all(node.children ?? [], type)]);

/** A copy of a contract with one edit, in a folder of its own. */
function edited(file: string, from: string | RegExp, to: string): string {
  const source = readFileSync(file, 'utf8');
  const copy = source.replaceAll(from, to);
  if (copy === source) throw new Error(`${file} does not hold ${from}`);
  return join(folderWith({[file]: copy}), file);
}

function failure(read: () => unknown): ContractError {
  try {
    read();
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
  throw new Error('Nothing was wrong with the contract.');
}

describe('the reference', () => {
  const nodes = referenceNodes(openapiFile, asyncapiFile);
  const headings = nodes.filter(({type}) => type === 'heading') as (MarkdownNode & {depth: number})[];
  const titles = headings.filter(({depth}) => depth === 2).map(words);

  it('gives every operation its heading, in the order readers meet them', () => {
    expect(titles).toEqual([
      ...['Recognize a recording', 'Stream audio', 'Parse text', 'Generate speech'],
      ...['Converse', 'Create a domain', 'Train a domain', 'Get a domain'],
    ]);
  });

  it('has request and response sections with headings that occur once', () => {
    const expected = titles.flatMap((title) => [title, `${title}: request`, `${title}: response`]);
    expect(headings.map(words)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });

  it('shows method and path, then tables for fields, answers, errors and limits', () => {
    const codes = all(nodes, 'inlineCode').map(words);
    expect(codes).toEqual(
      expect.arrayContaining(['POST /recognize', 'WSS /recognize/stream', 'GET /domains/{domainId}']),
    );
    const headers = new Set(
      all(nodes, 'table').map((table) => (table.children?.[0]?.children ?? []).map(words).join(' | ')),
    );
    expect([...headers].sort()).toEqual([
      'Cause | What to do',
      'Field | Type | Always present | Range | Description',
      'Field | Type | Required | Default | Range | Description',
      'Message | Form | Content',
      'Status | Content type | Body | Meaning',
      'Tier | Limit',
    ]);
  });

  it('quotes figures from the facts and never prints them itself', () => {
    const quoted = all(nodes, 'mdxTextExpression').map(words);
    expect(new Set(quoted)).toEqual(
      new Set(['facts.docs.freeTier.audioSeconds', 'facts.docs.freeTier.synthesisCharacters']),
    );
  });

  it('has the same tabs for every REST call, and no curl for the stream', () => {
    const tabs = all(nodes, 'mdxJsxFlowElement').map((element) => [
      attribute(element, 'label'),
      element.children?.map(({lang}) => lang).join(' '),
    ]);
    expect(tabs).toEqual(titles.map((title) => [title, title === 'Stream audio' ? 'js python' : 'bash js python']));
  });

  it('names the shape of every JSON example', () => {
    const shapes = all(nodes, 'code')
      .filter(({lang}) => lang === 'json')
      .map(({meta}) => meta);
    expect(shapes).toEqual(
      [
        ...['RecognitionResponse', 'StreamConfig', 'StreamPartial', 'StreamFinal', 'ParseResponse'],
        ...['ConverseResponse', 'NewDomain', 'DomainRecord', 'DomainRecord'],
      ].map((shape) => `schema="${shape}"`),
    );
  });

  it('makes samples from the contract', () => {
    const [bash, js, py] = all(nodes, 'mdxJsxFlowElement')[0]?.children?.map(({value}) => value) ?? [];
    expect(bash).toBe(`curl https://api.timbre.example/v1/recognize \\
  --fail-with-body \\
  --header "Authorization: Bearer $TIMBRE_API_KEY" \\
  --form audio=@meeting.wav \\
  --form language=en-US \\
  --form model=general`);
    expect(js).toContain("form.append('audio', new Blob([await readFile('meeting.wav')]), 'meeting.wav');");
    expect(py).toContain('data={"language": "en-US", "model": "general"},');
  });

  it('makes samples that check the status before they parse a body', () => {
    const samples = all(nodes, 'code').filter(({lang}) => lang === 'js' || lang === 'python');
    for (const {value = ''} of samples) expect(value).not.toMatch(/error = response\.json|const \{code/);
    expect(samples.filter(({value = ''}) => /if \(!response\.ok\)|if not response\.ok/.test(value))).toHaveLength(14);
  });

  it('makes stream samples that read every utterance and handle a failed connection', () => {
    const [js = '', py = ''] = all(nodes, 'mdxJsxFlowElement')[1]?.children?.map(({value}) => value) ?? [];
    expect(js).toContain("socket.on('error'");
    expect(js).not.toMatch(/'final'\) \{\s+socket\.close/);
    expect(py).toContain('while text := socket.recv():');
    expect(py).toContain('except (OSError, websocket.WebSocketException) as error:');
  });

  it('changes with the contract', () => {
    const changed = referenceNodes(edited(openapiFile, 'session_id', 'conversation_id'), asyncapiFile);
    const text = changed.map((node) => JSON.stringify(node)).join();
    expect(text).toContain('conversation_id');
    expect(text).not.toContain('session_id');
  });

  it.each([
    [
      'an unclosed quote',
      'title: Timbre API',
      'title: "Timbre API',
      /^.*openapi\.yaml:\d+:\d+ This is not valid YAML: .*\nFix: /,
    ],
    ['a key written twice', 'version: v1', 'version: v1\n  version: v2', /openapi\.yaml:\d+:3 .*unique\nFix: keep one/],
    [
      'a reference to nothing',
      '/schemas/ParseRequest',
      '/schemas/ParseReqest',
      /"#.*ParseReqest" leads nowhere\.\nFix: did you mean "ParseRequest"\?/,
    ],
    ['a call without a summary', '      summary: Parse text\n', '', /:\d+:5 This call has no summary/],
    ['a failure without advice', /^ {6}x-remedy: Wait.*\n/m, '', /The response 429 does not say what to do/],
    [
      'a body without an example',
      /^ {6}examples:\n {8}- text: turn on the kitchen lights\n(?= *\n {4}ParseResponse)/m,
      '',
      /no example/,
    ],
  ])('says where %s stands and how to mend it', (_, from, to, message) => {
    const pattern = typeof from === 'string' ? from : new RegExp(from.source, 'gm');
    const path = edited(openapiFile, pattern, to);
    const error = failure(() => referenceNodes(path, asyncapiFile));
    expect(error.message).toMatch(message);
    expect([error.line, error.column].every((place) => place > 0)).toBe(true);
  });

  it('points at the very line and column', () => {
    const path = edited(openapiFile, '\n  version: v1\n', '\n  version: v1\n  version: v2\n');
    const line = readFileSync(path, 'utf8').split('\n').indexOf('  version: v2') + 1;
    expect(failure(() => referenceNodes(path, asyncapiFile))).toMatchObject({line, column: 3});
  });

  it('wants every stream placed after a call that exists', () => {
    const path = edited(asyncapiFile, 'x-follows: recognizeRecording', 'x-follows: recognize');
    expect(failure(() => referenceNodes(openapiFile, path)).message).toMatch(
      /No call has the id "recognize"\.\nFix: use one of recognizeRecording,/,
    );
  });
});

describe('the remark plugin', () => {
  const tag = (): MarkdownNode => ({
    type: 'mdxJsxFlowElement',
    name: 'ApiReference',
    attributes: [],
    children: [],
    position: {start: {line: 7, column: 1}, end: {line: 7, column: 17}},
  });
  const text = (value: string): MarkdownNode => ({type: 'paragraph', children: [{type: 'text', value}]});

  it('puts the reference in the place of the tag and leaves the rest alone', () => {
    const tree = {type: 'root', children: [text('before'), tag(), text('after')]};
    apiReference({openapi: openapiFile, asyncapi: asyncapiFile})(tree);
    expect(tree.children.map(words)[0]).toBe('before');
    expect(tree.children.map(words).at(-1)).toBe('after');
    expect(tree.children).toHaveLength(referenceNodes(openapiFile, asyncapiFile).length + 2);
  });

  it('gives what it makes the place of the tag', () => {
    const tree = {type: 'root', children: [tag()]};
    apiReference({openapi: openapiFile, asyncapi: asyncapiFile})(tree);
    expect(all(tree.children, 'code').every(({position}) => position?.start.line === 7)).toBe(true);
  });

  it.each([
    [
      'ApiErrors',
      'What you see',
      ['Status `401`', 'Status `429`', 'Status 400 to 499', 'Status 500 to 599', 'No response'],
    ],
    ['StreamPhases', 'Phase', ['Opening', 'Configuration', 'Audio', 'Partial result', 'Final result']],
  ])('replaces <%s /> with one table from the contract', (name, first, rows) => {
    const tree = {type: 'root', children: [{...tag(), name}]};
    apiReference({openapi: openapiFile, asyncapi: asyncapiFile})(tree);
    expect(tree.children.map(({type}) => type)).toEqual(['table']);
    const cells = all(tree.children, 'tableRow').map((row) => words(row.children?.[0] ?? {type: 'text'}));
    expect(cells.slice(0, rows.length + 1)).toEqual([first, ...rows.map((row) => row.replaceAll('`', ''))]);
  });

  it('does not read the contracts for a page without the tag', () => {
    const tree = {type: 'root', children: [text('prose')]};
    apiReference({openapi: 'nowhere.yaml', asyncapi: 'nowhere.yaml'})(tree);
    expect(tree.children).toEqual([text('prose')]);
  });

  it("stands on a page that documents the error object's fields", () => {
    const {components} = readContract<{components: {schemas: Record<string, Schema>}}>(openapiFile).data;
    const page = readFileSync('docs/rest-api-reference.mdx', 'utf8');
    for (const {name} of fieldsOf(components.schemas.Error ?? {})) expect(page).toContain(`| \`${name}\` |`);
  });
});

describe('sample literals', () => {
  const value = {say: `it's "on"`, 'two words': [true, null, 1.5]};

  it('are written as each language writes them', () => {
    expect(literal(value, json)).toBe(`{"say": "it's \\"on\\"", "two words": [true, null, 1.5]}`);
    expect(literal(value, javascript)).toBe(`{say: 'it\\'s "on"', 'two words': [true, null, 1.5]}`);
    expect(literal(value, python)).toBe(`{"say": "it's \\"on\\"", "two words": [True, None, 1.5]}`);
  });

  it('break where they are long', () => {
    expect(literal({first: 'a'.repeat(40), second: 'b'.repeat(40)}, javascript, 2)).toBe(
      `{\n    first: '${'a'.repeat(40)}',\n    second: '${'b'.repeat(40)}',\n  }`,
    );
  });

  it('survive the shell', () => {
    const [call] = restCalls(readContract<OpenApi>(openapiFile)).filter(({id}) => id === 'parseText');
    if (!call?.body) throw new Error('The parse call has no body.');
    const command = curl({...call, body: {...call.body, example: {text: "it's on"}}}).replace(
      /^curl/,
      'printf "%s\\n"',
    );
    expect(execFileSync('sh', ['-c', command], {encoding: 'utf8'})).toContain(`{"text": "it's on"}`);
  });
});
