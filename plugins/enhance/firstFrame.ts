/**
 * Runs before the first paint: marks the page as scripted, so that CSS can show one panel of a tab set at once, and
 * restores what the reader has chosen, light or dark and the code language, so that the first frame is right. Without
 * a choice the system decides between light and dark.
 * @param themeKey where `src/enhance/colorMode.ts` keeps the choice; the language's key is that of `src/enhance/tabs.ts`
 */
export const firstFrame = (themeKey: string): string =>
  [
    '(function(d,l,t){',
    'd.scripted="";',
    'try{',
    'l=localStorage.getItem("code-language");',
    `t=localStorage.getItem(${JSON.stringify(themeKey)});`,
    '}catch(e){}',
    'if(/^[a-z]+$/.test(l||""))d.codeLanguage=l;',
    'd.theme=/^(light|dark)$/.test(t)?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"',
    '})(document.documentElement.dataset)',
  ].join('');
