import {defineConfig} from '@playwright/test';
import {flags} from '../authoring/browser';

/** The tests that drive the built site in a real browser. Their set-up serves `build/` and finds the browser. */
export default defineConfig({
  testDir: 'browser',
  testMatch: '*.test.ts',
  outputDir: '../node_modules/.cache/playwright',
  globalSetup: require.resolve('./helpers/serveBuild.ts'),
  fullyParallel: true,
  workers: 2,
  // Long, because other steps keep the machine busy.
  timeout: 120_000,
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: flags},
  },
});
