const {existsSync, readFileSync} = require('node:fs');
const {resolve} = require('node:path');

const root = resolve(__dirname, '..');
const readJson = (file) => JSON.parse(readFileSync(resolve(root, file), 'utf8'));

/** Names of installed packages that are ES modules. Jest runs CommonJS, so they are compiled like the project's files. */
const esModules = Object.keys(readJson('package-lock.json').packages)
  .filter((folder) => existsSync(resolve(root, folder, 'package.json')) && folder !== '')
  .filter((folder) => readJson(`${folder}/package.json`).type === 'module')
  .map((folder) => folder.split('node_modules/').at(-1));

const swc = {
  jsc: {parser: {syntax: 'typescript', tsx: true}, transform: {react: {runtime: 'automatic'}}, target: 'es2022'},
  module: {type: 'commonjs'},
};

/** The unit tests. A test that needs no page starts with `@jest-environment node`. */
module.exports = {
  // Long, because other steps keep the machine busy.
  testTimeout: 60_000,
  restoreMocks: true,
  // Jest looks up globals slowly. Without this, a loop over the samples of a recording takes 20 times as long.
  sandboxInjectedGlobals: ['Math'],
  rootDir: '..',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testEnvironment: require.resolve('jest-environment-jsdom'),
  setupFilesAfterEnv: [require.resolve('./helpers/setup.ts')],
  // The benchmark's builds contain copies of this project.
  modulePathIgnorePatterns: ['<rootDir>/bench/.work/'],
  transform: {'\\.[cm]?[jt]sx?$': [require.resolve('@swc/jest'), swc]},
  transformIgnorePatterns: [`/node_modules/(?!(@docusaurus|${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./helpers/cssModule.cjs'),
    '\\.css$': require.resolve('./helpers/emptyModule.cjs'),
    '^@docusaurus/Link$': require.resolve('./helpers/fakes/Link.tsx'),
    '^@docusaurus/router$': require.resolve('./helpers/fakes/router.ts'),
    '^@docusaurus/Head$': require.resolve('./helpers/fakes/Head.tsx'),
    '^@docusaurus/useBrokenLinks$': require.resolve('./helpers/fakes/useBrokenLinks.ts'),
    // As in the browser, React renders islands itself.
    '^\\./runtime/markup$': '<rootDir>/src/islands/runtime/noMarkup.ts',
    '^@site/(.*)$': '<rootDir>/$1',
  },
  globals: {THEME_STORAGE_KEY: 'theme-test'},
};
