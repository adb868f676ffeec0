import {defineConfig, type Project} from '@playwright/test';
import {chromiumFlags} from '../authoring/shared/browser';
import {type BrowserName, installedBrowsers} from './helpers/installedBrowsers';

/** WebKit's driver sometimes never returns from a command. A test that hangs this way is retried in a new browser. */
const patience: Partial<Record<BrowserName, Partial<Project>>> = {webkit: {retries: 1, timeout: 60_000}};

/** Only Chromium runs all tests. These check each page and each lab more closely than the journeys through all of them do. */
const project = (name: BrowserName): Project =>
  name === 'chromium'
    ? {name, testMatch: '**/*.test.ts', testIgnore: 'journeys/{labs,pages}.test.ts'}
    : {name, testMatch: 'journeys/*.test.ts', ...patience[name]};

/** Chromium's fake microphone plays beeps. */
const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** The tests that drive the built site in real browsers. Their setup serves `build/` and finds Chromium. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../node_modules/.cache/playwright',
  snapshotPathTemplate: '{testDir}/../screenshots/{arg}{ext}',
  globalSetup: require.resolve('./helpers/serveBuild.ts'),
  fullyParallel: true,
  // As many as a small machine has processors. More take turns on them, which costs more than the waiting they fill.
  workers: 2,
  // Other steps keep the machine busy, which two tests of timing don't always survive.
  retries: process.env.CI ? 1 : 0,
  // Long, for the same reason.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  projects: installedBrowsers().map(project),
  use: {
    baseURL: process.env.SITE_URL,
    launchOptions: {executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags, ...fakeMicrophone]},
  },
});
