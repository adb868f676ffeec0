import {findingOf} from '../islands/ErrorFinder/finding';
import {maxTextLength, readText} from '../islands/ErrorFinder/read';
import {createSandbox} from '../sandbox';
import type {Call} from '../sandbox/calls';
import {contract} from '../sandbox/contract';
import {addressOf, callText, inLanguage, languages} from './callText';
import {type Documentation, findPage, headingsOf, sectionOf} from './documentation';
import {listOf, readRequest, referenceSection, requestInput} from './requests';
import {z} from './schema';
import {mistake, result, type Tool, tool} from './tool';

const calls: Call[] = [...contract.rest, ...contract.streams];
const callIds = calls.map(({id}) => id) as [string, ...string[]];

const statuses = [400, 401, 404, 429, 503] as const;

function readingTools({pages, search, siteUrl, read}: Documentation): Tool[] {
  const ids = pages.map(({id}) => id).join(', ');
  return [
    tool({
      name: 'search_docs',
      title: 'Search the documentation',
      description:
        'Finds sections of the documentation by words, error codes, or identifiers. Read them with read_page.',
      inputSchema: {query: z.string().min(1).max(400), limit: z.number().int().min(1).max(20).default(5)},
      isReadOnly: true,
      async run({query, limit}) {
        const {groups, answer} = await search.search(query);
        // Other pages of the site have no Markdown.
        const documented = groups.filter(({hits}) => findPage(pages, hits[0]?.href ?? ''));
        const hits = documented.flatMap((group) => group.hits).slice(0, limit);
        const found = hits.map(
          ({href, trail, heading, snippet}) =>
            `- ${[...trail, heading.text].join(' > ')}\n  ${siteUrl}${href}\n  ${snippet.text}`,
        );
        const short = answer ? [`${answer.title.text}: ${answer.text.text}\n`] : [];
        if (found.length > 0) return result([...short, ...found].join('\n'));
        const similar = await search.suggestions(query);
        return result(`Nothing found.${similar.length > 0 ? ` Similar words: ${similar.join(', ')}` : ''}`);
      },
    }),
    tool({
      name: 'read_page',
      title: 'Read a page',
      description: 'Returns a page of the documentation as Markdown, or one section of it with those below.',
      inputSchema: {
        page: z.string().max(300).describe(`Its ID or address. IDs: ${ids}`),
        section: z.string().max(300).optional().describe('The text of a heading, or the fragment of its address.'),
        language: languages.optional().describe('Leaves out samples in the other languages.'),
      },
      isReadOnly: true,
      async run({page: name, section = /#(.+)$/.exec(name)?.[1], language}) {
        const page = findPage(pages, name);
        if (!page) return mistake(`There is no page "${name}". Pages: ${ids}`);
        const markdown = await read(page);
        if (section === undefined) return result(inLanguage(markdown, language));
        const text = sectionOf(markdown, section);
        const headings = headingsOf(markdown).map(({depth, text: heading}) => `${'  '.repeat(depth - 2)}- ${heading}`);
        return text
          ? result(inLanguage(text, language))
          : mistake(`"${page.title}" has no section "${section}". Sections:\n${headings.join('\n')}`);
      },
    }),
  ];
}

function callTools(documentation: Documentation): Tool[] {
  return [
    tool({
      name: 'list_calls',
      title: 'List the calls',
      description:
        'Lists the calls of the API. With an ID, describes one: fields, responses, errors, limits, retries, and a sample.',
      inputSchema: {call: z.enum(callIds).optional(), language: languages.default('curl').describe('Of the sample.')},
      isReadOnly: true,
      run({call: id, language}) {
        const call = calls.find((each) => each.id === id);
        if (call) return result(callText(call, language, documentation));
        const line = (each: Call) =>
          `- ${each.id}: ${addressOf(each)}\n  ${each.summary}. ${each.description.replace(/\s+/g, ' ')}`;
        return result(calls.map(line).join('\n'));
      },
    }),
    tool({
      name: 'explain_error',
      title: 'Explain an error',
      description:
        'Explains a status, a code, a body, a log, or what a client printed: cause, fix, and whether a retry is safe.',
      inputSchema: {
        text: z.string().min(1).max(maxTextLength),
        call: z.enum(callIds).optional().describe('The call that failed.'),
      },
      isReadOnly: true,
      run({text, call: id}) {
        const reading = readText(text);
        const call = calls.find((each) => each.id === (id ?? reading.operation));
        const finding = findingOf(reading, call ?? (calls[0] as Call), call !== undefined);
        if (!finding)
          return result('The text has no status, error code, or message of a client that the documentation knows.');
        const {title, cause, remedy, retry, further, notes} = finding;
        return result(
          [
            title,
            `Cause: ${cause}`,
            `What to do: ${remedy}`,
            ...(retry ? [`Retry (${retry.verdict}): ${retry.text}`] : []),
            ...further.map((each) => `Or: ${each.cause} ${each.remedy}`),
            ...notes,
            `Reference: ${referenceSection(call, documentation)}`,
          ].join('\n'),
        );
      },
    }),
  ];
}

function sandboxTools(documentation: Documentation): Tool[] {
  const trainingMs = 2_000;
  const sandboxes = new Map<string, ReturnType<typeof createSandbox>>();
  const sandboxOf = (tier?: 'Free' | 'Developer' | 'Enterprise') => {
    const sandbox = sandboxes.get(tier ?? '') ?? createSandbox({tier, trainingMs});
    sandboxes.set(tier ?? '', sandbox);
    return sandbox;
  };
  return [
    tool({
      name: 'check_request',
      title: 'Check a request',
      description:
        'Compares a request with the contract, without sending it. Returns every violation: the field, what is allowed, and what it has.',
      inputSchema: requestInput,
      isReadOnly: true,
      run(input) {
        const {request, call} = readRequest(input);
        const {violations} = createSandbox().handle(request);
        const section = `Reference: ${referenceSection(call, documentation)}`;
        if (violations.length > 0)
          return result(`The request doesn’t fit the contract:\n${listOf(violations)}\n\n${section}`);
        return result(`The request fits the contract of "${call?.summary}".\n\n${section}`);
      },
    }),
    tool({
      name: 'simulate_call',
      title: 'Simulate a call',
      description: `Returns what the API's mock returns: status, headers, and body. Nothing is sent. Created domains are kept until the server ends or the page is closed, and train for ${trainingMs / 1_000} seconds.`,
      inputSchema: {
        ...requestInput,
        tier: z.enum(['Free', 'Developer', 'Enterprise']).optional().describe('Applies the limits of a tier.'),
        fail: z
          .union(statuses.map((status) => z.literal(status)))
          .optional()
          .describe('The documented failure to return.'),
      },
      isReadOnly: false,
      run({tier, fail, ...input}) {
        const {request, call} = readRequest(input);
        const headers = {...request.headers, ...(fail && {Prefer: `status=${fail}`})};
        const {status, headers: received, body, violations} = sandboxOf(tier).handle({...request, headers});
        const text = typeof body === 'string' ? body : `${body.length} bytes of audio`;
        const head = Object.entries(received).map(([name, value]) => `${name}: ${value}`);
        const problems = violations.length > 0 ? `\n\nViolations of the contract:\n${listOf(violations)}` : '';
        return result(
          `HTTP ${status}\n${head.join('\n')}\n\n${text}${problems}\n\nSimulated. Reference: ${referenceSection(call, documentation)}`,
        );
      },
    }),
  ];
}

/** Returns the tools that search and read the documentation, explain errors, and check and simulate requests. */
export const createTools = (documentation: Documentation): Tool[] => [
  ...readingTools(documentation),
  ...callTools(documentation),
  ...sandboxTools(documentation),
];
