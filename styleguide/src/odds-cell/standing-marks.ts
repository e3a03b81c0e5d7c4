import type { OddsDirection } from './odds-direction.ts';

/** How long the mark of a move stands at least. */
export const MARK_MS = 2_000;
/** In a lull marks are taken away together, at most this often: each time is a picture the browser has to make. */
const LULL_MS = 500;
const MOVE = 'data-move';

/** In the order of the ends. */
const dueAtMs = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Marks a cell with its price's move and takes the mark away when its time is over; a further move begins it again. A mark
 * is an attribute and plain styles: an animation that only waits is looked at in every frame, by the hundred. Marks whose
 * time is over go with the next move, whose picture has to be made anyway; the timer is for when none comes.
 */
export function setMark(cell: HTMLElement, direction: OddsDirection): void {
  const nowMs = performance.now();
  // Setting it looks the styles up again, even when nothing changes.
  if (cell.getAttribute(MOVE) !== direction) cell.setAttribute(MOVE, direction);
  dueAtMs.delete(cell); // so that the map stays in its order
  dueAtMs.set(cell, nowMs + MARK_MS);
  sweep(nowMs);
  timer ??= setTimeout(endLull, MARK_MS + LULL_MS);
}

/** Takes the mark of a cell away before its time. */
export function clearMark(cell: HTMLElement): void {
  cell.removeAttribute(MOVE);
  dueAtMs.delete(cell);
}

function sweep(nowMs: number): void {
  for (const [cell, atMs] of dueAtMs) {
    if (atMs > nowMs) break;
    clearMark(cell);
  }
}

function endLull(): void {
  const nowMs = performance.now();
  sweep(nowMs);
  const [next] = dueAtMs.values();
  timer = next === undefined ? undefined : setTimeout(endLull, next + LULL_MS - nowMs);
}
