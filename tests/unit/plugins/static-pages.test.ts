/** @jest-environment node */
import {withoutApplication} from '../../../plugins/static-pages';

const runtime = '<script src=/assets/js/runtime~main.6a5dd275.js defer></script>';
const main = '<script src="/assets/js/main.b4d73fc5.js" defer="defer"></script>';
const kept = '<script type=module src=/assets/enhance/index-LWNNL34N.js></script>';

test('takes out the application and nothing else', () => {
  expect(withoutApplication(`<head>${kept}${runtime}${main}</head>`, 'a.html')).toBe(`<head>${kept}</head>`);
});

test('a page that loads the application in another way stops the build', () => {
  expect(() => withoutApplication(`<head>${main}</head>`, 'a.html')).toThrow(
    'a.html: expected two application scripts, found 1',
  );
});
