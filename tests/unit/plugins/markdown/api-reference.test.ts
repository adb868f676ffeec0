/** @jest-environment node */
import {referenceNodes} from '../../../../plugins/markdown/api-reference';
import {parseMeta} from '../../../../plugins/markdown/code-blocks/meta';
import {attribute, type MarkdownNode, plainText} from '../../../../plugins/shared/markdown';
import {nodesOf} from '../../../helpers/markdown';

const openapiFile = 'api/openapi.yaml';
const asyncapiFile = 'api/asyncapi.yaml';

describe('the reference', () => {
  const nodes = referenceNodes(openapiFile, asyncapiFile);
  const all = (type: string) => nodesOf(type, {type: 'root', children: nodes});
  const headings = nodes.filter(({type}) => type === 'heading') as (MarkdownNode & {depth: number})[];
  const titles = headings.filter(({depth}) => depth === 2).map(plainText);
  const elements = (tag: string) => all('mdxJsxFlowElement').filter(({name}) => name === tag);

  it('has a heading for every operation, in the documented order', () => {
    expect(titles).toEqual([
      ...['Recognize a recording', 'Stream audio', 'Parse text', 'Generate speech'],
      ...['Converse', 'Create a domain', 'Train a domain', 'Get a domain'],
    ]);
  });

  it('has a request and a response section for every operation, with unique headings', () => {
    const expected = titles.flatMap((title) => [title, `${title}: request`, `${title}: response`]);
    expect(headings.map(plainText)).toEqual(expected);
    expect(new Set(expected).size).toBe(expected.length);
  });

  it('shows method and path, then tables for fields, messages, and errors', () => {
    const codes = all('inlineCode').map(plainText);
    expect(codes).toEqual(
      expect.arrayContaining(['POST /recognize', 'WSS /recognize/stream', 'GET /domains/{domainId}']),
    );
    const headers = new Set(
      all('table').map((table) => (table.children?.[0]?.children ?? []).map(plainText).join(' | ')),
    );
    expect([...headers].sort()).toEqual([
      'Field | Type | Always present | Range | Description',
      'Field | Type | Required | Default | Range | Description',
      'Message | Form | Content',
      'Why | What to do',
    ]);
  });

  it('has the successful response of every REST call, and leaves its failures to the section on errors', () => {
    const responses = all('paragraph')
      .map(plainText)
      .filter((text) => /^\d/.test(text));
    expect(responses).toHaveLength(7);
    expect(responses[0]).toBe('200 OK, RecognitionResponse: The recording was recognized.');
    expect(responses[2]).toMatch(/^200 OK, audio\/\*: The speech was generated\./);
  });

  it('names the limits of a call, with figures from the facts', () => {
    const limits = all('paragraph').filter((node) => plainText(node).startsWith('Limits'));
    expect(limits.map(plainText)[0]).toBe(
      'Limits: on the Free tier, facts.docs.freeTier.audioSeconds seconds of audio per recognition call.',
    );
    expect(limits).toHaveLength(3);
  });

  it('says for every call whether it is safe to repeat', () => {
    const retries = all('paragraph')
      .map(plainText)
      .filter((text) => text.startsWith('Retries: '));
    expect(retries.map((text) => text.startsWith('Retries: safe. '))).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, true],
    ]);
    expect(retries[4]).toMatch(/^Retries: not safe, .* The conversation might contain the sentence twice/);
  });

  it('refers to facts for its figures', () => {
    const quoted = all('mdxTextExpression').map(plainText);
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

  it('names the status or message and the schema of every JSON example', () => {
    const examples = all('code')
      .filter(({lang}) => lang === 'json')
      .map(({meta}) => parseMeta(meta))
      .map(({title, schema}) => `${title}, ${schema}`);
    expect(examples).toEqual([
      ...['200 OK, RecognitionResponse', 'Configuration, StreamConfig', 'Partial result, StreamPartial'],
      ...['Final result, StreamFinal', '200 OK, ParseResponse', '200 OK, ConverseResponse'],
      ...['201 Created, NewDomain', '202 Accepted, DomainRecord', '200 OK, DomainRecord'],
    ]);
  });

  it('has samples that are generated from the contract', () => {
    const [bash, js, py] = elements('CodeTabs')[0]?.children?.map(({value}) => value) ?? [];
    expect(bash).toBe(`curl "\${TIMBRE_API_BASE:-https://api.timbre.example/v1}/recognize" \\
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
});
