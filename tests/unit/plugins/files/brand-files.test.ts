/** @jest-environment node */
import {readFileSync} from 'node:fs';
import {cardHtml} from '../../../../authoring/pictures/social-cards/card';
import {brandFiles} from '../../../../plugins/files/brand';
import {lightColor} from '../../../../plugins/files/brand/tokens';
import {brand} from '../../../../src/facts/brand';
import {siteUrl} from '../../../../src/facts/site';

const tokens = readFileSync('src/css/tokens.css', 'utf8');

describe('brand files', () => {
  const files = brandFiles();

  it('have its name and address', () => {
    expect(JSON.parse(files['site.webmanifest'] ?? '')).toMatchObject({name: brand.name, short_name: brand.name});
    expect(files['robots.txt']).toMatch(/^User-agent: \*\nContent-Signal: search=yes, ai-input=yes\nAllow: \/\n/);
    expect(files['robots.txt']).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });

  it('use only colors of the tokens', () => {
    const text = [...Object.values(files), cardHtml('about', 'About', 'The company')].join();
    const colors = [...text.matchAll(/#[\da-f]{6}\b/g)].map(([color]) => color);
    expect(colors).toContain(lightColor('--gradient-end'));
    expect(colors.filter((color) => !tokens.includes(`light-dark(${color},`))).toEqual([]);
  });
});

it('a color for files that can’t read CSS must be a pair', () =>
  expect(() => lightColor('--space-1')).toThrow('--space-1 must be light-dark(#light, #dark)'));
