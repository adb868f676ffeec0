import {fireEvent, screen} from '@testing-library/react';
import {CodeTab, CodeTabs} from '../../../src/components/CodeTabs';
import {Tabs} from '../../../src/components/Tabs';
import {tabs} from '../../../src/enhance/tabs';
import TabItem from '../../../src/theme/TabItem';
import TabsOfTheme from '../../../src/theme/Tabs';
import {refuseStorage} from '../../helpers/browser';
import {install, mount, show} from '../../helpers/enhance';

install(tabs);

const items = ['Start', 'APIs', 'Guides'].map((id) => ({id, label: id, content: `${id}.`}));
const page = <Tabs label="Docs" items={items} />;

const tab = (name: string) => screen.getByRole('tab', {name});
const selected = () => screen.getAllByRole('tab', {selected: true}).map((element) => element.textContent);

it.each([
  ['ArrowRight', 'Guides', 'Start'],
  ['ArrowLeft', 'Guides', 'APIs'],
  ['ArrowLeft', 'Start', 'Guides'],
  [' ', 'Guides', 'Guides'],
])('a tab is selected by the key "%s": from %s to %s, with the focus and the only tab stop', async (key, from, to) => {
  const user = show(page);
  tab(from).focus();
  await user.keyboard(`{${key}}`);
  expect(selected()).toEqual([to]);
  expect(tab(to)).toHaveFocus();
  expect(screen.getAllByRole('tab').filter(({tabIndex}) => tabIndex === 0)).toEqual([tab(to)]);
});

it.each([
  ['altKey', 'Start'],
  ['ctrlKey', 'Start'],
  ['metaKey', 'Start'],
  ['no modifier', 'Start.'],
])('a tab ignores an arrow with %s on "%s": a shortcut of the browser, or a key inside the panel', (modifier, text) => {
  show(page);
  expect(fireEvent.keyDown(screen.getByText(text), {key: 'ArrowRight', [modifier]: true})).toBe(true);
  expect(selected()).toEqual(['Start']);
});

it.each(['#nothing-here', '#%E0%A4%A'])('a tab ignores a hash that names nothing: %s', (hash) => {
  show(page);
  window.history.replaceState({}, '', hash);
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(selected()).toEqual(['Start']);
});

it('a tab stays selected when the page is mounted again, and is not stored', async () => {
  await show(page).click(tab('APIs'));
  mount();
  expect(selected()).toEqual(['APIs']);
  expect(window.localStorage).toHaveLength(0);
});

it('of Docusaurus is selected in all sets of its group, and at first where the author chose it', async () => {
  const set = (groupId: string, values: string[]) => (
    <TabsOfTheme key={values.join()} groupId={groupId} defaultValue="b" values={[{value: 'b', label: 'B'}]}>
      {values.map((value) => (
        <TabItem key={value} value={value}>
          {value}
        </TabItem>
      ))}
    </TabsOfTheme>
  );
  const user = show([set('x', ['a', 'b']), set('x', ['c', 'a']), set('y', ['a', 'd', 'b'])]);
  expect(selected()).toEqual(['B', 'c', 'B']);
  await user.click(screen.getAllByRole('tab', {name: 'a'})[0] as HTMLElement);
  expect(selected()).toEqual(['a', 'a', 'B']);
});

const sets = (...all: string[][]) =>
  all.map((languages, index) => (
    <CodeTabs key={languages.join()}>
      {languages.map((language) => (
        <CodeTab key={language} language={language} label={language}>
          {`${index} in ${language}`}
        </CodeTab>
      ))}
    </CodeTabs>
  ));
const first = (name: string) => screen.getAllByRole('tab', {name})[0] as HTMLElement;
const shown = () => [...document.querySelectorAll('[data-tab-panel]:not([hidden])')].map((panel) => panel.textContent);

it('the code language is one for API calls and one for SDKs, and sets without it stay as they are', async () => {
  const user = show(sets(['curl', 'python'], ['javascript', 'python', 'curl'], ['kotlin', 'swift']));
  await user.click(first('python'));
  expect(shown()).toEqual(['0 in python', '1 in python', '2 in kotlin']);
  await user.click(first('swift'));
  await user.click(first('curl'));
  expect(shown()).toEqual(['0 in curl', '1 in curl', '2 in swift']);
  expect(document.documentElement).toHaveAttribute('data-code-language', 'curl swift');
});

it('the code language is kept on the next page while storage is blocked', async () => {
  refuseStorage();
  await show(sets(['curl', 'python'])).click(first('python'));
  show(sets(['javascript', 'python']));
  expect(shown()).toEqual(['0 in python', '0 in python']);
});
