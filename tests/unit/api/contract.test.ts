/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {lintContract} from '../../../authoring/api/lint';
import {parseContract} from '../../../authoring/api/parsers';
import {readContract} from '../../../plugins/markdown/api-reference/contract';
import {restCalls, streamCalls} from '../../../plugins/markdown/api-reference/operations';
import type {AsyncApi, OpenApi, Response} from '../../../plugins/markdown/api-reference/types';
import {resolveFact} from '../../../plugins/markdown/facts/resolve';
import {brand} from '../../../src/facts/brand';
import {docs} from '../../../src/facts/docs';
import type {Limit} from '../../../src/sandbox/calls';
import {type Field, fieldsOf} from '../../../src/sandbox/fields';
import type {Schema} from '../../../src/sandbox/schema';
import {folderWith} from '../../helpers/folder';
import {specifiedCalls} from '../../helpers/specification';

interface WithComponents {
  components: {schemas: Record<string, Schema>; responses: Record<string, Response & {'x-limits'?: Limit[]}>};
}

const openapi = readContract<OpenApi & WithComponents>('api/openapi.yaml');
const asyncapi = readContract<AsyncApi & WithComponents>('api/asyncapi.yaml');

/** Returns the names of a shape's fields. Those of optional fields end in a question mark. */
const names = (schema: Schema | undefined) =>
  fieldsOf(schema ?? {}).map(({name, required}) => (required ? name : `${name}?`));

