/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {referenceNodes} from '../../../plugins/api-reference';
import {ContractError} from '../../../plugins/api-reference/contract';
import {attribute, type MarkdownNode, wordsOf} from '../../../plugins/shared/markdown';
import {folderWith} from '../../helpers/folder';
import {nodesOf} from '../../helpers/markdown';

const openapiFile = 'api/openapi.yaml';
const asyncapiFile = 'api/asyncapi.yaml';

/** Returns the path of a copy of a contract with one edit. */
function edited(file: string, from: string | RegExp, to: string): string {
  const source = readFileSync(file, 'utf8');
  const copy = source.replaceAll(from, to);
  if (copy === source) throw new Error(`${file} doesn't contain ${from}`);
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
  const all = (type: string) => nodesOf(type, {type: 'root', children: nodes});
  const headings = nodes.filter(({type}) => type === 'heading') as (MarkdownNode & {depth: number})[];
  const titles = headings.filter(({depth}) => depth === 2).map(wordsOf);
  const elements = (tag: string) => all('mdxJsxFlowElement').filter(({name}) => name === tag);

  it('has a heading for every operation, in the documented order', () => {
    expect(titles).toEqual([
      ...['Recognize a recording', 'Stream audio', 'Parse text', 'Generate speech'],
      ...['Converse', 'Create a domain', 'Train a domain', 'Get a domain'],
    ]);
  });

  it('has a request and a response section for every operation, with unique headings', () => {
    const expected = titles.flatMap((title) => [title, `${title}: request`, `${title}: response`]);
    expect(headings.map(wordsOf)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });

  it('shows method and path, then tables for fields, responses, errors, and limits', () => {
    const codes = all('inlineCode').map(wordsOf);
    expect(codes).toEqual(
      expect.arrayContaining(['POST /recognize', 'WSS /recognize/stream', 'GET /domains/{domainId}']),
    );
    const headers = new Set(
      all('table').map((table) => (table.children?.[0]?.children ?? []).map(wordsOf).join(' | ')),
    );
    expect([...headers].sort()).toEqual([
      'Field | Type | Always present | Range | Description',
      'Field | Type | Required | Default | Range | Description',
      'Message | Form | Content',
      'Status | Content type | Body | Meaning',
      'Tier | Limit',
      'Why | What to do',
    ]);
  });

  it('says for every call whether it is safe to repeat', () => {
    const retries = all('paragraph')
      .map(wordsOf)
      .filter((text) => text.startsWith('Retries: '));
    expect(retries.map((text) => text.startsWith('Retries: safe. '))).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, true],
    ]);
    expect(retries[4]).toMatch(/^Retries: not safe, .* The conversation might contain the sentence twice/);
  });

  it('refers to facts for its figures', () => {
    const quoted = all('mdxTextExpression').map(wordsOf);
    expect(new Set(quoted)).toEqual(
      new Set(['facts.docs.freeTier.audioSeconds', 'facts.docs.freeTier.synthesisCharacters']),
    );
  });

  it('has the same tabs for every REST call, and no curl for the stream', () => {
    const tabs = elements('CodeTabs').map((element) => [
      attribute(element, 'label'),
      element.children?.map(({lang}) => lang).join(' '),
    ]);
    expect(tabs).toEqual(titles.map((title) => [title, title === 'Stream audio' ? 'js python' : 'bash js python']));
  });

  it('has a console for every REST call, and none for the stream', () => {
    const operations = elements('TryCall').map((element) => attribute(element, 'operation'));
    expect(operations).toEqual([
      ...['recognizeRecording', 'parseText', 'generateSpeech', 'converse'],
      ...['createDomain', 'trainDomain', 'getDomain'],
    ]);
  });

  it('names the schema of every JSON example', () => {
    const shapes = all('code')
      .filter(({lang}) => lang === 'json')
      .map(({meta}) => meta);
    expect(shapes).toEqual(
      [
        ...['RecognitionResponse', 'StreamConfig', 'StreamPartial', 'StreamFinal', 'ParseResponse'],
        ...['ConverseResponse', 'NewDomain', 'DomainRecord', 'DomainRecord'],
      ].map((shape) => `schema="${shape}"`),
    );
  });

  it('has samples that are generated from the contract', () => {
    const [bash, js, py] = elements('CodeTabs')[0]?.children?.map(({value}) => value) ?? [];
    expect(bash).toBe(`curl https://api.timbre.example/v1/recognize \\
  --fail-with-body \\
  --header "Authorization: Bearer $TIMBRE_API_KEY" \\
  --form audio=@meeting.wav \\
  --form language=en-US \\
  --form model=general`);
    expect(js).toContain("form.append('audio', new Blob([await readFile('meeting.wav')]), 'meeting.wav');");
    expect(py).toContain('data={"language": "en-US", "model": "general"},');
  });

  it('has samples that check the status before they parse a body', () => {
    const samples = all('code').filter(({lang}) => lang === 'js' || lang === 'python');
    for (const {value = ''} of samples) expect(value).not.toMatch(/error = response\.json|const \{code/);
    expect(samples.filter(({value = ''}) => /if \(!response\.ok\)|if not response\.ok/.test(value))).toHaveLength(14);
  });

  it('has stream samples that read every utterance and handle a failed connection', () => {
    const [js = '', py = ''] = elements('CodeTabs')[1]?.children?.map(({value}) => value) ?? [];
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
    [
      'a path parameter without an example',
      /^ {8}examples: \[dom_7f3a\]\n(?=\n {2}responses:)/m,
      '',
      /:\d+:7 The parameter domainId has no example\.\nFix: add examples to its schema\./,
    ],
    ['a failure without advice', /^ {6}x-remedy: Wait.*\n/m, '', /The response 429 does not say what to do/],
    [
      'a body without an example',
      /^ {6}examples:\n {8}- text: turn on the kitchen lights\n(?= *\n {4}ParseResponse)/m,
      '',
      /no example/,
    ],
  ])('reports the place of %s and how to fix it', (_, from, to, message) => {
    const pattern = typeof from === 'string' ? from : new RegExp(from.source, 'gm');
    const path = edited(openapiFile, pattern, to);
    const error = failure(() => referenceNodes(path, asyncapiFile));
    expect(error.message).toMatch(message);
    expect([error.line, error.column].every((place) => place > 0)).toBe(true);
  });

  it('reports the line and the column', () => {
    const path = edited(openapiFile, '\n  version: v1\n', '\n  version: v1\n  version: v2\n');
    const line = readFileSync(path, 'utf8').split('\n').indexOf('  version: v2') + 1;
    expect(failure(() => referenceNodes(path, asyncapiFile))).toMatchObject({line, column: 3});
  });

  it('reports a stream that says nothing about a repeated request', () => {
    const path = edited(asyncapiFile, /^ {4}x-repeat:\n {6}.*\n {6}.*\n {8}.*\n/gm, '');
    expect(failure(() => referenceNodes(openapiFile, path)).message).toMatch(
      /:\d+:3 Nothing says what a repeated request does\.\nFix: add x-repeat\./,
    );
  });

  it('reports a stream that follows an unknown call', () => {
    const path = edited(asyncapiFile, 'x-follows: recognizeRecording', 'x-follows: recognize');
    expect(failure(() => referenceNodes(openapiFile, path)).message).toMatch(
      /No call has the id "recognize"\.\nFix: use one of recognizeRecording,/,
    );
  });
});
