import {defineConfig, type Project} from '@playwright/test';
import {flags} from '../authoring/browser';
import {type BrowserName, installedBrowsers} from './helpers/installedBrowsers';

/** Only Chromium runs all tests. The others run the journeys. */
export const project = (name: BrowserName): Project => ({
  name,
  testMatch: name === 'chromium' ? '**/*.test.ts' : 'journeys/*.test.ts',
});

/** The tests that drive the built site in real browsers. Their set-up serves `build/` and finds Chromium. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../node_modules/.cache/playwright',
  globalSetup: require.resolve('./helpers/serveBuild.ts'),
  fullyParallel: true,
  workers: 2,
  // Long, because other steps keep the machine busy.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  projects: installedBrowsers().map(project),
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: flags},
  },
});
