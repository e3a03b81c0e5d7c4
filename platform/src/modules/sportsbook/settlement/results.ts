import type { FeedCancel, FeedResult, FeedRollback } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import { marketKeyOf, type EventEntry, type MarketEntry } from '../book/entries.ts';
import { setMarketStatus } from '../book/market-changes.ts';
import { checkMarketKey, outcomesProblem } from '../ingest/market-key.ts';
import type { WriteBehind } from '../store/write-behind.ts';
import {
  insertCancel,
  insertResults,
  insertRollback,
  setFinalScore,
  type ResultRow,
} from './result-store.ts';

/**
 * Takes in what decides bets. Everything is in the database, with the settlement work it makes, before it is
 * acknowledged; the bets themselves are settled by jobs, so a crash in between loses nothing. Each answers why a part
 * was refused.
 */
export interface Results {
  store(event: EventEntry, result: FeedResult): Promise<string | undefined>;
  cancel(event: EventEntry, cancel: FeedCancel): Promise<string | undefined>;
  rollback(event: EventEntry, rollback: FeedRollback): Promise<string | undefined>;
}

type NamedMarket = FeedResult['markets'][number];

export function createResults(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  book: Book,
  writeBehind: WriteBehind,
  onDecided: () => void,
): Results {
  async function store(event: EventEntry, result: FeedResult): Promise<string | undefined> {
    const nowMs = kernel.clock.nowMs();
    const { markets, rows, refused } = readResult(event, result);
    // No bet is taken from here on, whatever becomes of the result: prices open a market again, not silence.
    for (const market of markets) {
      if (market.status !== 'settled') setMarketStatus(book, market, 'closed', undefined, nowMs);
    }
    // Rows that legs and scores point at stand before the result does.
    await writeBehind.flush();
    const settled = await inTransaction(kernel.db, async (tx) => {
      if (result.finalScore !== undefined) await setFinalScore(tx, event.id, result.finalScore);
      return insertResults(tx, rows, result.revision, nowMs);
    });
    onDecided();
    for (const market of markets) {
      if (settled.has(market.id)) setMarketStatus(book, market, 'settled', undefined, nowMs);
    }
    if (result.finalScore !== undefined) {
      event.finalScore = result.finalScore;
      book.eventChanged(event, 'soon');
    }
    return refused.length === 0 ? undefined : refused.join('; ');
  }

  async function cancel(event: EventEntry, message: FeedCancel): Promise<string | undefined> {
    const { fromMs, toMs, reason } = message;
    if (toMs <= fromMs) return 'the cancel window is empty';
    const { markets, refused } = namedMarkets(event, message.markets);
    const marketIds = markets.map(({ id }) => id);
    if (message.markets !== undefined && marketIds.length === 0) return refused.join('; ') || undefined;
    await inTransaction(kernel.db, (tx) =>
      insertCancel(
        tx,
        { eventId: event.id, marketIds: message.markets && marketIds, fromMs, toMs, reason },
        marketIds,
        kernel.clock.nowMs(),
      ),
    );
    onDecided();
    return refused.length === 0 ? undefined : refused.join('; ');
  }

  async function rollback(event: EventEntry, message: FeedRollback): Promise<string | undefined> {
    const nowMs = kernel.clock.nowMs();
    const { markets, refused } = namedMarkets(event, message.markets);
    const reopened = await inTransaction(kernel.db, (tx) =>
      insertRollback(
        tx,
        markets.map(({ id }) => id),
        message.revision,
        nowMs,
      ),
    );
    onDecided();
    for (const market of markets) {
      if (reopened.has(market.id)) setMarketStatus(book, market, 'closed', undefined, nowMs);
    }
    return refused.length === 0 ? undefined : refused.join('; ');
  }

  return { store, cancel, rollback };
}

/** The markets a message names, or all of the event's. One that was never offered has no effect. */
function namedMarkets(
  event: EventEntry,
  named: readonly Pick<NamedMarket, 'type' | 'specifiers'>[] | undefined,
): { readonly markets: readonly MarketEntry[]; readonly refused: readonly string[] } {
  if (named === undefined) return { markets: [...event.markets.values()], refused: [] };
  const markets: MarketEntry[] = [];
  const refused: string[] = [];
  for (const one of named) {
    const key = checkMarketKey(event.sport, one);
    if (typeof key === 'string') refused.push(key);
    else {
      const market = event.markets.get(marketKeyOf(key.type.key, key.specifiersKey));
      if (market !== undefined) markets.push(market);
    }
  }
  return { markets, refused };
}

function readResult(event: EventEntry, result: FeedResult) {
  const markets: MarketEntry[] = [];
  const rows: ResultRow[] = [];
  const refused: string[] = [];
  for (const named of result.markets) {
    const found = namedMarkets(event, [named]);
    refused.push(...found.refused);
    const market = found.markets[0];
    if (market === undefined) continue;
    const problem = resultProblem(market, named);
    if (problem !== undefined) refused.push(problem);
    else {
      markets.push(market);
      rows.push(...named.selections.map((selection) => resultRow(market, selection)));
    }
  }
  return { markets, rows, refused };
}

function resultProblem(market: MarketEntry, { selections }: NamedMarket): string | undefined {
  const wrongHeat = selections.some(({ deadHeat }) => deadHeat !== undefined && deadHeat[0] > deadHeat[1]);
  if (wrongHeat) return `${market.type.key}: a dead-heat factor is at most 1`;
  return outcomesProblem(
    market.type,
    selections.map(({ outcome }) => outcome),
  );
}

function resultRow(market: MarketEntry, selection: NamedMarket['selections'][number]): ResultRow {
  const [num, den] = selection.deadHeat ?? [1, 1];
  return {
    market_id: market.id,
    outcome: selection.outcome,
    won: selection.won,
    void_halves: selection.voidHalves ?? 0,
    num,
    den,
  };
}
