import {expect, narrow, test, wide} from './harness';
import {documentationIndex} from './routes';

const routes = [
  '/',
  '/products/voice-ai',
  '/products/pricing',
  '/solutions/iot-smart-home',
  '/developers',
  '/about',
  '/company/news',
  '/get-started',
  '/no-such-page',
  documentationIndex,
  `${documentationIndex}/quick-start`,
  `${documentationIndex}/rest-api-reference`,
];

// Other systems draw letters in another way.
test.skip(process.platform !== 'linux');

for (const route of routes)
  test(`${route} looks as it did, or as \`npm test -- browser screenshots --update-snapshots\` has recorded`, async ({
    open,
  }) => {
    const page = await open(route, {deviceScaleFactor: 0.5});
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of [wide, narrow])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme});
        const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${viewport.width}-${colorScheme}.png`;
        // Versions of Chromium differ in the edges of letters, which cover less than this.
        await expect.soft(page).toHaveScreenshot(name, {maxDiffPixelRatio: 0.001, threshold: 0.03, scale: 'device'});
      }
  });
