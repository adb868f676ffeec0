import {afterPaint, all} from './dom';

/**
 * How many elements are displayed per frame. A slow phone lays them out in less than 50 ms, so the page always responds
 * to presses quickly.
 */
const elementsPerFrame = 80;

/**
 * Matches elements that are displayed after the initial viewport of an arriving page. If this named the class of prose,
 * pages without prose would load its rules, too (`plugins/finish/styles`).
 */
const laterParts = 'article > div > :nth-child(n + 12), [data-later]';

/**
 * Displays the rest of a page in steps after the browser has painted its initial viewport. Until then, style sheets
 * skip the layout of these parts, which would take several times as long.
 * @param root the element that has `data-arriving` until all of the page is displayed
 */
export function displayInSteps(root: Element): void {
  const parts = all(laterParts, root);
  const displayMore = () => {
    let room = elementsPerFrame;
    while (room > 0) {
      const part = parts.shift();
      if (!part) return root.removeAttribute('data-arriving');
      part.style.contentVisibility = 'visible';
      room -= all('*', part).length + 1;
    }
    afterPaint(displayMore);
  };
  afterPaint(displayMore);
}
