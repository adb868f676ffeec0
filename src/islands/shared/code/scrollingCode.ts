/**
 * The ref of a lab, whose code can be focused where it's wider than its frame. `src/enhance/scrolls.ts` does so in the
 * rest of the page, but doesn't see what islands render later.
 */
export function scrollingCode(lab: HTMLElement | null) {
  if (!lab) return undefined;
  const update = () => {
    for (const code of lab.querySelectorAll('pre')) {
      if (code.scrollWidth > code.clientWidth) {
        code.tabIndex = 0;
        code.role = 'group';
        code.ariaLabel = code.parentElement?.querySelector('p, span')?.textContent ?? '';
      } else for (const name of ['tabindex', 'role', 'aria-label']) code.removeAttribute(name);
    }
  };
  const sizes = new ResizeObserver(update);
  const changes = new MutationObserver(update);
  sizes.observe(lab);
  changes.observe(lab, {childList: true, characterData: true, subtree: true});
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
