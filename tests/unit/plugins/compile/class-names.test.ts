import classNames, {nameClasses} from '../../../../plugins/compile/classNames';

const named = (...files: string[]) => {
  const name = nameClasses('/site/src');
  return files.map((file) => name({resourcePath: file}, '', 'title'));
};

test('a class is named after its component, or after its file', () => {
  expect(named('/site/src/components/Tabs/styles.module.css', '/site/src/sections/home/Hero.module.css')).toEqual([
    'Tabs_title',
    'Hero_title',
  ]);
});

test('style sheets outside of the sources keep the names that Docusaurus gives them', () =>
  expect(named('/site/node_modules/theme/Layout/styles.module.css')).toEqual([undefined]));

test('two files that would share names stop the build', () => {
  expect(() => named('/site/src/a/Tabs/styles.module.css', '/site/src/b/Tabs/styles.module.css')).toThrow(
    'b/Tabs/styles.module.css and a/Tabs/styles.module.css would give their classes the same names (Tabs_…). Fix: rename',
  );
});

test('a bundler configuration without a rule for CSS modules stops the build', () => {
  const {configureWebpack} = classNames({siteDir: '/site'});
  const configure = configureWebpack as unknown as (config: object) => object;
  const other = {module: {rules: [{use: [{options: {modules: false}}]}]}};
  expect(() => configure(other)).toThrow('adapt plugins/compile/classNames.ts');
});
