import type { BetStop, StopReason } from './simulated-match.ts';

/** Which reason is shown when two hold at once. */
const WEIGHT: Readonly<Record<StopReason, number>> = {
  danger: 0,
  point: 0,
  period: 1,
  var: 2,
  'red-card': 3,
  goal: 4,
};

/** Puts windows in order without overlaps: a weightier or equal reason cuts the one before short, a lighter waits. */
export function mergeStops(windows: readonly BetStop[]): readonly BetStop[] {
  const merged: BetStop[] = [];
  for (const window of windows.toSorted((a, b) => a.fromSec - b.fromSec)) {
    const last = merged.at(-1);
    if (last === undefined || window.fromSec >= last.toSec) {
      merged.push(window);
    } else if (WEIGHT[window.reason] >= WEIGHT[last.reason]) {
      merged.pop();
      if (last.fromSec < window.fromSec) merged.push({ ...last, toSec: window.fromSec });
      merged.push({ ...window, toSec: Math.max(window.toSec, last.toSec) });
    } else if (window.toSec > last.toSec) {
      merged.push({ ...window, fromSec: last.toSec });
    }
  }
  return merged;
}

/** The stop that holds at a moment. */
export function stopAt(stops: readonly BetStop[], elapsedSec: number): BetStop | undefined {
  return stops.find(({ fromSec, toSec }) => fromSec <= elapsedSec && elapsedSec < toSec);
}
