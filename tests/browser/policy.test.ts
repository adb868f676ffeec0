import {fixture} from '../helpers/fixture';
import {expect, test} from './harness';
import {input} from './searchDialog';

const foreign = 'https://other.example';

type Attack = [code: string, stopped: string, blocked: string];
const {injected, powers} = fixture<Record<'injected' | 'powers', Attack[]>>('attacks');

test("injected HTML can't run scripts, load files, or apply styles", async ({open, faults}) => {
  faults.expected.push(/^console: /, new RegExp(`: ${foreign}`));
  const page = await open('/');
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const attacks = injected.map(([html]) => html).join('');
    await route.fulfill({response, body: (await response.text()).replace('</body>', `${attacks}</body>`)});
  });
  await page.goto('/about');
  for (const [html, rule, blocked] of injected)
    await expect.poll(() => faults.found, html).toContain(`console: policy: ${rule} blocked ${blocked}`);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test("scripts can't evaluate text, write HTML, reach other sites, or use devices", async ({open, faults}) => {
  faults.expected.push(/^console: /);
  const page = await open('/');
  await page.route('**/assets/enhance/*.js', (route) => {
    const tries = powers.map(([code]) => `await (async () => { ${code} })().then(() => 'done', String)`);
    return route.fulfill({contentType: 'text/javascript', body: `window.outcomes = [${tries.join(',')}]`});
  });
  await page.goto('/about');
  await page.waitForFunction(() => 'outcomes' in window);
  const outcomes = await page.evaluate(() => (window as unknown as {outcomes: string[]}).outcomes);
  for (const [index, [code, stopped]] of powers.entries())
    expect(outcomes[index] ?? '', code).toMatch(new RegExp(stopped));
});

test("the search worker can't reach other sites, which is reported", async ({open, faults}) => {
  const page = await open('/');
  await page.route('**/assets/search/worker-*.js', async (route) => {
    const response = await route.fetch();
    const attack = `;onmessage = () => fetch("${foreign}/").catch(() => 0)`;
    await route.fulfill({response, body: (await response.text()) + attack});
  });
  await page.keyboard.press('Control+k');
  faults.expected.push(/^console: /);
  const blocked = `console: policy: connect-src blocked ${foreign}/`;
  // Each key press makes the worker try again: the first may come before the worker has its listener.
  await expect(async () => {
    await input(page).fill(`key ${Math.random()}`);
    expect(faults.found).toContain(blocked);
  }).toPass();
});
