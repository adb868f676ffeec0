import {readFileSync} from 'node:fs';
import {lightColor} from '../../../plugins/files/brand/tokens';

const font = readFileSync('src/fonts/instrument-sans-latin.woff2').toString('base64');
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Returns the path of a waveform that depends only on the page's address, so each page has its own and keeps it. */
function bars(seed: string): string {
  const codes = [...seed].map((character) => character.codePointAt(0) ?? 0);
  return Array.from({length: 96}, (_, index) => {
    const code = codes[index % codes.length] ?? 1;
    const level = Math.abs(Math.sin(index * 0.37 + code) * Math.sin((index * Math.PI) / 96)) * 60 + 3;
    return `M${index * 11 + 6} ${64 - level}v${level * 2}`;
  }).join('');
}

/**
 * Returns a page's card for social media as an HTML document of 1200 by 630 pixels. It has no description, because
 * platforms display that next to the card.
 * @param route the page's address, which also shapes the waveform
 * @param wordmark the drawing of the company's name, as SVG
 */
export function cardHtml(route: string, title: string, wordmark: string): string {
  const [start, end] = [lightColor('--gradient-start'), lightColor('--gradient-end')];
  return `<!doctype html><style>
@font-face{font-family:Card;src:url(data:font/woff2;base64,${font});font-weight:400 700}
body{box-sizing:border-box;width:1200px;height:630px;margin:0;padding:72px;display:flex;flex-direction:column;background:${lightColor('--paper')}}
h1{margin:auto 0;font:700 88px/1.04 Card;letter-spacing:-.03em;word-spacing:.05em;text-rendering:geometricprecision;color:${lightColor('--ink')};text-wrap:balance}
.wordmark svg{height:48px}.wordmark path:first-of-type{fill:none;stroke:${start};stroke-width:2.25;stroke-linecap:round}
.wordmark stop{stop-color:${start}}.wordmark stop+stop{stop-color:${end}}
.waveform{fill:none;stroke:url(#waveform);stroke-width:4;stroke-linecap:round}
</style><div class="wordmark">${wordmark}</div><h1>${escapeHtml(title)}</h1>
<svg class="waveform" viewBox="0 0 1056 128" width="1056" height="128"><defs><linearGradient id="waveform" gradientUnits="userSpaceOnUse" x2="1056"><stop stop-color="${start}"/><stop offset="1" stop-color="${end}"/></linearGradient></defs><path d="${bars(route)}"/></svg>`;
}
