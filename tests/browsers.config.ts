import {defineConfig} from '@playwright/test';
import {type BrowserName, installedBrowsers, packages} from './helpers/installedBrowsers';
import config, {patience} from './playwright.config';

const all = Object.keys(packages) as BrowserName[];
const missing = all.filter((name) => !installedBrowsers().includes(name));
if (missing.length > 0) throw new Error(`Install ${missing.map((name) => packages[name]).join(', and ')}.`);

/** The journeys in every browser. Unlike the browser tests of `npm test`, they fail where a browser is missing. */
export default defineConfig({
  ...config,
  projects: all.map((name) => ({name, testMatch: 'journeys/*.test.ts', ...patience[name]})),
});
