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

  it('has a heading for every operation, in the documented order, each with a request and a response', () => {
    expect(titles).toEqual([
      ...['Recognize a recording', 'Stream audio', 'Parse text', 'Generate speech'],
      ...['Converse', 'Create a domain', 'Train a domain', 'Get a domain'],
    ]);
    const expected = titles.flatMap((title) => [title, `${title}: request`, `${title}: response`]);
    expect(headings.map(plainText)).toEqual(expected);
  });

  it('has tables for fields, messages, and errors', () => {
    const headers = all('table').map((table) => (table.children?.[0]?.children ?? []).map(plainText).join(' | '));
    expect([...new Set(headers)].sort()).toEqual([
      'Field | Type | Always present | Range | Description',
      'Field | Type | Required | Default | Range | Description',
      'Message | Form | Content',
      'Why | What to do',
    ]);
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

  it('has the same tabs for every REST call, and no curl for the stream', () => {
    const tabs = elements('CodeTabs').map((element) => [
      attribute(element, 'label'),
      element.children?.map(({lang}) => lang).join(' '),
    ]);
    expect(tabs).toEqual(titles.map((title) => [title, title === 'Stream audio' ? 'js python' : 'bash js python']));
  });

  it('has programs that generate the ID of a conversation', () => {
    const lines = all('code').flatMap(({lang, value = ''}) =>
      /^(?:js|python)$/.test(lang as string) ? value.split('\n') : [],
    );
    const ids = lines.flatMap((line) => /session_id"?: (.+),$/.exec(line)?.[1] ?? []);
    expect(ids).toEqual(['crypto.randomUUID()', 'str(uuid.uuid4())']);
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
      ...['201 Created, DomainRecord', '202 Accepted, DomainRecord', '200 OK, DomainRecord'],
    ]);
  });
});
