import type { MarketView, SelectionView } from '@paddock/contract/schemas';

import type { PriceInfo, PriceValue } from './odds-types.ts';

export const PRICE_LOADING: PriceValue = { status: 'loading' };
const PRICE_UNKNOWN: PriceValue = { status: 'gone', oddsMilli: null };

/** What is known of a market besides its picture. */
export interface MarketCondition {
  /** No heartbeat, or something was missed. */
  readonly isStale: boolean;
  /** No longer offered. */
  readonly isGone: boolean;
}

type ShownStatus = 'open' | 'suspended' | 'stale' | 'gone';

function infoOf(value: PriceValue): PriceInfo | undefined {
  return 'version' in value ? value : undefined;
}

/** The value, or the one before when nothing about it changed, so that equal values are the same object. */
function keepIfSame(before: PriceValue, now: { readonly status: ShownStatus } & PriceInfo): PriceValue {
  const known = infoOf(before);
  const isSame =
    before.status === now.status &&
    known?.oddsMilli === now.oddsMilli &&
    known.version === now.version &&
    known.reason === now.reason;
  return isSame ? before : now;
}

function statusOf(market: MarketView, selection: SelectionView, condition: MarketCondition): ShownStatus {
  if (condition.isGone || market.status === 'closed' || market.status === 'settled') return 'gone';
  if (condition.isStale) return 'stale';
  return market.status === 'open' && selection.open ? 'open' : 'suspended';
}

/** The next value of a price. The direction stays until the next move; `changedAtMs` says how old it is. */
export function nextPrice(
  before: PriceValue,
  market: MarketView,
  selection: SelectionView | undefined,
  condition: MarketCondition,
  nowMs: number,
): PriceValue {
  const known = infoOf(before);
  if (selection === undefined) {
    return known === undefined ? PRICE_UNKNOWN : keepIfSame(before, { ...known, status: 'gone' });
  }
  const { oddsMilli } = selection;
  const hasMoved = known !== undefined && known.oddsMilli !== oddsMilli;
  return keepIfSame(before, {
    status: statusOf(market, selection, condition),
    oddsMilli,
    version: market.version,
    reason: market.reason ?? null,
    direction: hasMoved ? (oddsMilli > known.oddsMilli ? 'up' : 'down') : (known?.direction ?? null),
    changedAtMs: hasMoved ? nowMs : (known?.changedAtMs ?? null),
  });
}

/** Whether a cell must be drawn again: a new version of the same price looks the same. */
export function looksDifferent(before: PriceValue, after: PriceValue): boolean {
  const from = infoOf(before);
  const to = infoOf(after);
  return before.status !== after.status || from?.oddsMilli !== to?.oddsMilli || from?.reason !== to?.reason;
}

/** Price versions are "epoch.n": a lower n of the same epoch is older (rules §5). */
export function isOlderVersion(version: string, than: string): boolean {
  const [epoch, n] = splitVersion(version);
  const [otherEpoch, otherN] = splitVersion(than);
  return epoch === otherEpoch && n < otherN;
}

function splitVersion(version: string): readonly [epoch: string, n: number] {
  const dot = version.lastIndexOf('.');
  return [version.slice(0, Math.max(dot, 0)), Number(version.slice(dot + 1))];
}
