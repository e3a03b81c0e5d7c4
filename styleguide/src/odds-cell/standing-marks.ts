import type { OddsDirection } from './odds-direction.ts';

/** How long the mark of a move stands at least. */
export const MARK_MS = 2_000;
/** Marks are taken away together, at most this often: each time is a picture the browser has to make. */
const STEP_MS = 500;

const dueAtMs = new Map<HTMLElement, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Marks a cell with its price's move and takes the mark away when its time is over; a further move begins it again. A mark
 * is an attribute and plain styles: an animation that only waits is looked at in every frame, by the hundred.
 */
export function setMark(cell: HTMLElement, direction: OddsDirection): void {
  const atMs = Math.ceil((performance.now() + MARK_MS) / STEP_MS) * STEP_MS;
  cell.dataset['move'] = direction;
  dueAtMs.delete(cell); // so that the map stays in the order of the ends
  dueAtMs.set(cell, atMs);
  timer ??= setTimeout(sweep, atMs - performance.now());
}

/** Takes the mark of a cell away before its time. */
export function clearMark(cell: HTMLElement): void {
  delete cell.dataset['move'];
  dueAtMs.delete(cell);
}

function sweep(): void {
  const nowMs = performance.now();
  for (const [cell, atMs] of dueAtMs) {
    if (atMs > nowMs) break;
    clearMark(cell);
  }
  const [next] = dueAtMs.values();
  timer = next === undefined ? undefined : setTimeout(sweep, next - nowMs);
}
