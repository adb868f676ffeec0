/** @jest-environment node */
import {bareAttributesStep} from '../../../plugins/bare-attributes';
import {documentationScriptStep} from '../../../plugins/enhance/documentation';
import {fontPreloadStep} from '../../../plugins/font-preload';
import {speculationRulesStep} from '../../../plugins/speculation-rules';
import {builtSite} from '../../helpers/builtSite';

const documentation = /^docs/;
const html =
  '<head><meta charset=UTF-8><script type=module src=/assets/enhance/index-A.js></script></head><body><p></body>';
const files = {
  'assets/enhance/index-A.js': '',
  'assets/enhance/documentation-B.js': '',
  'assets/fonts/sans-1.woff2': '',
  'docs/a.html': html,
  'index.html': html,
};

describe('the script of documentation pages', () => {
  it('is the smaller bundle', async () => {
    const {outDir, read} = builtSite(files);
    await documentationScriptStep(documentation)({outDir});
    expect(read('docs/a.html')).toContain('src=/assets/enhance/documentation-B.js');
    expect(read('index.html')).toBe(html);
  });

  it('stops the build where a page holds what it does not run', async () => {
    const {outDir} = builtSite({...files, 'docs/form.html': html.replace('<p>', '<form data-form=trial>')});
    await expect(documentationScriptStep(documentation)({outDir})).rejects.toThrow(/form\.html holds "data-form"/);
  });
});

describe('the preload of the font', () => {
  it('is left out where another font is used', async () => {
    const {outDir, read} = builtSite(files);
    await fontPreloadStep(documentation)({outDir});
    expect(read('docs/a.html')).toBe(html);
    expect(read('index.html')).toContain('<meta charset=UTF-8><link rel="preload" href="/assets/fonts/sans-1.woff2"');
  });
});

describe('speculation rules', () => {
  it('stand in every page as valid JSON', async () => {
    const {outDir, read} = builtSite(files);
    await speculationRulesStep({pages: documentation, folder: '/docs'})({outDir});
    const conditions = (page: string) => {
      const rules = /<script type=speculationrules>(.*?)<\/script>/.exec(read(page))?.[1] ?? '';
      return JSON.parse(rules).prerender[0].where.and;
    };
    expect(conditions('index.html')).toContainEqual({href_matches: '/*'});
    // They cost the browser its style rules at each change of address.
    expect(read('index.html')).not.toContain('selector_matches');
    // Documentation pages exchange one another themselves.
    expect(conditions('docs/a.html')).toEqual([...conditions('index.html'), {not: {href_matches: '/docs{/*}?'}}]);
  });
});

describe('attributes that only mark an element', () => {
  const marked =
    '<p data-tab-list=true aria-hidden=true title=" data-x=true">a data-x=true<a data-other=truest data-menu>';

  it('stand without a value, in tags only', async () => {
    const {outDir, read} = builtSite({'index.html': marked, 'assets/a.js': 'find("[data-tab-list] a")'});
    await bareAttributesStep({outDir});
    expect(read('index.html')).toBe(marked.replace('data-tab-list=true', 'data-tab-list'));
  });

  it.each(['.x[data-tab-list=true]{}', 'e.dataset.tabList==="true"', 'e.getAttribute("data-tab-list")'])(
    'stop the build where %s asks for the value',
    async (reader) => {
      const {outDir} = builtSite({'index.html': marked, 'assets/a.js': reader});
      await expect(bareAttributesStep({outDir})).rejects.toThrow('index.html holds data-tab-list="true"');
    },
  );
});
