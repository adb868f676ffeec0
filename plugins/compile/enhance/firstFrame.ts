/**
 * The style of a code language, `$&`: shows its panels in tab sets that `src/enhance/tabs.ts` hasn't prepared yet. The
 * script makes it, because a style sheet can't compare two attributes and would have to list all languages.
 */
const languageStyle =
  '[data-tabs]:not([data-ready])>:has(>[data-language=$&])>[data-tab-panel]{display:none!important;&[data-language=$&]{display:contents!important}}';

/**
 * Turns one page into the next. Chromium decides before the style sheet has loaded whether a page does, and reports an
 * error if it seemed not to.
 */
const transition = '@media not (prefers-reduced-motion){@view-transition{navigation:auto}}';

/**
 * Returns the inline script that runs before the first paint. It marks the page as scripted, which makes style sheets
 * show one panel of each tab set, and applies the reader's color mode and code languages. Without a choice, the color
 * mode is the system's. It marks the page as arriving (`src/enhance/arrival.ts`) if the browser shows its beginning,
 * which it might not do after a reload or when readers go back.
 * @param themeKey the key by which `src/enhance/colorMode.ts` stores the color mode; `src/enhance/tabs.ts` defines the
 * key of the code languages
 */
export const firstFrame = (themeKey: string): string =>
  [
    '(function(d,l,t){',
    'd.scripted="";',
    'try{',
    'd.wrap=localStorage.wrap;',
    'l=localStorage.getItem("code-language");',
    `t=localStorage.getItem(${JSON.stringify(themeKey)});`,
    'if(!location.hash&&performance.getEntriesByType("navigation")[0].type=="navigate")d.arriving="";',
    '}catch(e){}',
    'd.theme=/^(light|dark)$/.test(t)?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
    'l=/^[a-z ]+$/.test(l||"")?d.codeLanguage=l:"";',
    't=new CSSStyleSheet();',
    `t.replaceSync(${JSON.stringify(transition)}+l.replace(/\\w+/g,${JSON.stringify(languageStyle)}));`,
    'document.adoptedStyleSheets=[t]',
    '})(document.documentElement.dataset)',
  ].join('');
