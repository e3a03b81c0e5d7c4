import type { LevelView, LoyaltyLevel } from '@paddock/contract/schemas';

export interface LevelProgress {
  readonly current: LoyaltyLevel;
  /** Undefined at the highest. */
  readonly next: LoyaltyLevel | undefined;
  /** How much of what the next level asks is earned, from 0 to 1. */
  readonly part: number;
}

/** How far a player is on the way to the next level. */
export function levelProgress({ code, earned, levels }: NonNullable<LevelView['standing']>): LevelProgress {
  const at = Math.max(
    0,
    levels.findIndex((level) => level.code === code),
  );
  const [current, next] = [levels[at], levels[at + 1]];
  if (current === undefined) throw new Error('a standing without levels');
  return { current, next, part: next === undefined ? 1 : Math.min(1, earned / next.threshold) };
}
