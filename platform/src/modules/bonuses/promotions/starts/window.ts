import { DAY_MS } from '@paddock/contract';
import type { PromotionCountedStart, PromotionStart } from '@paddock/contract/schemas';

import { dayOf, dayStartMs } from '../../../../kernel/time/site-days.ts';

/** Whether a start is counted, or looked for, after a player has joined. */
export function isCounted(starts: PromotionStart): starts is PromotionCountedStart {
  return starts.on !== 'deposit' && starts.on !== 'code' && starts.on !== 'joining';
}

/** Whether a start counts stakes. */
export const countsStakes = ({ on }: PromotionStart): boolean =>
  on === 'turnover' || on === 'stake' || on === 'loss';

/** From when until before when something can bring the gift. */
export interface StartWindow {
  readonly fromMs: number;
  readonly untilMs: number;
}

export interface JoiningFacts {
  readonly joinedAtMs: number;
  /** When the promotion takes nobody in any more. */
  readonly closesAtMs: number;
  readonly timeZoneHours: number;
  /** `YYYY-MM-DD`; undefined where nobody knows. */
  readonly birthDate: string | undefined;
}

/** When a start can come for who joins now; undefined where it cannot come any more. */
export function windowOf(starts: PromotionCountedStart, facts: JoiningFacts): StartWindow | undefined {
  const { joinedAtMs, closesAtMs, timeZoneHours } = facts;
  if (starts.on === 'birthday') return birthdayOf(facts);
  if (starts.on === 'level') return { fromMs: joinedAtMs, untilMs: closesAtMs };
  const untilMs = dayStartMs(dayOf(joinedAtMs, timeZoneHours) + starts.days, timeZoneHours);
  return { fromMs: joinedAtMs, untilMs };
}

/** The next birthday that begins before the promotion closes, or the one that is today. */
function birthdayOf({
  joinedAtMs,
  closesAtMs,
  timeZoneHours,
  birthDate,
}: JoiningFacts): StartWindow | undefined {
  if (birthDate === undefined) return undefined;
  const today = dayOf(joinedAtMs, timeZoneHours);
  const thisYear = new Date(today * DAY_MS).getUTCFullYear();
  for (const year of [thisYear, thisYear + 1]) {
    const day = birthdayIn(year, birthDate);
    const fromMs = dayStartMs(day, timeZoneHours);
    if (day >= today && fromMs < closesAtMs) return { fromMs, untilMs: fromMs + DAY_MS };
  }
  return undefined;
}

/** The day somebody has their birthday on in a year: of 29 February the 28th where there is none. */
function birthdayIn(year: number, birthDate: string): number {
  const [, month = 1, date = 1] = birthDate.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Date.UTC(year, month - 1, Math.min(date, lastOfMonth)) / DAY_MS;
}
