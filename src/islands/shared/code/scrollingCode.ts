/**
 * The ref of a lab, whose code can be focused where it's wider than its frame. `src/enhance/scrolls.ts` does so in the
 * rest of the page, but doesn't see what islands render later.
 */
export function scrollingCode(lab: HTMLElement | null) {
  if (!lab) return undefined;
  const update = () => {
    for (const code of lab.querySelectorAll('pre'))
      if (code.scrollWidth > code.clientWidth) code.tabIndex = 0;
      else code.removeAttribute('tabindex');
  };
  const observers = [new ResizeObserver(update), new MutationObserver(update)] as const;
  observers[0].observe(lab);
  observers[1].observe(lab, {childList: true, characterData: true, subtree: true});
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}
