import { DAY_MS } from '@paddock/contract';
import type { LoyaltyCashback } from '@paddock/contract/schemas';

import { dayOf, dayStartMs, periodOf } from '../days.ts';

/** A period of a cashback, by the site's days. */
export interface Period {
  readonly firstDay: number;
  readonly days: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Until when it can be taken. */
  readonly claimUntilMs: number;
}

export function periodAt(
  { periodDays, claimDays }: LoyaltyCashback,
  firstDay: number,
  timeZoneHours: number,
): Period {
  const toMs = dayStartMs(firstDay + periodDays, timeZoneHours);
  const fromMs = dayStartMs(firstDay, timeZoneHours);
  return { firstDay, days: periodDays, fromMs, toMs, claimUntilMs: toMs + claimDays * DAY_MS };
}

/** The period that runs, and before it those that can be taken still, the last first. */
export function periodsNow(
  terms: LoyaltyCashback,
  nowMs: number,
  timeZoneHours: number,
): readonly [Period, ...Period[]] {
  const current = periodOf(dayOf(nowMs, timeZoneHours), terms.periodDays);
  const periods: [Period, ...Period[]] = [periodAt(terms, current, timeZoneHours)];
  for (let day = current - terms.periodDays; ; day -= terms.periodDays) {
    const period = periodAt(terms, day, timeZoneHours);
    if (period.claimUntilMs <= nowMs) return periods;
    periods.push(period);
  }
}
