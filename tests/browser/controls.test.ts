import {fixture} from '../helpers/fixture';
import {deadControls, hydrateEverything} from './controls';
import {expect, test} from './harness';

const seeded =
  fixture<[place: string, tag: string, attributes: Record<string, string>, child?: string][]>('dead-controls');

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
