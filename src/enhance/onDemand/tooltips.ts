import {closest} from '../dom';

/** Delays of tooltips in milliseconds. Source: spec/site-and-marketing.md, section 9. */
export const tooltipSettings = {
  /** How long the pointer or the focus rests on a control before its tooltip opens. */
  openMs: 700,
  /** A tooltip opens at once when another one closed less than this long ago. */
  skipMs: 300,
};

/** The distance between a control and its tooltip, in CSS pixels. */
const offset = 8;

let bubble: HTMLElement | undefined;
let timer: number | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

function hide(): void {
  window.clearTimeout(timer);
  if (!bubble?.isConnected) return;
  bubble.remove();
  hiddenAt = performance.now();
}

function show(control: HTMLElement): void {
  hide();
  bubble ??= Object.assign(document.createElement('div'), {className: 'tooltip'});
  bubble.setAttribute('aria-hidden', 'true');
  bubble.textContent = control.dataset.tooltip ?? '';
  document.body.append(bubble);
  const box = control.getBoundingClientRect();
  const left = box.left + box.width / 2 - bubble.offsetWidth / 2;
  bubble.style.top = `${box.bottom + offset}px`;
  bubble.style.left = `${Math.max(offset, Math.min(left, document.documentElement.clientWidth - bubble.offsetWidth - offset))}px`;
}

/** Returns the control that the pointer or the focus has entered or left. Moving within a control is neither. */
function controlCrossed(event: MouseEvent | FocusEvent): HTMLElement | undefined {
  const control = closest(event, '[data-tooltip]');
  return event.relatedTarget instanceof Node && control?.contains(event.relatedTarget) ? undefined : control;
}

function schedule(control: HTMLElement): void {
  window.clearTimeout(timer);
  const isSwitching = bubble?.isConnected || performance.now() - hiddenAt < tooltipSettings.skipMs;
  timer = window.setTimeout(() => show(control), isSwitching ? 0 : tooltipSettings.openMs);
}

const isMouse = (event: Event) => !('pointerType' in event) || event.pointerType === 'mouse';
const isVisibleFocus = ({type, target}: Event) =>
  type !== 'focusin' || (target instanceof Element && target.matches(':focus-visible'));

let isInstalled = false;

/** Closes the tooltip on Escape, and when anything is pressed or scrolled. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  for (const type of ['pointerdown', 'scroll'] as const) document.addEventListener(type, hide, true);
  document.addEventListener('keydown', ({key}) => key === 'Escape' && hide());
}

/**
 * Opens or closes a tooltip for an event of the pointer or the focus. A tooltip shows its control's accessible name, which
 * screen readers read themselves, so tooltips are hidden from them.
 */
export function followControl(event: MouseEvent | FocusEvent): void {
  const control = controlCrossed(event);
  if (!control) return;
  install();
  if (event.type === 'pointerout' || event.type === 'focusout') hide();
  else if (isMouse(event) && isVisibleFocus(event)) schedule(control);
}
