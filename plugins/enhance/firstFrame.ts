/**
 * Runs before the first paint: marks the page as scripted, so that CSS can show one panel of a tab set at once, and
 * restores the reader's code language, so that the right sample is there in the first frame.
 * The keys are those of `src/enhance/language.ts`.
 */
export const firstFrame = [
  'document.documentElement.dataset.scripted="";',
  'try{var l=localStorage.getItem("code-language");',
  'if(/^[a-z]+$/.test(l))document.documentElement.dataset.codeLanguage=l}catch(e){}',
].join('');
