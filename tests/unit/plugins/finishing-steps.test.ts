/** @jest-environment node */
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
    await speculationRulesStep({outDir});
    for (const page of ['docs/a.html', 'index.html']) {
      const rules = /<script type=speculationrules>(.*?)<\/script>/.exec(read(page))?.[1] ?? '';
      expect(JSON.parse(rules).prerender[0].eagerness).toBe('eager');
    }
  });
});