describe('the contract', () => {
  it('has the calls of the specification', () => {
    const rest = restCalls(openapi).map(({method, path}) => `${method} ${path}`);
    const stream = streamCalls(asyncapi).map(({url}) => `WSS ${url.replace(brand.streamBase, '')}`);
    expect(specifiedCalls.length).toBeGreaterThan(0);
    expect([...rest, ...stream]).toEqual(expect.arrayContaining(specifiedCalls));
    expect(openapi.data.servers[0]?.url).toBe(brand.apiBase);
  });

  it.each([
    ['RecognitionRequest', ['audio', 'language?', 'model?', 'domain?']],
    ['RecognitionResponse', ['results', 'results[].text', 'results[].confidence']],
    ['ParseRequest', ['text', 'domain?']],
    [
      'ParseResponse',
      ['intent', 'confidence', 'entities', 'entities[].type', 'entities[].value', 'entities[].confidence'],
    ],
    ['SpeechRequest', ['text', 'voice?', 'language?', 'speed?', 'format?']],
    ['ConverseRequest', ['text', 'session_id', 'context?']],
    [
      'ConverseResponse',
      ['response', 'response.text', 'response.speech_url?', 'intent', 'action?', 'action.name', 'action.data'],
    ],
    [
      'DomainDefinition',
      [
        ...['name', 'description', 'language', 'terms', 'phrases', 'phrases[].text', 'phrases[].weight'],
        ...['intents', 'intents[].name', 'intents[].examples'],
      ],
    ],
    ['NewDomain', ['id', 'status?', 'estimatedCompletionTime?']],
    ['DomainRecord', ['id', 'status', 'estimatedCompletionTime']],
    ['Error', ['code', 'message', 'details']],
    [
      'SpeechRecognizeResponse',
      [
        ...['results', 'results[].transcript', 'results[].confidence', 'results[].alternatives'],
        ...['results[].alternatives[].transcript', 'results[].alternatives[].confidence'],
      ],
    ],
  ])('documents the fields of %s', (shape, fields) => {
    expect(names(openapi.data.components.schemas[shape])).toEqual(fields);
  });

  it.each([
    ['StreamConfig', ['language', 'model']],
    ['StreamPartial', ['type', 'text', 'confidence']],
    ['StreamFinal', ['type', 'text', 'confidence']],
  ])('documents the fields of %s', (shape, fields) => {
    expect(names(asyncapi.data.components.schemas[shape])).toEqual(fields);
  });

  it('describes every field and names its type and range', () => {
    const shapes = [openapi, asyncapi].flatMap(({data}) => Object.values(data.components.schemas));
    const incomplete = shapes
      .flatMap((shape) => fieldsOf(shape))
      .filter((field: Field) =>
        [field.description, field.type, field.range].some((text) => text === '' || text === 'undefined'),
      );
    expect(incomplete).toEqual([]);
  });

  it('states ranges, choices, and defaults', () => {
    const rows = Object.fromEntries(
      fieldsOf(openapi.data.components.schemas.SpeechRequest ?? {}).map((row) => [row.name, row]),
    );
    expect(rows.speed).toMatchObject({type: 'number', default: '`1.0`', range: 'more than 0'});
    expect(rows.format).toMatchObject({range: '`wav`, `mp3`, `flac`, `ogg`', default: 'none'});
    const [, text, weight] = fieldsOf({
      properties: openapi.data.components.schemas.DomainDefinition?.properties,
    }).filter(({name}) => name.startsWith('phrases'));
    expect([text?.range, weight?.range]).toEqual(['not empty', '0 to 1']);
  });

  it('repeats the figures of the facts, each under its key', () => {
    const limits = [
      ...restCalls(openapi).flatMap((call) => call.limits),
      ...streamCalls(asyncapi).flatMap((call) => call.limits),
      ...(openapi.data.components.responses.TooManyRequests?.['x-limits'] ?? []),
    ];
    expect(limits.length).toBeGreaterThan(0);
    for (const {fact, value} of limits) {
      const figure = typeof value === 'number' ? value.toLocaleString('en-US') : value;
      expect(resolveFact(`facts.${fact}`)).toBe(figure);
    }
    const {code, message} = docs.errors.invalidAudioFormat;
    const rejected = restCalls(openapi)[0]?.responses.find(({status}) => status === '4XX')?.content?.example;
    expect(rejected).toEqual({code, message, details: {supported_formats: [...docs.audioFormats]}});
  });

  it('has examples that fit their shapes', () => {
    const ajv = addFormats(new Ajv2020());
    const shapes = [openapi, asyncapi].flatMap(({data}) => Object.values(data.components.schemas));
    const wrong = shapes.flatMap((schema) =>
      (schema.examples ?? []).filter((example) => !ajv.validate(schema, example)),
    );
    expect(wrong).toEqual([]);
  });

  it('accepts unknown fields in responses, and none in requests', () => {
    const closed = [openapi, asyncapi].flatMap(({data}) =>
      Object.entries(data.components.schemas).flatMap(([name, schema]) =>
        JSON.stringify(schema).includes('"additionalProperties":false') ? name : [],
      ),
    );
    const requests = ['RecognitionRequest', 'ParseRequest', 'SpeechRequest', 'ConverseRequest', 'DomainDefinition'];
    expect(closed).toEqual([...requests, 'StreamConfig']);
  });

  it('has a linter that names file, line, rule, and fix of an error', async () => {
    const text = readFileSync('api/asyncapi.yaml', 'utf8').replace('action: receive', 'action: recieve');
    const [problem] = await lintContract([join(folderWith({'asyncapi.yaml': text}), 'asyncapi.yaml')]);
    expect(problem).toMatchObject({
      file: expect.stringContaining('asyncapi.yaml'),
      line: expect.any(Number),
      rule: 'struct',
      message: expect.stringContaining('action'),
      fix: 'did you mean "receive"?',
    });
  });

  it.each([
    ['api/openapi.yaml', "'200':", "'2000':", '2000 is not expected'],
    ['api/asyncapi.yaml', 'action: receive', 'action: recieve', 'Did you mean "receive"?'],
  ])('has a second tool, which finds a fault in %s', async (file, text, fault, message) => {
    const faulty = join(
      folderWith({'contract.yaml': readFileSync(file, 'utf8').replace(text, fault)}),
      'contract.yaml',
    );
    expect(await parseContract([faulty])).toContainEqual(
      expect.objectContaining({message: expect.stringContaining(message)}),
    );
  });
});
