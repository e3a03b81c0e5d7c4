import { DAY_MS } from '@paddock/contract';
import type { LoyaltyLevel, LoyaltyTerms } from '@paddock/contract/schemas';

/** A level and until when it is kept, whatever is earned. */
export interface Standing {
  readonly code: string;
  readonly sinceMs: number;
  readonly keptUntilMs: number;
}

export interface Earned {
  /** Within the window that ends now. */
  readonly inWindow: number;
  /** Since a window before the level was reached: what reached it and what came since, less what was taken back. */
  readonly forLevel: number;
}

/** The highest level that so many points reach. */
export function levelReached(levels: readonly LoyaltyLevel[], points: number): LoyaltyLevel {
  const [lowest] = levels;
  if (lowest === undefined) throw new Error('a programme without levels');
  return levels.findLast(({ threshold }) => points >= threshold) ?? lowest;
}

/**
 * Where a player stands now. Up at once; a level that is reached, or reached again, is kept for some days and lost at their end
 * where the window no longer reaches it, or at once where the points that reached it were taken back.
 */
export function nextStanding(
  terms: Pick<LoyaltyTerms, 'levels' | 'keepDays'>,
  standing: Standing | undefined,
  { inWindow, forLevel }: Earned,
  nowMs: number,
): Standing {
  const { levels, keepDays } = terms;
  const reached = levelReached(levels, inWindow);
  const keptUntilMs = nowMs + keepDays * DAY_MS;
  // A level that the terms do not have any more is none.
  const current = levels.find(({ code }) => code === standing?.code);
  if (standing === undefined || current === undefined)
    return { code: reached.code, sinceMs: nowMs, keptUntilMs };
  if (reached.code === current.code) return { ...standing, keptUntilMs };
  const isLost = nowMs >= standing.keptUntilMs || forLevel < current.threshold;
  if (reached.threshold < current.threshold && !isLost) return standing;
  return { code: reached.code, sinceMs: nowMs, keptUntilMs };
}
