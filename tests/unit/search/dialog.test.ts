import {forgetChoices, recentChoices, rememberChoice} from '../../../src/search/dialog/recent';
import {choiceGroup, noResultsView, resultGroups} from '../../../src/search/dialog/view';
import type {Hit, Marked} from '../../../src/search/shape';

const choice = (name: string) => ({href: `/${name}`, heading: name, trail: ['Page']});

it('recent choices are the last five, newest first, each once', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) rememberChoice(choice(name));
  expect(recentChoices().map(({heading}) => heading)).toEqual(['d', 'f', 'e', 'c', 'b']);
  forgetChoices();
  expect(recentChoices()).toEqual([]);
});

it.each([
  '',
  'null',
  '{}',
  '[1, null, {}]',
  '[{"href": "javascript:alert(1)", "heading": "x", "trail": []}]',
  '[{"href": "//evil.example", "heading": "x", "trail": []}]',
  String.raw`[{"href": "/\\evil.example", "heading": "x", "trail": []}]`,
  String.raw`[{"href": "/\t/evil.example", "heading": "x", "trail": []}]`,
])("recent choices ignore stored values that aren't choices: %s", (stored) => {
  window.localStorage.setItem('search-recent', stored);
  expect(recentChoices()).toEqual([]);
});

const hostile = '<img src=x onerror=alert(1)>';
const plain = (text: string): Marked => ({text, marks: []});
const hit = (parent: string, text: string, marks: Hit['heading']['marks'] = []) => ({
  href: '/page#id',
  trail: ['Page', parent],
  heading: {text, marks},
  snippet: plain('a b'),
  score: 1,
});

it('results leave out a parent heading that the heading repeats', () => {
  const hits = [hit('Parse text', 'Parse text: Response')];
  const [[group]] = resultGroups({query: 'x', groups: [{page: 'Page', hits}]});
  expect(group?.querySelector('a')?.textContent).toBe('Parse text: Responsea b');
});

it('results are rendered in two parts, the second one on request', () => {
  const page = (name: string, count: number) => ({page: name, hits: Array.from({length: count}, () => hit('', 'A'))});
  const parts = (...pages: ReturnType<typeof page>[]) => {
    const [first, rest] = resultGroups({query: 'a', groups: pages});
    return [first, rest()].map((part) => part.map(({firstElementChild}) => firstElementChild?.textContent).join(' '));
  };
  expect(parts(page('one', 3), page('two', 3), page('three', 3))).toEqual(['one two', 'three']);
  expect(parts(page('one', 3), page('two', 1))).toEqual(['one two', '']);
  expect(parts()).toEqual(['', '']);
});

it('results show hostile text as text', () => {
  const marked: Marked = {
    text: hostile,
    marks: [
      [1, 4, true],
      [5, 8, false],
    ],
  };
  const answer = {title: plain('Free tier'), text: marked, href: '/page#id', trail: ['Page', 'Limits']};
  const hits = [hit('Above', hostile, marked.marks)];
  const [groups] = resultGroups({query: 'x', groups: [{page: hostile, hits}], answer});
  const all = [...groups, ...choiceGroup('Recent', [choice(hostile)])];
  const message = document.createElement('div');
  message.append(...noResultsView(hostile, [hostile], '/docs'));
  for (const element of [...all, message]) expect(element.querySelector('img')).toBeNull();
  expect(groups[1]?.querySelector('a')?.textContent).toBe(`Above › ${hostile}a b`);
  const marks = groups.flatMap((group) => [...group.querySelectorAll('mark, u')]);
  expect(marks.map((mark) => mark.outerHTML).join('')).toBe('<mark>img</mark><u>src</u>'.repeat(2));
  expect(message.textContent).toContain(hostile);
});
