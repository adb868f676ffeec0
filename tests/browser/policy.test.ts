import {expect, test} from './harness';
import {input} from './searchDialog';

const foreign = 'https://other.example';

/** HTML that an attacker may inject into a page, the directive that must block it, and what the report names. */
const injected: [html: string, rule: string, blocked: string][] = [
  ['<script>window.broken = true</script>', 'script-src-elem', 'inline'],
  ['<script src="data:text/javascript,window.broken = true"></script>', 'script-src-elem', 'data'],
  [`<script src="${foreign}/a.js"></script>`, 'script-src-elem', `${foreign}/a.js`],
  ['<svg onload="window.broken = true"></svg>', 'script-src-attr', 'inline'],
  ['<style>h1 { display: none }</style>', 'style-src-elem', 'inline'],
  ['<p style="position: fixed">', 'style-src-attr', 'inline'],
  [`<link rel="stylesheet" href="${foreign}/a.css">`, 'style-src-elem', `${foreign}/a.css`],
  [`<img src="${foreign}/a.png">`, 'img-src', `${foreign}/a.png`],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', 'img-src', 'data'],
  [`<iframe src="${foreign}/"></iframe>`, 'frame-src', foreign],
  [`<object data="${foreign}/a.swf"></object>`, 'object-src', foreign],
  [`<video src="${foreign}/a.mp4"></video>`, 'media-src', `${foreign}/a.mp4`],
  [`<base href="${foreign}/">`, 'base-uri', `${foreign}/`],
];

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

/** What a script injected into one of our files still can't do, and the error that stops it. */
const powers: [code: string, stopped: RegExp][] = [
  ['eval("1")', /EvalError/],
  ['new Function("1")()', /EvalError/],
  ['document.body.innerHTML = "<p>"', /TrustedHTML/],
  ['document.body.append(Object.assign(document.createElement("script"), {src: "/a.js"}))', /TrustedScriptURL/],
  ['new Worker("/assets/a.js")', /TrustedScriptURL/],
  ['trustedTypes.createPolicy("mine", {})', /disallowed/],
  ['await fetch("https://other.example/")', /Failed to fetch/],
  ['await navigator.clipboard.readText()', /NotAllowedError/],
  ['await new Promise((_, fail) => navigator.geolocation.getCurrentPosition(fail, fail))', /GeolocationPositionError/],
  ['await navigator.usb.getDevices()', /SecurityError/],
];

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
  for (const [index, [code, stopped]] of powers.entries()) expect(outcomes[index] ?? '', code).toMatch(stopped);
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
