import {defineConfig} from '@playwright/test';
import {type BrowserName, packages} from './helpers/installedBrowsers';
import config, {patience} from './playwright.config';

/** The journeys in every browser. Unlike the browser tests of `npm test`, they fail where a browser is missing. */
export default defineConfig({
  ...config,
  globalSetup: [require.resolve('./helpers/requireBrowsers.ts'), require.resolve('./helpers/serveBuild.ts')],
  projects: (Object.keys(packages) as BrowserName[]).map((name) => ({
    name,
    testMatch: 'journeys/*.test.ts',
    ...patience[name],
  })),
});
