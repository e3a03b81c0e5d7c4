import type { FeedFault } from '@paddock/contract/schemas';

import type { Score } from '../../feeds/index.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import type { DecidedSelection } from './decided-store.ts';
import type { NamedResult } from './named-markets.ts';
import { contradictions } from './result-agreement.ts';
import type { ResultRow } from './result-store.ts';

type MarketName = Pick<MarketEntry, 'id' | 'type' | 'specifiers'>;

/** True for a market an operator decided: the feed does not move it any more. */
export function heldByOperator(
  decided: readonly DecidedSelection[],
  { id }: Pick<MarketEntry, 'id'>,
): boolean {
  return decided.some((one) => one.market_id === id && one.source === 'operator' && one.won !== null);
}

/** True for a market an operator decided otherwise than void: a cancel would overrule it. */
export function heldAgainstCancel(
  decided: readonly DecidedSelection[],
  market: Pick<MarketEntry, 'id'>,
): boolean {
  const counted = decided.filter((one) => one.market_id === market.id && one.void_halves !== 2);
  return heldByOperator(counted, market);
}

/** True for a market whose result its feed has confirmed: one that is preliminary does not take its place. */
export function isConfirmed(decided: readonly DecidedSelection[], { id }: Pick<MarketEntry, 'id'>): boolean {
  return decided.some(
    (one) => one.market_id === id && one.source === 'feed' && one.won !== null && !one.preliminary,
  );
}

/**
 * What of the stored results speaks against one of the feed: an operator decided otherwise, or the feed itself said
 * something else under the same revision, a taking back included. A repeat of what stands, and an older revision, have no
 * effect and are no fault.
 */
export function conflictsWith(
  decided: readonly DecidedSelection[],
  market: MarketName,
  rows: readonly ResultRow[],
  revision: number,
): FeedFault | undefined {
  const stored = decided.filter((one) => one.market_id === market.id);
  const otherwise = rows.some((row) => {
    const known = stored.find(({ outcome }) => outcome === row.outcome);
    return known !== undefined && !isSame(known, row);
  });
  if (!otherwise) return undefined;
  if (heldByOperator(stored, market)) return operatorDecided(market);
  const same = stored.some((one) => one.revision === revision);
  return same ? conflict(market, `has another result of revision ${revision}`) : undefined;
}

/** A taking back that is no newer than the result of the feed it meets: which of the two holds, nobody can tell. */
export function undecidedRollback(
  decided: readonly DecidedSelection[],
  market: MarketName,
  revision: number,
): FeedFault | undefined {
  const stands = decided.some(
    (one) =>
      one.market_id === market.id && one.source === 'feed' && one.won !== null && one.revision === revision,
  );
  return stands
    ? conflict(market, `has a result of revision ${revision}, which is not taken back`)
    : undefined;
}

/**
 * What cannot be true of the same match, by market: one result against its final score or another result, of the same
 * message or of what stands. A correction is not held against what an older revision said of other markets, so that they
 * may come one after another; a result without effect is not held against anything.
 */
export function contradictedBy(
  { sport, markets }: Pick<EventEntry, 'sport' | 'markets'>,
  decided: readonly DecidedSelection[],
  named: readonly NamedResult[],
  { revision, finalScore }: { readonly revision: number; readonly finalScore: Score | undefined },
): ReadonlyMap<MarketEntry, FeedFault> {
  const stored = Map.groupBy(decided, (one) => one.market_id);
  const rowsOf = ({ id }: MarketEntry) => stored.get(id) ?? [];
  const news = named
    .filter(({ market }) => rowsOf(market).every((one) => one.revision < revision))
    .map(({ market, rows }) => ({ ...market, market, rows }));
  const replaced = new Set(news.map(({ market }) => market));
  const standing = [...markets.values()]
    .filter((market) => !replaced.has(market))
    .map((market) => ({ ...market, rows: rowsOf(market).flatMap((one) => given(one, revision) ?? []) }));
  const found = contradictions(sport, news, standing, finalScore);
  return new Map([...found].map(([{ market }, why]) => [market, conflict(market, `is in doubt: ${why}`)]));
}

/** What counts of the stored results against one of this revision. */
function given(one: DecidedSelection, revision: number) {
  const { won } = one;
  const counts = one.revision >= revision || one.source === 'operator';
  return won !== null && counts ? { ...one, won } : undefined;
}

export function operatorDecided(market: MarketName): FeedFault {
  return conflict(market, 'was decided by an operator');
}

function conflict({ type, specifiers }: MarketName, what: string): FeedFault {
  const market = { type: type.key, specifiers: { ...specifiers } };
  return { code: 'RESULT_CONFLICT', market, reason: `${type.key} ${what}` };
}

function isSame(known: DecidedSelection, row: ResultRow): boolean {
  if (known.won === null || known.void_halves !== row.void_halves) return false;
  if (row.void_halves === 2) return true;
  return known.won === row.won && (row.won === 0 || known.num * row.den === row.num * known.den);
}
