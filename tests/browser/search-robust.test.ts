import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {test} from 'node:test';
import {browserForFile, narrow} from './harness';
import {documentationIndex} from './routes';
import {dialog, focused, indexFile, input, options} from './searchDialog';

const open = browserForFile();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('hostile text is shown as text, and nothing found offers words and the index', async () => {
  const {page, faults} = await open('/');
  await page.keyboard.press('Control+k');
  for (const text of ['<img src=x onerror="document.title=1">', '"><script>document.title=1</script>', 'xqzzyv']) {
    await input(page).fill(text);
    await page.waitForTimeout(150);
    assert.equal(await dialog(page).locator('img, script').count(), 0);
    assert.notEqual(await page.title(), '1');
  }
  await page.getByText('Nothing found for').waitFor();
  assert.equal(
    await page.getByRole('link', {name: 'Open the documentation index'}).getAttribute('href'),
    documentationIndex,
  );
  await page.locator('[data-search-word]').first().click();
  await options(page).first().waitFor();
  assert.equal(await focused(page), 'combobox');
  assert.deepEqual(faults, []);
});

test('a failing index is asked for four times, with growing waits, and then search says so', async () => {
  const {page} = await open('/');
  const times: number[] = [];
  await page.route(indexFile, (route) => {
    times.push(Date.now());
    return route.abort();
  });
  await page.keyboard.press('Control+k');
  await input(page).fill('key');
  await page.getByText('Search is unavailable.').first().waitFor({timeout: 20_000});
  const attempts = times.length;
  // The preload is one request more than the attempts.
  assert.ok(attempts >= 4 && attempts <= 5, `${attempts} requests`);
  assert.ok((times.at(-1) ?? 0) - (times[0] ?? 0) >= 7_000);
  await page.unroute(indexFile);
  await page.getByRole('button', {name: 'try again'}).click();
  await options(page).first().waitFor();
});

test('on a phone search fills the screen and opens from the menu too', async () => {
  const {page} = await open('/', {viewport: narrow, hasTouch: true, isMobile: true});
  await page.getByRole('button', {name: 'Open menu'}).tap();
  await page.getByRole('link', {name: 'Search the documentation'}).tap();
  await input(page).fill('wake word');
  await options(page).first().waitFor();
  const box = await dialog(page).locator('> div').boundingBox();
  assert.deepEqual([box?.width, box?.height], [narrow.width, narrow.height]);
  assert.ok((await page.getByRole('button', {name: 'Close search'}).boundingBox())?.width === 44);
  await options(page).first().tap();
  await page.waitForURL('**#*');
});

test('without scripts the control leads to the documentation index', async () => {
  const {page} = await open('/', {javaScriptEnabled: false});
  await page.getByRole('link', {name: 'Search', exact: true}).first().click();
  await page.waitForURL(`**${documentationIndex}`);
});

test('axe finds nothing to fault, in light and dark, with results, an answer and nothing found', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const {page} = await open(`${documentationIndex}/quick-start`, {colorScheme});
    await page.evaluate(axe);
    for (const query of ['free tier', 'recognition options', 'xqzzyv']) {
      await page.keyboard.press('Control+k');
      await input(page).fill(query);
      await page.locator('dialog [role="option"], dialog [data-search-word]').first().waitFor();
      const violations = await page.evaluate(async () => {
        const {axe: checker} = window as unknown as {
          axe: {run: (context: string) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>};
        };
        return (await checker.run('dialog')).violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`);
      });
      assert.deepEqual(violations, [], `${colorScheme}, ${query}`);
    }
  }
});

test('the header fits with search in it', async () => {
  for (const width of [320, 360, 384, 390, 480, 992, 1024, 1200]) {
    const {page} = await open('/', {viewport: {width, height: 700}});
    assert.ok(await page.getByRole('link', {name: 'Search', exact: true}).first().isVisible(), `${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(overflow, 0, `${width} px`);
    const tops = await page
      .locator('header a:visible, header button:visible')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    assert.ok(Math.max(...tops) <= 48, `${width} px: something wraps`);
  }
});
