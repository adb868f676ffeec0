/**
 * Runs before the first paint: marks the page as scripted, so that CSS can show one panel of a tab set at once, and
 * restores what the reader has chosen, light or dark and the code language, so that the first frame is right. Without
 * a choice the system decides between light and dark. A page that is shown from its beginning is marked as arriving
 * (`src/enhance/arrival.ts`): not one that is loaded again or gone back to, whose place on the page is kept.
 * @param themeKey where `src/enhance/colorMode.ts` keeps the choice; the language's key is that of `src/enhance/tabs.ts`
 */
export const firstFrame = (themeKey: string): string =>
  [
    '(function(d,l,t){',
    'd.scripted="";',
    'try{',
    'l=localStorage.getItem("code-language");',
    `t=localStorage.getItem(${JSON.stringify(themeKey)});`,
    'if(!location.hash&&performance.getEntriesByType("navigation")[0].type=="navigate")d.arriving="";',
    '}catch(e){}',
    'if(/^[a-z]+$/.test(l||""))d.codeLanguage=l;',
    'd.theme=/^(light|dark)$/.test(t)?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"',
    '})(document.documentElement.dataset)',
  ].join('');
