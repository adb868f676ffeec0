import {deadControls, hydrateEverything} from './controls';
import {expect, test} from './harness';

/** Dead controls: where each is, its tag, its attributes, and the tag of the child that is the control, if any. */
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

test('a control that does nothing is found, wherever it is', async ({open}) => {
  const page = await open('/products/pricing');
  await hydrateEverything(page);
  await page.evaluate((all) => {
    for (const [place, tag, attributes, child] of all) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (child) element.append(document.createElement(child));
      document.querySelector(place)?.append(element);
    }
  }, seeded);
  expect(await deadControls(page)).toHaveLength(seeded.length);
});
