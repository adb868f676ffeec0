import {parseDocument} from 'yaml';
import {problemAt, problemAtOffset} from '../place';
import type {Check, Fence, SampleProblem} from '../types';

const tag =
  /<!--[\s\S]*?-->|<[?!][^>]*>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<|&(?!#?\w+;)/g;

/** Checks that XML is well-formed: each tag is complete and closed in order. HTML must be, too. */
function xmlProblems(fence: Fence): SampleProblem[] {
  const open: string[] = [];
  for (const match of fence.code.matchAll(tag)) {
    const [text, closes, name, , selfCloses] = match;
    const at = (expected: string, fix: string) => [
      problemAtOffset(fence, match.index, {expected, received: text, fix}),
    ];
    if (text === '<') return at('a whole tag', 'close the tag, and quote the values of its attributes.');
    if (text === '&') return at('a character reference', 'write &amp;.');
    if (!name || selfCloses) continue;
    if (!closes) open.push(name);
    else {
      const opened = open.pop();
      if (opened !== name)
        return at(opened ? `</${opened}>` : 'no end without a start', 'close tags in the order they nest.');
    }
  }
  if (open.length === 0) return [];
  const last = open.at(-1) ?? '';
  const offset = fence.code.lastIndexOf(`<${last}`);
  return [problemAtOffset(fence, offset, {expected: `</${last}>`, received: 'none', fix: 'close the tag.'})];
}

function yamlProblems(fence: Fence): SampleProblem[] {
  const fix = 'correct indentation, quotes and colons.';
  return parseDocument(fence.code, {prettyErrors: false}).errors.map(({pos, message: received}) =>
    problemAtOffset(fence, pos[0], {expected: 'YAML', received, fix}),
  );
}

/** Checks an HTTP message: an optional start line, headers, and a body after an empty line. */
function httpProblems(fence: Fence): SampleProblem[] {
  const [head = ''] = fence.code.split('\n\n');
  return head.split('\n').flatMap((line, index) => {
    const isStart = index === 0 && /^([A-Z]+ \/\S* HTTP\/[\d.]+|HTTP\/[\d.]+ \d{3}( .*)?)$/.test(line);
    if (isStart || /^[\w-]+: \S/.test(line)) return [];
    const fix = 'write METHOD /path HTTP/1.1 first, then one Name: value per line.';
    return problemAt(fence, fence.line + index, 1, {expected: 'an HTTP header', received: line, fix});
  });
}

const partners: Record<string, string> = {')': '(', ']': '[', '}': '{'};

/** Checks that brackets match outside strings and comments. Nothing else in a build script is checked. */
function bracketProblems(fence: Fence): SampleProblem[] {
  const open: {bracket: string; offset: number}[] = [];
  const problem = (offset: number, expected: string, received: string) => [
    problemAtOffset(fence, offset, {expected, received, fix: 'add the matching bracket.'}),
  ];
  for (const {0: token, index} of fence.code.matchAll(/\/\/.*|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[()[\]{}]/g)) {
    if (token.length > 1) continue;
    const partner = partners[token];
    if (!partner) open.push({bracket: token, offset: index});
    else if (open.pop()?.bracket !== partner) return problem(index, `a ${partner} before it`, token);
  }
  const last = open.at(-1);
  return last ? problem(last.offset, 'a closing bracket', 'none') : [];
}

const parsers = new Map(
  Object.entries({
    // Samples of HTML close each element, as XML does.
    html: xmlProblems,
    xml: xmlProblems,
    yaml: yamlProblems,
    http: httpProblems,
    groovy: bracketProblems,
    md: () => [],
    // Drawn by Mermaid, which reports mistakes.
    mermaid: () => [],
  }),
);

/** The languages that are only parsed. */
export const parsedLanguages = [...parsers.keys()];

/** Parses what can't be run: markup, configuration, and diagrams. */
export const checkMarkup: Check = async (fences) =>
  fences.map((fence) => {
    const problems = parsers.get(fence.language)?.(fence) ?? [];
    return {fence, proof: problems.length > 0 ? 'failed' : 'parsed', problems};
  });
