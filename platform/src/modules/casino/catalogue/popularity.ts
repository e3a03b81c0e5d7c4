import { DAY_MS, HOUR_MS } from '@paddock/contract';

/** A player counts for a game once in this time, however many rounds are played. */
export const COUNTS_EVERY_MS = HOUR_MS;
/** What was played so long ago weighs half as much as what is played now. */
const HALF_LIFE_MS = 7 * DAY_MS;
/** From here on weights are counted; only their proportions say anything. */
const EPOCH_MS = Date.UTC(2026, 0, 1);

/**
 * What a visit at a moment adds to the counter of a game. Instead of every counter being halved each week, what comes later
 * weighs more (forward decay): counters are only ever added to, and compare at any time. Doubles hold it for 19 years.
 */
export const weightAt = (atMs: number): number => 2 ** ((atMs - EPOCH_MS) / HALF_LIFE_MS);
