/** Packages that exist as ES modules only; Jest runs CommonJS, so they are translated like our own files. */
const esModules = [
  ...['@docusaurus', 'unified', 'remark-', 'mdast-', 'micromark', 'unist-', 'vfile', 'estree-'],
  ...[
    'bail',
    'ccount',
    'character-',
    'decode-named',
    'devlop',
    'escape-string-regexp',
    'fault',
    'format',
    'is-',
    'longest-streak',
    'markdown-table',
    'parse-entities',
  ],
  ...['stringify-entities', 'trough', 'zwitch'],
];

const swc = {
  jsc: {
    parser: {syntax: 'typescript', tsx: true},
    transform: {react: {runtime: 'automatic'}},
    target: 'es2022',
  },
  module: {type: 'commonjs'},
};

/** The unit tests. Files that need no page say so in their first line: `@jest-environment node`. */
module.exports = {
  // A loaded machine is slow, not wrong.
  testTimeout: 60_000,
  rootDir: '..',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  testEnvironment: require.resolve('jest-environment-jsdom'),
  setupFilesAfterEnv: [require.resolve('./helpers/setup.ts')],
  // What the bench builds holds copies of this project.
  modulePathIgnorePatterns: ['<rootDir>/bench/.work/'],
  transform: {'\\.[jt]sx?$': [require.resolve('@swc/jest'), swc]},
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./helpers/cssModule.cjs'),
    '\\.css$': require.resolve('./helpers/emptyModule.cjs'),
    '^@docusaurus/Link$': require.resolve('./helpers/fakes/Link.tsx'),
    '^@docusaurus/router$': require.resolve('./helpers/fakes/router.ts'),
    '^@docusaurus/Head$': require.resolve('./helpers/fakes/Head.tsx'),
    '^@docusaurus/useBrokenLinks$': require.resolve('./helpers/fakes/useBrokenLinks.ts'),
    '^@theme/Layout$': require.resolve('./helpers/fakes/Layout.tsx'),
    '^@site/(.*)$': '<rootDir>/$1',
  },
  globals: {THEME_STORAGE_KEY: 'theme-test'},
};
