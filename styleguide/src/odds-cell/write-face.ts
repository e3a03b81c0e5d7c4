import type { OddsFace } from './odds-face.ts';
import { priceClass } from './price-class.ts';

/** Writes what a cell says of its price, as React would draw it, into the cell itself: what differs from what it says now. */
export function writeFace(cell: HTMLElement, before: OddsFace, now: OddsFace): void {
  if (before.label !== now.label) cell.setAttribute('aria-label', now.label);
  writeTitle(cell, titleOf(before), titleOf(now));
  if (before.price !== now.price) writePrice(cell, before.price, now.price);
}

/** What is shown on hover. */
export function titleOf({ state, exact }: OddsFace): string | undefined {
  return state === 'open' ? (exact ?? undefined) : undefined;
}

function writeTitle(cell: HTMLElement, before: string | undefined, now: string | undefined): void {
  if (before === now) return;
  if (now === undefined) cell.removeAttribute('title');
  else cell.title = now;
}

function writePrice(cell: HTMLElement, before: string, now: string): void {
  const figure = cell.querySelector('b');
  if (figure === null) return;
  const className = priceClass(now);
  // Setting it looks the styles up again, even when nothing changes.
  if (className !== priceClass(before)) figure.className = className;
  // The text node stays the one React knows.
  if (figure.firstChild instanceof Text) figure.firstChild.data = now;
  else figure.textContent = now;
}
