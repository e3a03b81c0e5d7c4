import { FRAME_IDS } from '@paddock/contract';

/** Moves the focus to the page's heading, or to the page itself, without scrolling. */
export function focusPage(slot: Element): void {
  const heading = slot.querySelector<HTMLElement>('h1') ?? slot.closest<HTMLElement>(`#${FRAME_IDS.page}`);
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** True when the element that had the focus is gone: the browser has fallen back to the body. */
export function isFocusLost(document: Document): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Says a page's title politely. The text is cleared first, so that the same title twice is said twice. */
export function announce(document: Document, text: string): void {
  const region = document.getElementById(FRAME_IDS.announcer);
  if (region === null) return;
  region.textContent = '';
  region.textContent = text;
}
