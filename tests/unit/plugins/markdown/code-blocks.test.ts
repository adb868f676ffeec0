/** @jest-environment node */
import codeBlocks from '../../../../plugins/markdown/code-blocks';
import {parseMeta} from '../../../../plugins/markdown/code-blocks/meta';
import type {MarkdownNode} from '../../../../plugins/shared/markdown';
import {highlight} from '../../../../src/components/CodeBlock/highlight';
import {languages} from '../../../../src/components/CodeBlock/languages';
import {failure, nodesOf, transformed} from '../../../helpers/markdown';

/** Returns a fence as authors write it. */
const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``;

/** Returns the attributes of a page's elements with a name. */
function elements(name: string, source: string): Record<string, string | null>[] {
  const attributes = ({attributes = []}: MarkdownNode) =>
    Object.fromEntries(attributes.map((entry) => [entry.name, entry.value]));
  return nodesOf('mdxJsxFlowElement', transformed(codeBlocks, source))
    .filter((node) => node.name === name)
    .map(attributes);
}

const tabs = (...fences: string[]) => ['<CodeTabs label="Recognize">', ...fences, '</CodeTabs>'].join('\n\n');

describe('a code block', () => {
  it('becomes an element with its highlighted HTML and language', () => {
    expect(elements('CodeBlock', fence('js title="listen.mjs"', 'await x'))).toEqual([
      {
        html: '<span class="code-keyword">await</span> x',
        language: 'js',
        languageLabel: 'JavaScript',
        title: 'listen.mjs',
      },
    ]);
  });

  it.each([
    ['bash title="curl"', 'bash', 'curl'],
    ['text output', 'text', 'Output'],
  ])('after ```%s has the label of its purpose, and no title', (info, language, languageLabel) => {
    expect(elements('CodeBlock', fence(info))).toEqual([{html: 'x', language, languageLabel}]);
  });

  it("isn't changed if it's a diagram", () => {
    expect(nodesOf('code', transformed(codeBlocks, fence('mermaid')))).toHaveLength(1);
  });
});

describe('CodeTabs', () => {
  it('has a tab for each code block, named after its language', () => {
    expect(elements('CodeTab', tabs(fence('bash title="curl"'), fence('js'), fence('python')))).toEqual([
      {language: 'curl', label: 'curl'},
      {language: 'javascript', label: 'JavaScript'},
      {language: 'python', label: 'Python'},
    ]);
  });

  it('names each sample after its purpose and its language', () => {
    const labels = elements('CodeBlock', tabs(fence('js'), fence('python'))).map(({label}) => label);
    expect(labels).toEqual(['Recognize, JavaScript', 'Recognize, Python']);
  });
});

it.each([
  [`Words.\n\n${fence('')}`, '3:1: A code block needs a language. Fix: write it after the three backticks'],
  [fence('pyton'), '1:1: Unknown code language "pyton". Fix: did you mean python?'],
  [fence('ruby'), '1:1: Unknown code language "ruby". Fix: write one of: bash, '],
  [tabs(fence('js'), fence('python')).replace(/ label=".*"/, ''), '1:1: <CodeTabs> needs a label. Fix: write what'],
  [tabs(fence('js')), '1:1: <CodeTabs> needs at least two code blocks'],
  [tabs(fence('js'), fence('js')), '7:1: <CodeTabs> already has a block in JavaScript. Fix: keep one block'],
])('fails the build at its place, with a fix: %j', (source, message) => {
  expect(failure(codeBlocks, source)).toContain(`docs/page.mdx:${message}`);
});

describe('highlighted HTML', () => {
  const sample = '// a comment\nconst x = {"a": 1}; <b> print("two") & 3';

  it.each(Object.keys(languages))('has class names, no styles, and the same text as the source (%s)', (language) => {
    const html = highlight(sample, language);
    for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(/^<span class="[\w -]+">$|^<\/span>$/);
    const text = html.replace(/<[^>]*>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(sample);
  });

  it('colors an option with a hyphen as a whole', () => {
    expect(highlight('npm install --save-dev x', 'bash')).toContain('">--save-dev</span>');
  });

  const colored = Object.keys(languages).filter((language) => languages[language]?.grammar);
  it.each(colored)('has colors by the grammar of %s', (language) => {
    expect(highlight('GET / HTTP/1.1\n"text": <b>1</b> # // {\n- x: "y"', language)).toContain('class="code-');
  });
});

describe('the words after a language', () => {
  it('are parsed with their values', () => {
    expect(parseMeta('title="a b.mjs" schema="Result" no-check="needs a microphone" output')).toEqual({
      title: 'a b.mjs',
      schema: 'Result',
      noCheck: 'needs a microphone',
      output: true,
      setup: false,
    });
  });
});
