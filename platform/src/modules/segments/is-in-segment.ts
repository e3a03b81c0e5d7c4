import { DAY_MS } from '@paddock/contract';
import type { SegmentConditions } from '@paddock/contract/schemas';

import { isOf, type WhoFacts } from '../eligibility/index.ts';

/** What a segment is judged by, at the moment of judging. */
export interface SegmentFacts extends Omit<WhoFacts, 'segments' | 'wasBrought'> {
  /** Of the main account; undefined for one without. */
  readonly mainCurrency: string | undefined;
  /** When deposits were made that were credited and stand. */
  readonly depositsAtMs: readonly number[];
  /** When the last stake was placed that was taken; undefined for who never staked. */
  readonly lastStakeAtMs: number | undefined;
}

/** Whether somebody is in a segment: of all that it says. */
export function isInSegment(conditions: SegmentConditions, facts: SegmentFacts, nowMs: number): boolean {
  const { registeredFor, mainCurrencies, deposits, noStakeFor, ...ofPlayers } = conditions;
  const isDaysAgo = (atMs: number, days: number) => atMs + days * DAY_MS <= nowMs;
  if (!isOf(ofPlayers, { ...facts, segments: [], wasBrought: false }, nowMs)) return false;
  if (registeredFor !== undefined && !isDaysAgo(facts.registeredAtMs, registeredFor)) return false;
  if (mainCurrencies !== undefined && !mainCurrencies.includes(facts.mainCurrency ?? '')) return false;
  if (noStakeFor !== undefined && !isDaysAgo(facts.lastStakeAtMs ?? facts.registeredAtMs, noStakeFor))
    return false;
  if (deposits === undefined) return true;
  const lately = facts.depositsAtMs.filter((atMs) => !isDaysAgo(atMs, deposits.lastDays));
  return lately.length >= deposits.atLeast;
}
