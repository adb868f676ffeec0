import type {LoadContext, Plugin} from '@docusaurus/types';
import {brand} from '../../../src/facts/brand';
import {site, siteUrl} from '../../../src/facts/site';
import {staticFolder} from '../../shared/staticFolder';
import {lightColor} from './tokens';

/**
 * Returns the site's icon: the bars of a voice's waveform, in the brand's gradient.
 * @param radius the corners' radius of the 32 by 32 square
 */
export const iconSvg = (radius: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="4" y1="4" x2="28" y2="28"><stop stop-color="${lightColor('--gradient-start')}"/><stop offset="1" stop-color="${lightColor('--gradient-end')}"/></linearGradient><rect width="32" height="32" rx="${radius}" fill="${lightColor('--paper')}"/><path d="M6 13v6M11 9v14M16 5v22M21 10v12M26 13.5v5" stroke="url(#g)" stroke-width="3" stroke-linecap="round"/></svg>`;

const manifest = () => ({
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: lightColor('--paper'),
  theme_color: lightColor('--paper'),
  icons: [
    {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
    {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable'},
  ],
});

/** Returns `robots.txt`: what programs may read, and what they may use it for. */
function robotsText(): string {
  const signals = Object.entries(site.contentSignals).map(([name, value]) => `${name}=${value}`);
  const rules = ['User-agent: *', ...(signals.length > 0 ? [`Content-Signal: ${signals.join(', ')}`] : []), 'Allow: /'];
  return `${rules.join('\n')}\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** Returns the files that contain the brand's name, address, or colors, by their path on the site. */
export const brandFiles = (): Record<string, string> => ({
  'img/favicon.svg': iconSvg(7),
  'robots.txt': robotsText(),
  'site.webmanifest': JSON.stringify(manifest(), null, 2),
});

/** Serves the icon, `robots.txt`, and the web manifest, made from `src/facts/brand.ts` and `src/css/tokens.css`. */
export default function brandFilesPlugin(context: LoadContext): Plugin {
  const output = staticFolder(context, 'brand');
  return {
    name: 'brand-files',
    async loadContent() {
      await output.clear();
      for (const [path, text] of Object.entries(brandFiles())) await output.write(path, text);
    },
  };
}
