import leanPostCss from '../../../../plugins/compile/leanPostCss';

it("removes the prefixing plugin, keeps the others, and doesn't search for a configuration", () => {
  const other = {postcssPlugin: 'other'};
  const options = {ident: 'postcss', plugins: [['/node_modules/postcss-preset-env/dist/index.cjs', {}], other]};
  const configure = leanPostCss().configurePostCss as (given: object) => object;
  expect(configure(options)).toEqual({ident: 'postcss', plugins: [other], config: false});
});
