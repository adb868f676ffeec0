import {closest} from './dom';
import type {Behavior} from './types';

/** Delays of tooltips in milliseconds. Source: spec/site-and-marketing.md, section 9. */
export const tooltipSettings = {
  /** How long the pointer or the focus rests on a control before its tooltip opens. */
  openMs: 700,
  /** A tooltip opens at once when another one closed less than this long ago. */
  skipMs: 300,
};

/** Distance from the control, in CSS pixels. */
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

/** The control that the pointer or the focus has come to or has left; moving about within one is neither. */
function crossed(event: MouseEvent | FocusEvent): HTMLElement | undefined {
  const control = closest(event, '[data-tooltip]');
  return event.relatedTarget instanceof Node && control?.contains(event.relatedTarget) ? undefined : control;
}

function schedule(event: MouseEvent | FocusEvent): void {
  const control = crossed(event);
  if (!control) return;
  window.clearTimeout(timer);
  const moving = bubble?.isConnected || performance.now() - hiddenAt < tooltipSettings.skipMs;
  timer = window.setTimeout(() => show(control), moving ? 0 : tooltipSettings.openMs);
}

/**
 * Tooltips of icon buttons: 700 ms after hover or focus, at once within 300 ms of another. They repeat the button's
 * name for the eye, so they are hidden from screen readers, which read the name itself.
 */
export const tooltip: Behavior = {
  install() {
    document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && schedule(event));
    document.addEventListener(
      'focusin',
      (event) => event.target instanceof Element && event.target.matches(':focus-visible') && schedule(event),
    );
    for (const type of ['pointerout', 'focusout'] as const) {
      document.addEventListener(type, (event) => crossed(event) && hide());
    }
    for (const type of ['pointerdown', 'scroll'] as const) document.addEventListener(type, hide, true);
    document.addEventListener('keydown', ({key}) => key === 'Escape' && hide());
  },
  mount: hide,
};
