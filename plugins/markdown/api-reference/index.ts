import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {type Content, isFailure, type RestCall, type StreamCall, type StreamMessage} from '../../../src/sandbox/calls';
import {parameterSchema} from '../../../src/sandbox/fields';
import type {contractPaths} from '../../shared/contractPaths';
import {element, type MarkdownNode, transform} from '../../shared/markdown';
import {readContract} from './contract';
import {codeTabs, fact, fence, heading, inline, lead, link, paragraph, paragraphs} from './markdown';
import {referenceOperations} from './operations';
import {restSamples, streamSamples} from './programs';
import {causes, errors, messages, phases, requestFields, responseFields} from './tables';
import type {AsyncApi, OpenApi} from './types';

/** Names of the statuses of successful calls. */
const statusNames: Record<string, string> = {200: '200 OK', 201: '201 Created', 202: '202 Accepted'};

/** Returns an example as a fence that names its schema, which the sample checker validates. */
function exampleFence({example, schemaName}: Content, title: string): MarkdownNode[] {
  if (example === undefined) return [];
  return [fence('json', `title="${title}" schema="${schemaName}"`, JSON.stringify(example, null, 2))];
}

function failures(operation: RestCall | StreamCall): MarkdownNode[] {
  if (operation.kind === 'stream') {
    return [lead('Errors', [...inline(': see '), link('#stream-lifecycle', 'Stream lifecycle'), ...inline('.')])];
  }
  const general = [...inline(': see '), link('#errors', 'Errors'), ...inline('.')];
  if (operation.causes.length === 0) return [lead('Errors', general)];
  const own = [...general, ...inline(' This call also returns a status from 400 to 499 in these cases:')];
  return [lead('Errors', own), causes(operation.causes)];
}

/** Explains whether a client can repeat a request that might have been processed. */
function retries({repeat: {safe, effect}}: RestCall | StreamCall): MarkdownNode {
  return lead(
    'Retries',
    `: ${safe ? 'safe.' : 'not safe, because the first request might have been processed.'} ${effect}`,
  );
}

/** Names what tiers allow in one call. Figures are quoted from the facts. Rates are the same for every call. */
function limitsOf({limits}: RestCall | StreamCall): MarkdownNode[] {
  const parts = limits.flatMap(({tier, fact: key, unit}, index) => [
    ...inline(`${index > 0 ? '; ' : ': '}on the ${tier} tier, `),
    fact(key),
    ...inline(` ${unit}`),
  ]);
  return parts.length > 0 ? [lead('Limits', [...parts, ...inline('.')])] : [];
}

function restRequest({parameters, body}: RestCall): MarkdownNode[] {
  return [
    ...(parameters.length > 0 ? [lead('Path parameters'), requestFields(parameterSchema(parameters))] : []),
    body ? lead('Body', `, \`${body.contentType}\`: ${body.description}`) : lead('Body', ': none.'),
    ...(body?.schema ? [requestFields(body.schema)] : []),
  ];
}

/** Returns the responses of a call that succeeds. Calls fail with the same statuses, which one section explains. */
function restResponse({responses}: RestCall): MarkdownNode[] {
  return responses
    .filter((response) => !isFailure(response))
    .flatMap(({status, content, meaning}) => {
      const title = statusNames[status] ?? status;
      const form = content?.schemaName ?? content?.contentType;
      return [
        lead(title, `${form ? `, \`${form}\`` : ''}: ${meaning}`),
        ...(content?.schema ? [responseFields(content.schema), ...exampleFence(content, title)] : []),
      ];
    });
}

/** Returns the messages of a stream in one direction: a table, and the fields and example of each JSON message. */
const messageFields = (entries: StreamMessage[], show: typeof requestFields): MarkdownNode[] => [
  messages(entries),
  ...entries.flatMap((entry) => {
    if (!entry.schema?.properties) return [];
    return [lead(`${entry.title} message`), show(entry.schema), ...exampleFence(entry, entry.title)];
  }),
];

function section(call: RestCall | StreamCall): MarkdownNode[] {
  const {id, path, summary} = call;
  const isRest = call.kind === 'rest';
  return [
    heading(2, summary),
    paragraph(`\`${isRest ? call.method : 'WSS'} ${path}\``),
    ...paragraphs(call.description),
    isRest ? element('TryCall', {operation: id, when: 'visible'}) : element('StreamReplay', {operation: id}),
    heading(3, `${summary}: request`),
    ...(isRest ? restRequest(call) : messageFields(call.sends, requestFields)),
    codeTabs(summary, isRest ? restSamples(call) : streamSamples(call)),
    heading(3, `${summary}: response`),
    ...(isRest ? restResponse(call) : messageFields(call.receives, responseFields)),
    ...failures(call),
    retries(call),
    ...limitsOf(call),
  ];
}

/** Paths of the two contracts, from the working directory or absolute. */
type ContractPaths = typeof contractPaths;

const operationsIn = ({openapi, asyncapi}: ContractPaths): (RestCall | StreamCall)[] =>
  referenceOperations(readContract<OpenApi>(openapi), readContract<AsyncApi>(asyncapi));

/**
 * Returns the API reference as Markdown nodes (mdast with MDX elements): a second-level heading for each operation, with
 * a request and a response section below it.
 *
 * Figures are `{facts.…}` expressions, which the facts plugin or `resolveFact` replaces afterwards.
 * @param openapi path of the OpenAPI contract
 * @param asyncapi path of the AsyncAPI contract
 * @throws Error naming the file, line, and column of what can't be read or is missing
 */
export function referenceNodes(openapi: string, asyncapi: string): MarkdownNode[] {
  return operationsIn({openapi, asyncapi}).flatMap(section);
}

/** Generators of content from the contract, by the tag that authors write. */
const generators: Record<string, (contracts: ContractPaths) => MarkdownNode[]> = {
  ApiReference: ({openapi, asyncapi}) => referenceNodes(openapi, asyncapi),
  ApiErrors: (contracts) => [errors(operationsIn(contracts).filter(({kind}) => kind === 'rest'))],
  StreamPhases: (contracts) =>
    operationsIn(contracts).flatMap((operation) => (operation.kind === 'stream' ? [phases(operation.phases)] : [])),
};

/**
 * Remark plugin: replaces `<ApiReference />`, `<ApiErrors />`, and `<StreamPhases />` with ordinary headings, tables,
 * and fences. It must run before the plugins that read those: figures, code blocks, Docusaurus' own table of contents.
 * @throws Error when a contract is broken; pages without the tags never read the contracts
 */
export default function apiReference(contracts: ContractPaths) {
  return (tree: MarkdownNode): void => {
    transform(tree, (node) => {
      const generate = node.type === 'mdxJsxFlowElement' ? generators[node.name ?? ''] : undefined;
      return generate?.(contracts);
    });
  };
}

/** Returns the calls of the reference in its order, as lists name them. `anchor` is the ID of a call's heading. */
export function listedCalls(contracts: ContractPaths): {method: string; title: string; anchor: string}[] {
  const slugger = createSlugger();
  return operationsIn(contracts).map((call) => ({
    method: call.kind === 'rest' ? call.method : 'WSS',
    title: call.summary,
    anchor: slugger.slug(call.summary),
  }));
}
