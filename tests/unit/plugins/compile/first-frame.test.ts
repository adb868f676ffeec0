import {firstFrame} from '../../../../plugins/compile/enhance/firstFrame';
import {refuseStorage} from '../../../helpers/browser';

const {dataset} = document.documentElement;

const prefers = (dark: boolean) => {
  window.matchMedia = ((query: string) => ({matches: dark === query.includes('dark')})) as typeof window.matchMedia;
};

beforeEach(() => {
  prefers(false);
  jest.spyOn(CSSStyleSheet.prototype, 'replaceSync');
});

/** Returns the languages whose panels the page's own style sheet shows. */
const shownLanguages = () => {
  expect(document.adoptedStyleSheets).toHaveLength(1);
  const [text = ''] = jest.mocked(CSSStyleSheet.prototype.replaceSync).mock.lastCall ?? [];
  return [...text.matchAll(/&\[data-language=(\w+)\]\{display:contents/g)].map(([, language]) => language);
};

/** Runs the script as the browser does before the first paint. */
const run = () => new Function(firstFrame('theme-x'))();

afterEach(() => {
  document.adoptedStyleSheets = [];
  for (const name of Object.keys(dataset)) delete dataset[name];
});

it('the root element in the first frame has a language of API calls and one of an SDK', () => {
  window.localStorage.setItem('code-language', 'python kotlin');
  run();
  expect(dataset.codeLanguage).toBe('python kotlin');
  expect(shownLanguages()).toEqual(['python', 'kotlin']);
});

it.each(['', 'Python"]', 'python}*{'])(
  'the root element in the first frame has no code language if an invalid one is stored: "%s"',
  (stored) => {
    window.localStorage.setItem('code-language', stored);
    run();
    expect(dataset.codeLanguage).toBeUndefined();
    expect(shownLanguages()).toEqual([]);
  },
);

it('the root element in the first frame has no code language if storage is blocked', () => {
  refuseStorage();
  expect(run).not.toThrow();
  expect(dataset.scripted).toBe('');
});

it("the root element in the first frame isn't marked as arriving if the browser doesn't report the navigation", () => {
  window.performance.getEntriesByType = () => [];
  prefers(true);
  run();
  expect(dataset).toMatchObject({scripted: '', theme: 'dark'});
  expect(dataset.arriving).toBeUndefined();
});

it.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['', true, 'dark'],
  ['purple', false, 'light'],
])(
  'the root element in the first frame with "%s" stored, and dark preferred by the system: %s, is %s',
  (stored, dark, theme) => {
    window.localStorage.setItem('theme-x', stored);
    prefers(dark);
    run();
    expect(dataset.theme).toBe(theme);
  },
);
