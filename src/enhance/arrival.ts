import {afterPaint, all} from './dom';

/** How many elements are displayed per frame. A slow phone lays them out in less than 50 ms, so a press is never late. */
const elementsPerFrame = 80;

/**
 * Displays the rest of a page in steps after the browser has painted its first screen. The style sheets keep the layout
 * of these parts off until then, which would take several times as long as that of the screen.
 * @param root the element that has `data-arriving` until all of the page is displayed
 */
export function arrive(root: Element): void {
  const parts = all('.markdown > :nth-child(n + 12), [data-later]', root);
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
