import { HOUR_MS } from '@paddock/contract';
import type { PromotionCountedStart } from '@paddock/contract/schemas';

import type { StartWindow } from './window.ts';

/** How long a player waits, at most, for what visits or a level bring. */
const LOOK_EVERY_MS = HOUR_MS;

/** When time alone may bring something of a start: stakes are looked at as they are settled, and once their days are over. */
export function nextLookMs(
  { on }: PromotionCountedStart,
  { fromMs, untilMs }: StartWindow,
  nowMs: number,
): number {
  if (nowMs < fromMs) return fromMs;
  if (on === 'logins' || on === 'level' || on === 'birthday') return Math.min(untilMs, nowMs + LOOK_EVERY_MS);
  return untilMs;
}
