import type { OddsFace } from './odds-face.ts';
import { priceClass } from './price-class.ts';

/** Writes what a cell says of its price, as React would draw it, into the cell itself. */
export function writeFace(cell: HTMLElement, { label, price, exact, state }: OddsFace): void {
  cell.setAttribute('aria-label', label);
  if (state === 'open' && exact !== undefined && exact !== null) cell.title = exact;
  else cell.removeAttribute('title');
  const figure = cell.querySelector('b');
  if (figure === null) return;
  figure.className = priceClass(price);
  // The text node stays the one React knows.
  if (figure.firstChild instanceof Text) figure.firstChild.data = price;
  else figure.textContent = price;
}
