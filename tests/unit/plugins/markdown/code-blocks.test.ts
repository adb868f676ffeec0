/** @jest-environment node */
import codeBlocks from '../../../../plugins/markdown/code-blocks';
import type {MarkdownNode} from '../../../../plugins/shared/markdown';
import {highlight} from '../../../../src/components/CodeBlock/highlight';
import {languages} from '../../../../src/components/CodeBlock/languages';
import {nodesOf, transformed} from '../../../helpers/markdown';

/** Returns a fence as authors write it. */
const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\``;

/** Returns the attributes of a page's elements with a name. */
function elements(name: string, source: string): Record<string, unknown>[] {
  const attributes = ({attributes = []}: MarkdownNode) =>
    Object.fromEntries(attributes.map((entry) => [entry.name, entry.value]));
  return nodesOf('mdxJsxFlowElement', transformed(codeBlocks, source))
    .filter((node) => node.name === name)
    .map(attributes);
}

describe('a code block', () => {
  it('becomes an element with its highlighted HTML and language', () => {
    expect(elements('CodeBlock', fence('js', 'await x'))).toEqual([
      {html: '<span class="code-keyword">await</span> x', language: 'js', languageLabel: 'JavaScript'},
    ]);
  });

  it.each([
    ['js title="listen.mjs"', {title: 'listen.mjs', language: 'js', languageLabel: 'JavaScript'}],
    ['bash title="curl"', {language: 'bash', languageLabel: 'curl'}],
    ['text output', {language: 'text', languageLabel: 'Output'}],
  ])('has the title and label that its author means with %s', (info, attributes) =>
    expect(elements('CodeBlock', fence(info))).toEqual([{html: 'x', ...attributes}]),
  );

  it('is removed if it only sets up the next one', () =>
    expect(elements('CodeBlock', `${fence('js setup')}\n\n${fence('js')}`)).toHaveLength(1));

  it("isn't changed if it's a diagram", () =>
    expect(nodesOf('code', transformed(codeBlocks, fence('mermaid')))).toHaveLength(1));

  it('is found at any depth', () =>
    expect(elements('CodeBlock', `- step\n\n  ${fence('js').replaceAll('\n', '\n  ')}`)).toHaveLength(1));
});

it('code without a language, or with one that nothing colors, is text', () => {
  const text = {html: '&lt;b&gt;', language: 'text', languageLabel: 'Text'};
  expect(elements('CodeBlock', fence('', '<b>'))).toEqual([text]);
  expect(elements('CodeBlock', fence('nonesuch', 'a'))[0]).toMatchObject({html: 'a', languageLabel: 'Text'});
});

const tabs = (...fences: string[]) => ['<CodeTabs label="Recognize">', ...fences, '</CodeTabs>'].join('\n\n');

it('CodeTabs has a tab for each code block, named after its language', () => {
  expect(elements('CodeTab', tabs(fence('bash title="curl"'), fence('js'), fence('python')))).toEqual([
    {language: 'curl', label: 'curl'},
    {language: 'javascript', label: 'JavaScript'},
    {language: 'python', label: 'Python'},
  ]);
});

it('CodeTabs names each sample after its purpose and its language', () => {
  const labels = elements('CodeBlock', tabs(fence('js'), fence('python'))).map(({label}) => label);
  expect(labels).toEqual(['Recognize, JavaScript', 'Recognize, Python']);
});

it('CodeTabs removes code blocks that only set up others', () =>
  expect(elements('CodeTab', tabs(fence('js setup'), fence('js'), fence('python')))).toHaveLength(2));

const sample = '// a comment\nconst x = {"a": 1}; <b> print("two") & 3';

it.each(Object.keys(languages))('highlighted %s has class names, no styles, and the text, escaped', (language) => {
  const text = highlight(sample, language).replace(/<span class="[\w -]+">|<\/span>/g, '');
  expect(text).toBe(sample.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
});

it('highlighted HTML colors an option with a hyphen as a whole', () =>
  expect(highlight('npm install --save-dev x', 'bash')).toContain('">--save-dev</span>'));

it.each(Object.keys(languages).filter((language) => languages[language]?.grammar))(
  'highlighted HTML colors %s by its grammar',
  (language) => {
    expect(highlight('GET / HTTP/1.1\n"text": <b>1</b> # // {\n- x: "y"', language)).toContain('class="code-');
  },
);

const html = (info: string, code: string) => elements('CodeBlock', fence(info, code))[0]?.html;
const marked = 'a\n<mark>b\n</mark>c\n';

it.each([
  ['text {2}', 'a\nb\nc'],
  ['js', 'a\n// highlight-next-line\nb\nc'],
  ['text', 'a\n# highlight-start\nb\n# highlight-end\nc'],
  ['text', 'a\n  <!-- highlight-next-line -->\nb\nc'],
  ['text', 'a\n{/* highlight-next-line */}\nb\nc'],
  ['text', 'a\n-- highlight-next-line\nb\nc'],
])('marked lines are those that the author names (%s, %j)', (info, code) => expect(html(info, code)).toBe(marked));

it('marked lines can be several, and have numbers', () => {
  expect(html('text {1,3-4} showLineNumbers=9', 'a\nb\nc\nd')).toBe(
    '<mark data-line="9">a\n</mark><span data-line="10">b\n</span><mark data-line="11">c\n</mark><mark data-line="12">d\n</mark>',
  );
});

it('marked lines divide tokens of several lines', () => {
  const string = (text: string) => `<span class="code-string">${text}</span>`;
  expect(html('js {2}', '`a\nb`')).toBe(`${string('`a\n')}<mark>${string('b`')}\n</mark>`);
});

it.each([
  ['tsx', 'React TSX', '<b>x</b>'],
  ['diff', 'Diff', '- x'],
  ['go', 'Go', 'return'],
  ['php', 'PHP', '<?php return 1;'],
  ['dockerfile', 'Docker', 'FROM x'],
])('a language that Prism knows is colored (%s)', (language, languageLabel, code) => {
  const before = highlight(code, 'js');
  const [block] = elements('CodeBlock', fence(language, code));
  expect(block).toMatchObject({language, languageLabel, html: expect.stringContaining('<span class="code-')});
  expect(highlight(code, 'js')).toBe(before);
});
