import {fireEvent, render, screen} from '@testing-library/react';
import {NoticeRegion} from '../../../src/components/NoticeRegion';
import {Tabs} from '../../../src/components/Tabs';
import {onRouteDidUpdate} from '../../../src/enhance/pageShown';
import {fakeMediaQuery} from '../../helpers/browser';

fakeMediaQuery();
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

const location = (pathname: string) => ({pathname});

const page = (label: string) => (
  <>
    <main>
      <Tabs label={label} items={[{id: label, label: 'Only', content: 'Words'}]} />
    </main>
    <NoticeRegion />
  </>
);

const tabSet = (name: string) => screen.queryByRole('tablist', {name});

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function loadScript(): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/enhance/index');
  });
}

/** Loads a page with the script. Returns a function that replaces the page, as the application does. */
async function open(label: string): Promise<(next: string) => void> {
  document.title = `The ${label} page`;
  const {unmount} = render(page(label));
  await loadScript();
  await painted();
  return (next) => {
    document.title = `The ${next} page`;
    unmount();
    render(page(next));
  };
}

describe('the script', () => {
  it('mounts the page after its first paint', async () => {
    render(page('first'));
    await loadScript();
    expect(tabSet('first')).not.toBeInTheDocument();
    await painted();
    expect(tabSet('first')).toBeInTheDocument();
  });

  it("doesn't announce that page, because the browser does", async () => {
    await open('first');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('mounts and announces each page that the application shows later', async () => {
    const goTo = await open('first');
    goTo('second');
    expect(tabSet('second')).not.toBeInTheDocument();
    fireEvent(document, new CustomEvent('page:shown'));
    expect(tabSet('second')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('The second page');
  });
});

describe('the application', () => {
  const shown = jest.fn();
  beforeAll(() => {
    document.addEventListener('page:shown', shown);
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      callback(0);
      return 0;
    });
  });
  beforeEach(() => shown.mockClear());

  it.each([
    ['the first page', null],
    ['another page', location('/')],
  ])('announces %s', (_, previousLocation) => {
    onRouteDidUpdate({location: location('/products'), previousLocation});
    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('announces nothing if only the hash has changed', () => {
    onRouteDidUpdate({location: location('/products'), previousLocation: location('/products')});
    expect(shown).not.toHaveBeenCalled();
  });

  it.each([
    ['comes back from memory', () => window.dispatchEvent(Object.assign(new Event('pageshow'), {persisted: true}))],
    ['was rendered before it was opened', () => document.dispatchEvent(new Event('prerenderingchange'))],
  ])("applies the reader's choices on a page that %s", async (_, shown) => {
    await open('first');
    window.localStorage.setItem('theme-test', 'dark');
    document.documentElement.dataset.theme = 'light';
    shown();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
