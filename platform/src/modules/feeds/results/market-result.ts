import {
  RESULT_HALF_LOSE,
  RESULT_HALF_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type SelectionResult,
} from '@paddock/contract';

import type { Score } from './match-record.ts';

/** A market by its identity within an event (rules §5). */
export interface MarketKey {
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
}

export interface OutcomeResult {
  readonly outcome: string;
  readonly result: SelectionResult;
}

/** Results of every selection of a market, or `undefined` while it is not decided. */
export type MarketResult = readonly OutcomeResult[] | undefined;

/** One winner among the outcomes, the rest lose. */
export function oneWinner(outcomes: readonly string[], winner: string): MarketResult {
  return outcomes.map((outcome) => ({ outcome, result: outcome === winner ? RESULT_WIN : RESULT_LOSE }));
}

export function allVoid(outcomes: readonly string[]): MarketResult {
  return outcomes.map((outcome) => ({ outcome, result: RESULT_VOID }));
}

/** Asian lines are multiples of a quarter, so counting in quarters keeps them exact. @throws RangeError otherwise. */
export function lineInQuarters(line: string | undefined): number {
  const quarters = Number(line) * 4;
  if (line === undefined || line === '' || !Number.isInteger(quarters)) {
    throw new RangeError(`not a line: ${String(line)}`);
  }
  return quarters;
}

/**
 * How a side of a line ended that is ahead of it by `leadQuarters` quarters of a point: half a point or more wins, a
 * quarter wins half, nothing is a push, and the mirror image below (a line of 2.75 is half 2.5 and half 3).
 */
export function lineResult(leadQuarters: number): SelectionResult {
  if (leadQuarters >= 2) return RESULT_WIN;
  if (leadQuarters === 1) return RESULT_HALF_WIN;
  if (leadQuarters === 0) return RESULT_VOID;
  return leadQuarters === -1 ? RESULT_HALF_LOSE : RESULT_LOSE;
}

/** Over and under of a count. */
export function overUnder(count: number, line: string | undefined): MarketResult {
  const lead = 4 * count - lineInQuarters(line);
  return [
    { outcome: 'over', result: lineResult(lead) },
    { outcome: 'under', result: lineResult(-lead) },
  ];
}

/**
 * Over and under of a count that can still grow: decided early once over has won whole, at the end by the final count,
 * void when the match broke off before.
 */
export function growingOverUnder(
  count: number,
  line: string | undefined,
  final: boolean,
  brokenOff: boolean,
): MarketResult {
  const wonAlready = 4 * count - lineInQuarters(line) >= 2;
  if (wonAlready || final) return overUnder(count, line);
  return brokenOff ? allVoid(['over', 'under']) : undefined;
}

/** Home and away with the home side's line added to its score. */
export function handicapResult([home, away]: Score, line: string | undefined): MarketResult {
  const lead = 4 * (home - away) + lineInQuarters(line);
  return [
    { outcome: 'home', result: lineResult(lead) },
    { outcome: 'away', result: lineResult(-lead) },
  ];
}

export function leader([home, away]: Score): 'home' | 'draw' | 'away' {
  if (home === away) return 'draw';
  return home > away ? 'home' : 'away';
}

/** A positive whole number of a specifier such as `goal`, `set`, `quarter`. @throws RangeError otherwise. */
export function ordinalOf(text: string | undefined, most = 99): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new RangeError(`not an ordinal: ${String(text)}`);
  }
  return value;
}
