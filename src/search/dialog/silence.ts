/**
 * Elements made inert in one frame. A browser restyles all that becomes inert, and `showModal` makes the whole page
 * inert at once: 50 to 140 ms on our pages with the processor slowed four times, when a key may be waiting. So the
 * dialog opens beside the page, and the page falls silent piece by piece.
 */
const atOnce = 300;

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length + 1;

/** Everything of the page but the dialog and the notices, in pieces that one frame can take. */
function pieces(parent: Element, dialog: Element): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child === dialog || child.inert || child.matches('script, [data-notices]')) return [];
    return sizeOf(child) <= atOnce || child.childElementCount === 0 ? [child] : pieces(child, dialog);
  });
}

let silenced: HTMLElement[] = [];
let waking: HTMLElement[] = [];
let frame = 0;

function inSteps(list: HTMLElement[], act: (element: HTMLElement) => void): void {
  cancelAnimationFrame(frame);
  const step = () => {
    for (let count = 0; count < atOnce && list.length > 0; ) {
      const element = list.shift();
      if (!element) break;
      act(element);
      count += sizeOf(element);
    }
    if (list.length > 0) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

/** What was still to be given back is given back at once: the dialog opens again. */
function wakeNow(): void {
  for (const element of waking.splice(0)) element.inert = false;
}

/** Makes the page behind the dialog inert. */
export function silence(dialog: HTMLElement): void {
  wakeNow();
  inSteps(pieces(document.body, dialog), (element) => {
    element.inert = true;
    silenced.push(element);
  });
}

/** Gives the page back, first of all the part that holds the element that gets the focus. */
export function wake(opener: Element | null): void {
  const first = silenced.find((element) => element.contains(opener));
  if (first) first.inert = false;
  waking = silenced.filter((element) => element !== first);
  silenced = [];
  inSteps(waking, (element) => {
    element.inert = false;
  });
}
