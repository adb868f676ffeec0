/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {lintContract} from '../../../authoring/api/lint';
import {readContract} from '../../../plugins/markdown/api-reference/contract';
import {restCalls, streamCalls} from '../../../plugins/markdown/api-reference/operations';
import type {AsyncApi, OpenApi, Response} from '../../../plugins/markdown/api-reference/types';
import {resolveFact} from '../../../plugins/markdown/facts/resolve';
import {brand} from '../../../src/facts/brand';
import {docs} from '../../../src/facts/docs';
import type {Limit} from '../../../src/sandbox/calls';
import type {DomainState} from '../../../src/sandbox/domains';
import {type Field, fieldsOf} from '../../../src/sandbox/fields';
import {check, type Schema} from '../../../src/sandbox/schema';
import {folderWith} from '../../helpers/folder';
import {rowsBelow, specifiedCalls} from '../../helpers/specification';

interface WithComponents {
  info: {description: string};
  components: {schemas: Record<string, Schema>; responses: Record<string, Response & {'x-limits'?: Limit[]}>};
}

const openapi = readContract<OpenApi & WithComponents>('api/openapi.yaml');
const asyncapi = readContract<AsyncApi & WithComponents>('api/asyncapi.yaml');

/** Writes a contract with a fault, and returns its path. */
const faulty = (file: string, text: string, fault: string) =>
  join(folderWith({'contract.yaml': readFileSync(file, 'utf8').replace(text, fault)}), 'contract.yaml');

const shapes = [openapi, asyncapi].flatMap(({data}) => Object.values(data.components.schemas));

describe('the contract', () => {
  it('has the calls of the specification', () => {
    const rest = restCalls(openapi).map(({method, path}) => `${method} ${path}`);
    const stream = streamCalls(asyncapi).map(({url}) => `WSS ${url.replace(brand.streamBase, '')}`);
    expect(specifiedCalls.length).toBeGreaterThan(0);
    expect([...rest, ...stream]).toEqual(expect.arrayContaining(specifiedCalls));
    expect(openapi.data.servers[0]?.url).toBe(brand.apiBase);
  });

  it('has domain records with the fields of the specification', () => {
    const shapes = new Map(
      rowsBelow('Fields', 'spec/documentation-and-company.md').map(([shape, fields]) => [shape, fields]),
    );
    const {properties = {}} = openapi.data.components.schemas.DomainRecord ?? {};
    expect(Object.keys(properties).join(', ')).toBe(shapes.get('Domain record'));
  });

  it('says that the status for a wrong key is an assumption', () =>
    expect(openapi.data.info.description).toMatch(/`401` is an assumption/));

  it('describes every field and names its type and range', () => {
    const incomplete = shapes
      .flatMap((shape) => fieldsOf(shape))
      .filter((field: Field) =>
        [field.description, field.type, field.range].some((text) => text === '' || text === 'undefined'),
      );
    expect(incomplete).toEqual([]);
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
    const wrong = shapes.flatMap((schema) =>
      (schema.examples ?? []).flatMap((example) => check(schema, example, 'example')),
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

  it('has a linter that names the rule and the right name of an error', async () => {
    const problems = await lintContract([faulty('api/asyncapi.yaml', 'action: receive', 'action: recieve')]);
    expect(problems).toMatchObject([{ruleId: 'struct', suggest: ['receive']}]);
  });

  it('has the domain states of the facts, in its shape and in the Web SDK', () => {
    const enums = shapes.flatMap(({properties}) => properties?.status?.enum ?? []);
    const declared = readFileSync('api/web-sdk/client.d.ts', 'utf8').matchAll(/status\??: ('.*');/g);
    const inSdk = [...declared].flatMap(([, union = '']) => union.replaceAll("'", '').split(' | '));
    const states: readonly DomainState[] = docs.domain.states;
    for (const found of [enums, inSdk]) expect(found).toEqual(states);
    const all: Record<DomainState, boolean> = {training: true, ready: true, failed: true};
    expect(Object.keys(all)).toEqual(states);
  });
});
