/** @jest-environment node */
import staticPages, {withoutApplication} from '../../../plugins/static-pages';

const runtime = '<script src=/assets/js/runtime~main.6a5dd275.js defer></script>';
const main = '<script src="/assets/js/main.b4d73fc5.js" defer="defer"></script>';
const sprite = '<svg style="display: none;"><defs>\n<symbol id=x></symbol></defs></svg>\n';
const theme = '<script>!function(){var t=localStorage}()</script>';
const kept = '<script type=module src=/assets/enhance/index-LWNNL34N.js></script><svg><path d=M0/></svg>';

test('takes out the application and nothing else', () => {
  expect(withoutApplication(`<head>${kept}${runtime}${main}</head>${sprite}${theme}`, 'a.html')).toBe(
    `<head>${kept}</head>`,
  );
});

test('takes out what only the application reads', () => {
  const head = `<meta name=generator content="D"><meta name=docsearch:version content=current /><title data-rh=true>A</title>`;
  const body = '<p class="">5<!-- --> minutes</p><a class="x" href=/>B</a>';
  expect(withoutApplication(`${head}${runtime}${main}${sprite}${theme}${body}`, 'a.html')).toBe(
    '<title>A</title><p>5 minutes</p><a class="x" href=/>B</a>',
  );
});

test('leaves what React asks for on a page with an island', () => {
  const body = '<div data-island=A><p class="">5<!-- --> minutes</p></div>';
  expect(withoutApplication(`${runtime}${main}${sprite}${theme}${body}`, 'a.html')).toBe(body);
});

test('a page that loads the application in another way stops the build', () => {
  expect(() => withoutApplication(`<head>${main}</head>`, 'a.html')).toThrow(
    'a.html: expected two application scripts, found 1',
  );
});

test('a page without what every page should hold stops the build', () => {
  expect(() => withoutApplication(`${runtime}${main}${theme}`, 'a.html')).toThrow(
    "a.html: did not find the drawing of an icon that our pages don't show",
  );
});

describe('the bundler', () => {
  interface Configured {
    optimization?: {minimizer: unknown[]};
  }
  class JsMinimizer {}
  class CssMinimizer {}
  const css = new CssMinimizer();
  const configure = (isServer: boolean) =>
    (staticPages().configureWebpack as unknown as (configuration: object, isServer: boolean) => Configured)(
      {optimization: {minimizer: [new JsMinimizer(), css]}},
      isServer,
    );

  it('minimizes styles, and no script that is thrown away', () => {
    const minimizers = configure(false).optimization?.minimizer;
    expect(minimizers).toHaveLength(1);
    expect(minimizers?.[0]).toBe(css);
  });

  it('is left alone where pages are rendered', () => expect(configure(true)).toEqual({}));
});
