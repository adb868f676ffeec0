import type {Page} from '@playwright/test';
import {expect, type Open, test} from './harness';
import {routes} from './routes';

/** Runs in pages: notes which elements the delegated listeners of `src/enhance/` recognize. */
function watchListeners(): void {
  const recognized = new Set<Element>();
  const {closest} = Element.prototype;
  Element.prototype.closest = function (this: Element, selector: string) {
    const found = closest.call(this, selector);
    if (found) recognized.add(found);
    return found;
  } as typeof closest;
  Object.assign(window, {recognized});
}

/**
 * Runs in pages: returns the controls that nothing runs. The browser, a listener that recognizes exactly this element
 * when it is pressed, or React inside an island may do so. A press is tried out, with its default action held back.
 */
function deadControls(): string[] {
  const {recognized} = window as unknown as {recognized: Set<Element>};
  const hold = (event: Event) => event.preventDefault();
  for (const type of ['click', 'submit']) window.addEventListener(type, hold);
  const isRecognized = (element: Element, event: Event) => {
    recognized.clear();
    element.dispatchEvent(event);
    return recognized.has(element);
  };
  const press = (element: Element) => isRecognized(element, new MouseEvent('click', {bubbles: true, cancelable: true}));
  const handlersOf = (element: Element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    const props = key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
    return Object.entries(props ?? {}).filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function');
  };
  const formRuns = (form: Element | null) =>
    form !== null &&
    (handlersOf(form).some(([name]) => name === 'onSubmit') ||
      isRecognized(form, new SubmitEvent('submit', {bubbles: true, cancelable: true})));

  const runsNatively = (element: Element) => {
    if (element.matches('summary')) return element.parentElement?.localName === 'details';
    if (element.matches('a')) return element.hasAttribute('href') && element.getAttribute('href') !== '#';
    if (element instanceof HTMLButtonElement && element.popoverTargetElement) return true;
    const isSubmit = element.matches('button:not([type=button], [type=reset]), input[type=submit]');
    const isField = element.matches('input, select, textarea');
    return (isSubmit || isField) && formRuns((element as HTMLInputElement).form);
  };
  const isRun = (element: Element) =>
    element.closest('[data-island]') && handlersOf(element).length > 0
      ? true
      : runsNatively(element) || (!element.matches('input, select, textarea') && press(element));

  const roles = ['button', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'slider', 'link', 'combobox'];
  const selector = ['a', 'button', 'summary', 'input', 'select', 'textarea', ...roles.map((role) => `[role=${role}]`)];
  return [...document.querySelectorAll(selector.join())]
    .filter((element) => !element.matches(':disabled') && !isRun(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Opens a page whose notices and islands all run. */
async function openAll(open: Open, route: string): Promise<Page> {
  const {page} = await open(route);
  await page.evaluate(watchListeners);
  // What shows notices, and runs their buttons, comes with the first one.
  await page.locator('[data-unavailable]').first().dispatchEvent('click');
  await page.locator('[data-notice-list] [data-notice]').first().waitFor();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.click();
  });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
  return page;
}

for (const route of [...routes, '/no/such/page']) {
  test(`every control of ${route} is run by something`, async ({open}) => {
    const page = await openAll(open, route);
    // The forms lead to other pages, whose loading would go on while the browser context is closed.
    await page.route('**/*', (request) => request.abort());
    expect(await page.evaluate(deadControls)).toEqual([]);
  });
}

/** A control that nothing runs: where it is, its tag, its attributes, and the tag of a child that is the control. */
const seeded: [place: string, tag: string, attributes: Record<string, string>, child?: string][] = [
  ['main', 'button', {type: 'button'}],
  ['main', 'button', {type: 'button', 'data-copied': ''}],
  ['header', 'div', {role: 'switch', tabindex: '0'}],
  ['main', 'a', {href: '#'}],
  ['main', 'input', {type: 'checkbox'}],
  ['main', 'form', {method: 'dialog'}, 'button'],
  ['main details', 'button', {type: 'button', class: 'beside-something-that-works'}],
  ['[data-island]', 'button', {type: 'button', class: 'unknown-to-React'}],
];

test('a control that nothing runs is found, wherever it is', async ({open}) => {
  const page = await openAll(open, '/products/pricing');
  await page.evaluate((all) => {
    for (const [place, tag, attributes, child] of all) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (child) element.append(document.createElement(child));
      document.querySelector(place)?.append(element);
    }
  }, seeded);
  expect(await page.evaluate(deadControls)).toHaveLength(seeded.length);
});
