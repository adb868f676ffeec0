import {afterPaint, all} from './dom';

/** So many elements join in a frame, or one part: a slow phone lays them out in less than the 50 ms that make a press feel late. */
const atOnce = 80;

/**
 * Has the browser paint a page as soon as what is on the screen is laid out (the style sheets of the parts named here).
 * The rest, which takes several times as long, joins a few parts a frame.
 * @param root the element that is marked as arriving until then
 */
export function arrive(root: Element): void {
  const parts = all('.markdown > :nth-child(n + 12), [data-later]', root);
  const more = () => {
    let room = atOnce;
    while (room > 0) {
      const part = parts.shift();
      if (!part) return root.removeAttribute('data-arriving');
      part.style.contentVisibility = 'visible';
      room -= all('*', part).length + 1;
    }
    afterPaint(more);
  };
  afterPaint(more);
}
