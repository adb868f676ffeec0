import {readFileSync} from 'node:fs';
import {lightColor} from '../../plugins/brand-files/tokens';
import {brand} from '../../src/facts/brand';

const font = readFileSync('src/fonts/instrument-sans-latin.woff2').toString('base64');
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Returns a waveform's path that depends on the page's address only: each page's is different and never changes. */
function bars(seed: string): string {
  const codes = [...seed].map((character) => character.codePointAt(0) ?? 0);
  return Array.from({length: 96}, (_, index) => {
    const code = codes[index % codes.length] ?? 1;
    const level = Math.abs(Math.sin(index * 0.37 + code) * Math.sin((index * Math.PI) / 96)) * 60 + 3;
    return `M${index * 11 + 6} ${64 - level}v${level * 2}`;
  }).join('');
}

/**
 * Returns a page's card for social media as an HTML document of 1200 by 630 pixels.
 * @param route the page's address, which also shapes the waveform
 */
export function cardHtml(route: string, title: string, description: string): string {
  const [start, end] = [lightColor('--gradient-start'), lightColor('--gradient-end')];
  return `<!doctype html><style>
@font-face{font-family:Card;src:url(data:font/woff2;base64,${font});font-weight:400 700}
body{box-sizing:border-box;width:1200px;height:630px;margin:0;padding:72px;display:flex;flex-direction:column;font:500 30px/1.4 Card;color:${lightColor('--text-muted')};background:${lightColor('--paper')}}
b{font-size:40px;letter-spacing:-.03em;background:linear-gradient(100deg,${start},${end});background-clip:text;color:transparent;align-self:start}
h1{margin:auto 0 20px;font-size:76px;line-height:1.02;letter-spacing:-.03em;color:${lightColor('--ink')};text-wrap:balance}
p{margin:0 0 auto;max-width:960px}svg{fill:none;stroke:url(#g);stroke-width:4;stroke-linecap:round}
</style><b>${escapeHtml(brand.name)}</b><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<svg viewBox="0 0 1056 128" width="1056" height="128"><defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="1056"><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient></defs><path d="${bars(route)}"/></svg>`;
}
