import {afterPaint, all} from './dom';

/** So many parts join in a frame: a slow phone lays them out in less than the 50 ms that make a press feel late. */
const atOnce = 10;

/**
 * Has the browser paint a documentation page as soon as what is on the screen is laid out (prose.css). The rest, which
 * takes several times as long, joins a few parts a frame.
 * @param root the element that is marked as arriving until then
 */
export function arrive(root: Element): void {
  const parts = all('.markdown > :nth-child(n + 12)', root);
  const more = () => {
    for (const part of parts.splice(0, atOnce)) part.style.contentVisibility = 'visible';
    if (parts.length > 0) afterPaint(more);
    else root.removeAttribute('data-arriving');
  };
  afterPaint(more);
}
