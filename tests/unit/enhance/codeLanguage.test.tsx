import {screen} from '@testing-library/dom';
import {CodeTab, CodeTabs} from '../../../src/components/CodeTabs';
import {Tabs} from '../../../src/components/Tabs';
import {tabs} from '../../../src/enhance/tabs';
import {refuseStorage} from '../../helpers/browser';
import {install, show} from '../../helpers/enhance';

install(tabs);

const codeTabs = (id: string, ...languages: string[]) => (
  <CodeTabs>
    {languages.map((language) => (
      <CodeTab key={language} language={language} label={language}>
        {`${id} in ${language}`}
      </CodeTab>
    ))}
  </CodeTabs>
);

const tab = (name: string) => screen.getByRole('tab', {name});

/** Returns the text of the panels that the style sheet shows. */
const shown = () => [...document.querySelectorAll('[data-tab-panel][data-active]')].map((panel) => panel.textContent);

it('gives panels IDs for the tabs that control and name them', () => {
  show(
    <>
      {codeTabs('First', 'curl', 'python')}
      {codeTabs('Second', 'curl', 'python')}
    </>,
  );
  const panels = [...document.querySelectorAll('[data-tab-panel]')];
  expect(new Set(panels.map(({id}) => id || 'none')).size).toBe(4);
  for (const [index, each] of screen.getAllByRole('tab').entries()) {
    expect(each).toHaveAttribute('aria-controls', panels[index]?.id);
    expect(panels[index]).toHaveAttribute('aria-labelledby', each.id);
  }
  expect(screen.getAllByRole('tablist')[0]).not.toHaveAttribute('role', 'presentation');
});

describe('the code language', () => {
  const sets = (
    <>
      {codeTabs('first', 'curl', 'python')}
      {codeTabs('second', 'javascript', 'python', 'curl')}
      {codeTabs('third', 'kotlin', 'swift')}
    </>
  );

  it('is selected in every tab set that has it, and the others stay as they are', async () => {
    const user = show(sets);
    await user.click(screen.getAllByRole('tab', {name: 'python'})[0] as HTMLElement);
    expect(shown()).toEqual(['first in python', 'second in python', 'third in kotlin']);
  });

  it('is kept on the next page', async () => {
    const user = show(codeTabs('first', 'curl', 'python'));
    await user.click(tab('python'));
    show(codeTabs('next', 'curl', 'python'));
    expect(shown()).toContain('next in python');
  });

  it('is kept on the next page while storage is blocked', async () => {
    refuseStorage();
    const user = show(codeTabs('first', 'curl', 'python'));
    await user.click(tab('python'));
    show(codeTabs('next', 'curl', 'python'));
    expect(shown()).toContain('next in python');
  });

  it('is an attribute of the root element, for the first frame', async () => {
    const user = show(codeTabs('first', 'curl', 'python'));
    await user.click(tab('python'));
    expect(document.documentElement).toHaveAttribute('data-code-language', 'python');
  });

  it('of API calls and of an SDK are kept side by side', async () => {
    const user = show(sets);
    await user.click(screen.getAllByRole('tab', {name: 'python'})[0] as HTMLElement);
    await user.click(tab('swift'));
    await user.click(screen.getAllByRole('tab', {name: 'curl'})[0] as HTMLElement);
    expect(shown()).toEqual(['first in curl', 'second in curl', 'third in swift']);
    expect(document.documentElement).toHaveAttribute('data-code-language', 'curl swift');
  });

  it('is selected by keyboard, too', async () => {
    const user = show(sets);
    screen.getAllByRole('tab', {name: 'curl'})[0]?.focus();
    await user.keyboard('{End}');
    expect(shown()).toEqual(['first in python', 'second in python', 'third in kotlin']);
  });

  it('is not stored when other tabs are used', async () => {
    const user = show(<Tabs label="Docs" items={['Start', 'APIs'].map((id) => ({id, label: id, content: id}))} />);
    await user.click(tab('APIs'));
    expect(window.localStorage).toHaveLength(0);
  });
});
