import type {Page} from '@playwright/test';

/** Runs in pages: records which elements the delegated listeners of `src/enhance/` recognize. */
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
 * Runs in pages: returns the dead controls: those that neither the browser, nor a listener that recognizes exactly this
 * element when it is pressed, nor React inside an island handles. Presses them with the default action prevented.
 */
function findDeadControls(): string[] {
  const {recognized} = window as unknown as {recognized: Set<Element>};
  const prevent = (event: Event) => event.preventDefault();
  for (const type of ['click', 'submit']) window.addEventListener(type, prevent);
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
  const isFormHandled = (form: Element | null) =>
    form !== null &&
    (handlersOf(form).some(([name]) => name === 'onSubmit') ||
      isRecognized(form, new SubmitEvent('submit', {bubbles: true, cancelable: true})));

  const isNative = (element: Element) => {
    if (element.matches('summary')) return element.parentElement?.localName === 'details';
    if (element.matches('a')) return element.hasAttribute('href') && element.getAttribute('href') !== '#';
    if (element instanceof HTMLButtonElement && element.popoverTargetElement) return true;
    const isSubmit = element.matches('button:not([type=button], [type=reset]), input[type=submit]');
    const isField = element.matches('input, select, textarea');
    return (isSubmit || isField) && isFormHandled((element as HTMLInputElement).form);
  };
  const animations = () => [...document.querySelectorAll('main *')].map((part) => getComputedStyle(part).animationName);
  /** Returns whether checking a radio button plays something, which styles do. */
  const plays = (element: Element) => {
    if (!element.matches('input[type=radio]')) return false;
    const radio = element as HTMLInputElement;
    const before = animations().join();
    radio.checked = true;
    const after = animations().join();
    radio.checked = false;
    return before !== after;
  };
  const isHandled = (element: Element) =>
    plays(element) ||
    (element.closest('[data-island]') && handlersOf(element).length > 0) ||
    isNative(element) ||
    (!element.matches('input, select, textarea') && press(element));

  const roles = ['button', 'tab', 'switch', 'checkbox', 'radio', 'menuitem', 'option', 'slider', 'link', 'combobox'];
  const selector = ['a', 'button', 'summary', 'input', 'select', 'textarea', ...roles.map((role) => `[role=${role}]`)];
  return [...document.querySelectorAll(selector.join())]
    .filter((element) => !element.matches(':disabled') && !isHandled(element))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Shows a notice and hydrates all islands of a page, so that everything that handles controls is loaded. */
export async function hydrateEverything(page: Page): Promise<void> {
  await page.evaluate(watchListeners);
  await page.locator('[data-unavailable]').first().dispatchEvent('click');
  await page.locator('[data-notice-list] .notice').first().waitFor();
  await page.evaluate(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) island.click();
  });
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-hydrated])'));
}

/** Returns the dead controls of a page. Call `hydrateEverything` first. The page can't load anything afterward. */
export async function deadControls(page: Page): Promise<string[]> {
  // The forms lead to other pages, which would still be loading when the browser context closes.
  await page.route('**/*', (request) => request.abort());
  return page.evaluate(findDeadControls);
}
