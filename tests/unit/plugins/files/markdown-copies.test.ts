import {copies, fence, site, textOf} from '../../../helpers/markdownCopies';

describe('a copy', () => {
  it('is at the page’s address, and starts with its title and description', async () => {
    const [copy] = await copies('---\ntitle: x\nowner: web\naliases: [y]\n---\n\nText.\n');
    expect(copy?.path).toBe('/docs/keys.md');
    expect(copy?.content).toBe(
      [
        '---',
        'title: Keys_and "locks"',
        'description: \'What Keys_and "locks" is for: everything.\'',
        'url: https://timbre.example/docs/keys',
        '---',
        '',
        '# Keys_and "locks"',
        '',
        'Text.',
        '',
      ].join('\n'),
    );
  });

  it('has a form for longer texts, without front matter', async () => {
    const [, copy] = await copies('Text.');
    expect(copy?.part).toBe(
      '# Limits\n\n> What Limits is for: everything.\n\nPage: https://timbre.example/docs/limits\n\nAll limits.\n',
    );
  });

  it('has titles and output in words, and leaves out how samples are checked', async () => {
    expect(await textOf(fence('js title="a_b.mjs" no-check="why"', '1'))).toBe(
      `**\`a_b.mjs\`**\n\n${fence('js', '1')}`,
    );
    expect(await textOf(fence('bash title="Terminal"', 'ls'))).toBe(`**Terminal**\n\n${fence('bash', 'ls')}`);
    expect(await textOf(fence('text output', 'hi'))).toBe(`**Output**\n\n${fence('text', 'hi')}`);
    expect(await textOf(fence('json schema="Error"', '{}'))).toBe(fence('json', '{}'));
  });

  it('leaves out what is hidden on the page', async () => {
    const hidden = `${fence('js setup', 'hidden()')}\n{/* a note to authors */}\n\nSeen.\n`;
    expect(await textOf(hidden)).toBe('Seen.\n');
    expect(await textOf(`<CodeTabs label="Go">\n\n${fence('js setup', 'hidden()')}\n</CodeTabs>`)).toBe('');
  });

  it('has other tabs as sections, with their headings one level lower', async () => {
    const tab = (id: string, text: string) => `<DocsTab id="${id}" label="${id} tab">\n\n${text}\n\n</DocsTab>`;
    const text = await textOf(
      `<DocsTabs label="All">\n\n${tab('a', '- One')}\n\n${tab('b', '## Own\n\nTwo')}\n\n</DocsTabs>`,
    );
    expect(text).toBe('## a tab\n\n- One\n\n## b tab\n\n### Own\n\nTwo\n');
  });

  it.each([
    ['<ConfidenceRanges />', '**Ranges:** Ask again: below 0.5. Confirm: from 0.5 to below 0.8. Act: 0.8 or higher.'],
    [
      '<WeightedScores recency="1" />',
      '**Scores:** Spinach lasagna: 0.51, of which recency 0.09, popularity 0.14, relevance 0.29. Winter menu: 0.71, of which recency 0.41, popularity 0.20, relevance 0.10.',
    ],
  ])('has the drawing %s as words', async (tag, words) => {
    expect((await textOf(tag)).trim()).toBe(words);
  });

  it('leaves out the drawing of the call patterns, which lists describe, and unwraps columns', async () => {
    expect(await textOf('<CallPatterns />\n\n<SideBySide>\n\nOne\n\nTwo\n\n</SideBySide>')).toBe('One\n\nTwo\n');
  });

  it('has a diagram as words and as its source', async () => {
    const drawing = fence('mermaid', 'stateDiagram-v2\n    [*] --> idle');
    expect(await textOf(`<Diagram alt="It starts in idle.">\n\n${drawing}\n</Diagram>`)).toBe(
      `**Diagram:** It starts in idle.\n\n${drawing}`,
    );
  });

  it('has HTML elements as their text, and keeps those without which it would mean something else', async () => {
    expect(await textOf('Press <kbd>Ctrl</kbd> in <abbr title="Voice AI">VAI</abbr>.')).toBe(
      'Press Ctrl in VAI (Voice AI).\n',
    );
    expect(await textOf('10<sup>6</sup>, H<sub>2</sub>O')).toBe('10<sup>6</sup>, H<sub>2</sub>O\n');
    expect(await textOf('One<br />two\n\n<br />\n\n| a |\n|---|\n| b<br />c |')).toBe(
      'One\\\ntwo\n\n| a |\n| - |\n| b c |\n',
    );
    expect(await textOf('<details>\n<summary>More *here*</summary>\n\nText.\n\n</details>')).toBe(
      '**More _here_**\n\nText.\n',
    );
    expect(await textOf('<details>\n<summary>\nMore\n</summary>\n\nText.\n\n</details>')).toBe('More\n\nText.\n');
  });

  it('has admonitions as quotes that start with their kind', async () => {
    expect(await textOf(':::warning[Keep `it`]\n\nOnce.\n\n- List\n\n:::\n')).toBe(
      '> **Warning: Keep `it`**\n>\n> Once.\n>\n> - List\n',
    );
    expect(await textOf(':::note\n\nText.\n\n:::\n')).toBe('> **Note**\n>\n> Text.\n');
  });

  it('keeps text that only looks like a directive', async () => {
    expect(await textOf('It is 10:am, or a:b.')).toBe('It is 10:am, or a:b.\n');
  });
});

