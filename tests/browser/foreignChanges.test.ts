import type {Locator, Page} from '@playwright/test';
import {expect, hydrationFault, test} from './harness';
import {labs} from './labs';

/**
 * Does what the translation of Chromium does, without changing words: replaces each text node by one in two new elements,
 * now and whenever a text appears. Also inserts elements, as extensions do.
 */
function translateAndInsert(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translate = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text as Text);
      for (const text of found) {
        const {parentElement: parent} = text;
        if (!text.data.trim() || !parent || parent.closest('font, code, pre, script, style, textarea, [translate=no]'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const {addedNodes, target} of changes) for (const node of [target, ...addedNodes]) translate(node);
    }).observe(document.body, {childList: true, characterData: true, subtree: true});
    for (const island of document.querySelectorAll('[data-island]'))
      for (const control of island.querySelectorAll('button, input, textarea'))
        control.before(document.createElement('extension-badge'));
  });
}

/** The island of the home page, which has no lab's tests. */
const sentence = {island: 'HeroSentence', path: '/', show: (lab: Locator) => lab.getByRole('button').nth(1).click()};

for (const {island, path, show, widen = []} of [...labs, sentence] as typeof labs)
  test(`${island} works in a page that is translated and changed by an extension`, async ({open, faults}) => {
    const page = await open(path);
    faults.expected.push(hydrationFault);
    await translateAndInsert(page);
    const lab = page.locator(`[data-island=${island}]`).first();
    await lab.scrollIntoViewIfNeeded();
    // A press during which React renders an island anew goes to neither of its buttons. Both are large, or closed.
    if (island === 'ApiConsole' || island === 'StreamReplay')
      for (const each of await page.locator(`[data-island=${island}]`).all()) {
        await each.evaluate((element) => element.scrollIntoView({block: 'center'}));
        await expect(each).toHaveAttribute('data-hydrated');
      }
    // Playwright gives the file to the field that it has found, even if React has replaced that one in the meantime.
    if (island === 'RecordingCheck') await page.locator(`[data-island=${island}][data-hydrated]`).waitFor();
    await show(lab, page);
    await page.locator(`[data-island=${island}][data-hydrated]`).first().waitFor();
    for (const step of widen) await step(lab);
    await expect(page.locator('[data-island-failure]:visible')).toHaveCount(0);
  });
