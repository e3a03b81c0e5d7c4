import { canonicalSpecifiers } from '@paddock/contract';

import { toFeedResult, type FeedMarketResult, type MarketKey } from '../../results/index.ts';
import { decideMarket, type MatchRecord } from '../../sports/sports.ts';
import { quote, type FeedMarket, type MethodOf } from '../match/quote.ts';
import type { FairMarket } from '../match/simulated-match.ts';

interface BoardEntry {
  readonly key: MarketKey;
  /** As it was last sent; absent for one that only may have been offered, before a restart. */
  sent: FeedMarket | undefined;
  settled: boolean;
}

/**
 * What has been told about the markets of one event, so that only changes are sent, every market that may have been
 * offered gets its result, and none gets it twice.
 */
export class MarketBoard {
  readonly #entries = new Map<string, BoardEntry>();
  readonly #methodOf: MethodOf;

  /** @param methodOf how the margin of each kind of market is put on */
  constructor(methodOf: MethodOf) {
    this.#methodOf = methodOf;
  }

  /** Markets that an earlier run of the server may have offered. */
  expect(keys: readonly MarketKey[]): void {
    for (const key of keys) this.#entryOf(keyText(key), key);
  }

  /** After a bet-stop everything is suspended downstream without being named. */
  stop(reason: string): void {
    for (const entry of this.#entries.values()) {
      if (entry.sent?.status === 'open') entry.sent = { ...entry.sent, status: 'suspended', reason };
    }
  }

  /** Takes new fair prices. Answers the markets that change, those that are no longer priced as suspended. */
  reprice(fair: readonly FairMarket[]): readonly FeedMarket[] {
    const changed: FeedMarket[] = [];
    const priced = new Set<string>();
    for (const market of fair) {
      const text = keyText(market);
      const next = this.#offer(text, market);
      if (next === undefined) continue;
      priced.add(text);
      const entry = this.#entryOf(text, market);
      if (entry.settled || same(entry.sent, next)) continue;
      entry.sent = next;
      changed.push(next);
    }
    for (const [text, entry] of this.#entries) {
      if (entry.settled || entry.sent?.status !== 'open' || priced.has(text)) continue;
      entry.sent = { ...entry.sent, status: 'suspended' };
      changed.push(entry.sent);
    }
    return changed;
  }

  /** A line far from even is not opened anew, but goes on once it is open. */
  #offer(text: string, market: FairMarket): FeedMarket | undefined {
    if (!market.core && this.#entries.get(text)?.sent === undefined) return undefined;
    return quote(market, this.#methodOf);
  }

  /** Results of the markets that the match has decided since the last time. */
  settle(match: MatchRecord): readonly FeedMarketResult[] {
    const results: FeedMarketResult[] = [];
    for (const entry of this.#entries.values()) {
      if (entry.settled) continue;
      const decided = decideMarket(entry.key, match);
      if (decided === undefined) continue;
      entry.settled = true;
      // Of an earlier run nobody knows which lines it offered, nor which of this one a gap swallowed.
      results.push({ ...toFeedResult(entry.key, decided), ifOffered: true });
    }
    return results;
  }

  /** All markets without a result, as they were last sent. */
  picture(): readonly FeedMarket[] {
    return [...this.#entries.values()].flatMap(({ sent, settled }) =>
      settled || sent === undefined ? [] : [sent],
    );
  }

  #entryOf(text: string, { type, specifiers }: MarketKey): BoardEntry {
    const known = this.#entries.get(text);
    if (known !== undefined) return known;
    const entry: BoardEntry = { key: { type, specifiers }, sent: undefined, settled: false };
    this.#entries.set(text, entry);
    return entry;
  }
}

function keyText({ type, specifiers }: MarketKey): string {
  return `${type}?${canonicalSpecifiers(specifiers)}`;
}

function same(one: FeedMarket | undefined, other: FeedMarket): boolean {
  if (one === undefined || one.status !== other.status || one.selections.length !== other.selections.length)
    return false;
  if (JSON.stringify(one.eachWay) !== JSON.stringify(other.eachWay)) return false;
  return one.selections.every(({ outcome, oddsMilli }, at) => {
    const selection = other.selections[at];
    return selection?.outcome === outcome && isClose(selection.oddsMilli, oddsMilli);
  });
}

/**
 * A trader does not chase every second of the clock: a price stands until it is this far from the model's, well inside
 * the margin. Without it a live bet that waits its delay would hardly ever find the price it was placed at.
 */
const STANDS_WITHIN_PROBABILITY = 0.01;
const STANDS_WITHIN_SHARE = 0.03;

function isClose(oneMilli: number, otherMilli: number): boolean {
  const share = Math.abs(oneMilli - otherMilli) / Math.min(oneMilli, otherMilli);
  const probability = Math.abs(1000 / oneMilli - 1000 / otherMilli);
  return share < STANDS_WITHIN_SHARE && probability < STANDS_WITHIN_PROBABILITY;
}
