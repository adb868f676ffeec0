/** @jest-environment node */

import factsInMarkdown from '../../../plugins/facts';
import {factNames, formatFact, resolveFact} from '../../../plugins/facts/resolve';
import {wordsOf} from '../../../plugins/shared/markdown';
import {failure, nodesOf, transformed} from '../../helpers/markdown';

const built = (source: string) => transformed(factsInMarkdown, source);
const failing = (source: string) => failure(factsInMarkdown, source);

describe('a figure in prose', () => {
  it('is replaced by its literal text', () => {
    expect(wordsOf(built('At most {facts.docs.freeTier.audioSeconds} seconds.'))).toBe('At most 15 seconds.');
  });

  it('leaves no expression behind, so that every copy of the page holds plain words', () => {
    const tree = built('# {facts.brand.name}\n\n**{facts.docs.apiVersion}**\n\n{facts.brand.tagline}');
    expect([...nodesOf('mdxTextExpression', tree), ...nodesOf('mdxFlowExpression', tree)]).toEqual([]);
    expect(wordsOf(tree)).toBe(['Timbre', 'v1', 'Voice AI that understands'].join(''));
  });

  it('becomes a paragraph when it stands alone in its line', () => {
    const [paragraph] = nodesOf('paragraph', built('{facts.brand.name}'));
    expect(paragraph && wordsOf(paragraph)).toBe('Timbre');
  });

  it('is found in any depth', () => {
    expect(wordsOf(built('- a list\n\n  > with *{facts.docs.recognition.maxAlternatives}* quotes'))).toContain(
      'with 3 quotes',
    );
  });

  it('can have spaces in its braces', () => {
    expect(wordsOf(built('At most { facts.docs.freeTier.audioSeconds } seconds.'))).toBe('At most 15 seconds.');
  });
});

describe('what is no figure', () => {
  it('stays when it is code', () => {
    const [code] = nodesOf('inlineCode', built('Write `{facts.brand.name}` to quote it.'));
    expect(code?.value).toBe('{facts.brand.name}');
  });

  it('stays when it is a comment', () => {
    const [comment] = nodesOf('mdxFlowExpression', built('{/* for authors */}'));
    // A leaf that gains the key breaks the step that turns the tree into HTML.
    expect(comment).not.toHaveProperty('children');
  });

  it.each(['1 + 1', 'props.name', 'facts', 'facts.docs.languages.length()', 'facts["docs"]', 'alert(1)'])(
    'fails the build: {%s}',
    (expression) => {
      expect(failing(`Text {${expression}}.`)).toBe(
        `docs/page.mdx:1:6: {${expression}} isn't a figure, and braces can contain only figures. Fix: write {facts.…} for a figure, or \\{ for a brace.`,
      );
    },
  );
});

describe('an unknown figure', () => {
  it('fails the build at its file, line and column, with the nearest name', () => {
    expect(failing('One line.\n\nAt most {facts.docs.freeTier.audioSecond} seconds.')).toBe(
      'docs/page.mdx:3:9: There is no figure {facts.docs.freeTier.audioSecond}. ' +
        'Fix: did you mean {facts.docs.freeTier.audioSeconds}?',
    );
  });

  it.each(['facts.docs.freeTier', 'facts.docs.constructor', 'facts.docs.audioFormats.length'])(
    'is also a group of figures, or what every object has: %s',
    (name) => {
      expect(failing(`{${name}}`)).toContain(`There is no figure {${name}}`);
    },
  );
});

describe('how a figure reads', () => {
  it.each([
    ['facts.docs.freeTier.callsPerMonth', '1,000'],
    ['facts.marketing.pricing.pro.requestsPerMonth', '50,000'],
    ['facts.docs.recognition.maxAlternatives', '3'],
    ['facts.docs.accuracy', '98.7%'],
    ['facts.docs.audioFormats', 'WAV, MP3, FLAC, OGG'],
  ])('%s is %s', (name, text) => {
    expect(resolveFact(name)).toBe(text);
  });

  it('groups numbers in lists too', () => {
    expect(formatFact([1_000, 20])).toBe('1,000, 20');
  });

  it('is some text, for every name that there is', () => {
    for (const name of factNames) expect(resolveFact(name)).toMatch(/\S/);
  });
});
