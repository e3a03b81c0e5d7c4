import type { FeedFault } from '@paddock/contract/schemas';

import type { MarketEntry } from '../book/entries.ts';
import type { DecidedSelection } from './decided-store.ts';
import type { ResultRow } from './result-store.ts';

type MarketName = Pick<MarketEntry, 'id' | 'type' | 'specifiers'>;

/** True for a market an operator decided: the feed does not move it any more. */
export function heldByOperator(
  decided: readonly DecidedSelection[],
  { id }: Pick<MarketEntry, 'id'>,
): boolean {
  return decided.some((one) => one.market_id === id && one.source === 'operator' && one.won !== null);
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