describe('a link in a copy', () => {
  const addressOf = async (url: string) => /\]\((.*)\)/.exec(await textOf(`[text](${url})`))?.[1];

  it.each([
    ['./limits.mdx', `${site}/docs/limits.md`],
    ['./limits.mdx#free', `${site}/docs/limits.md#free`],
    ['/docs/limits', `${site}/docs/limits.md`],
    ['#here', `${site}/docs/keys.md#here`],
    ['/products/pricing#plans', `${site}/products/pricing#plans`],
    ['pathname:///api/openapi.yaml', `${site}/api/openapi.yaml`],
    ['https://example.org/a#b', 'https://example.org/a#b'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('to %s leads to %s', async (url, address) => expect(await addressOf(url)).toBe(address));

  it('is absolute in a definition, too', async () => {
    expect(await textOf('[text][a]\n\n[a]: ./limits.mdx\n')).toContain(`[a]: ${site}/docs/limits.md`);
  });

  it('to a missing page fails at its position', async () => {
    await expect(textOf('See [x](./lost.mdx).')).rejects.toThrow(/keys\.mdx:1:5: The link to \.\/lost\.mdx .* Fix: /);
  });
});

describe('an image in a copy', () => {
  it('has an absolute address, or only its description if just the built site knows the address', async () => {
    expect(await textOf('![A wave](/img/a.svg)')).toBe(`![A wave](${site}/img/a.svg)\n`);
    expect(await textOf('![A wave](./a.svg)')).toBe('Image: A wave\n');
  });
});

describe('a page that can’t be copied', () => {
  it.each([
    [
      'a tag without a plain form',
      'Text\n\n<Video src="a">\n\nx\n\n</Video>',
      /keys\.mdx:3:1: <Video> .* Fix: .*CodeTabs/,
    ],
    ['such a tag within a line', 'A <Key>b</Key>', /keys\.mdx:1:3: <Key> /],
    ['an unknown figure', 'A {facts.docs.freeTier.callPerDay}', /keys\.mdx:1:3: .*callsPerDay/],
    ['a tag that never closes', 'A\n\n<CodeTabs>', /keys\.mdx: .*3:1.* Fix: /],
    ['a tag without its label', '<CodeTabs>\n\ntext\n\n</CodeTabs>', /keys\.mdx:1:1: <CodeTabs> needs label/],
  ])('%s fails at its position', async (_, source, message) => {
    await expect(textOf(source)).rejects.toThrow(message);
  });
});
