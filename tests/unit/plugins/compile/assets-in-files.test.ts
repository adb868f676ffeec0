import assetsInFiles from '../../../../plugins/compile/assetsInFiles';

const configure = assetsInFiles().configureWebpack as unknown as (config: object) => object;

test('no asset is small enough to be written into a style sheet', () => {
  const options = {limit: 10_000, name: 'assets/fonts/[name]-[contenthash].[ext]'};
  configure({module: {rules: [{use: [{loader: 'url-loader', options}]}, {use: [{loader: 'file-loader'}]}]}});
  expect(options).toEqual({limit: false, name: 'assets/fonts/[name]-[contenthash:8].[ext]'});
});

test('a bundler configuration without such rules stops the build', () => {
  const other = {module: {rules: [{use: [{loader: 'file-loader'}]}]}};
  expect(() => configure(other)).toThrow('adapt plugins/compile/assetsInFiles.ts');
});
