import type {
  FeedCancel,
  FeedCancelRollback,
  FeedFault,
  FeedResult,
  FeedRollback,
} from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { setMarketStatus } from '../book/market-changes.ts';
import { closeDecided } from '../ingest/quarantine.ts';
import type { WriteBehind } from '../store/write-behind.ts';
import {
  conflictsWith,
  contradictedBy,
  heldAgainstCancel,
  heldByOperator,
  isConfirmed,
  operatorDecided,
  undecidedRollback,
} from './conflicts.ts';
import { insertVoids, lockEvent, readDecided } from './decided-store.ts';
import { namedMarkets, readResult, type NamedResult } from './named-markets.ts';
import { deleteCancels, insertCancel, insertResults, insertRollback, setFinalScore } from './result-store.ts';

/**
 * Takes in what decides bets. Everything is in the database, with the settlement work it makes, before it is
 * acknowledged; the bets themselves are settled by jobs, so a crash in between loses nothing. Each answers what of it was
 * not taken, and why.
 */
export interface Results {
  store(event: EventEntry, result: FeedResult): Promise<readonly FeedFault[]>;
  cancel(event: EventEntry, cancel: FeedCancel): Promise<readonly FeedFault[]>;
  rollback(event: EventEntry, rollback: FeedRollback): Promise<readonly FeedFault[]>;
  rollBackCancels(event: EventEntry, rollback: FeedCancelRollback): Promise<readonly FeedFault[]>;
  /** The event is cancelled: what play had decided stands, the rest is void. */
  voidRest(event: EventEntry): Promise<void>;
}

export function createResults(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  book: Book,
  writeBehind: WriteBehind,
  onDecided: () => void,
): Results {
  function setStatus(markets: readonly MarketEntry[], status: 'closed' | 'settled') {
    for (const market of markets) setMarketStatus(book, market, status, undefined, kernel.clock.nowMs());
  }

  async function store(event: EventEntry, result: FeedResult): Promise<readonly FeedFault[]> {
    const { markets, named, faults } = readResult(book.types, event, result, kernel.clock.nowMs());
    // No bet is taken from here on, whatever becomes of the result: prices open a market again, not silence.
    setStatus(
      markets.filter(({ status }) => status !== 'settled'),
      'closed',
    );
    // Rows that legs and scores point at stand before the result does.
    await writeBehind.flush();
    const { settled, conflicts, finalScore } = await inTransaction(kernel.db, async (tx) => {
      await lockEvent(tx, event.id);
      const stored = await insertNew(tx, event, named, result);
      if (stored.finalScore !== undefined) await setFinalScore(tx, event.id, stored.finalScore);
      return stored;
    });
    onDecided();
    setStatus(among(markets, settled), 'settled');
    if (finalScore !== undefined) {
      event.finalScore = finalScore;
      book.eventChanged(event, 'soon');
    }
    return [...faults, ...conflicts];
  }

  /** Stores the markets that nothing contradicts, and answers the final score where it is in no doubt. */
  async function insertNew(
    tx: Tx,
    event: EventEntry,
    told: readonly NamedResult[],
    { revision, finalScore, preliminary = false }: FeedResult,
  ) {
    const decided = await readDecided(
      tx,
      [...event.markets.values()].map(({ id }) => id),
    );
    const named = preliminary ? told.filter(({ market }) => !isConfirmed(decided, market)) : told;
    const conflicts = named.flatMap(
      ({ market, rows }) => conflictsWith(decided, market, rows, revision) ?? [],
    );
    const free = named.filter(
      ({ market, rows }) =>
        conflictsWith(decided, market, rows, revision) === undefined && !heldByOperator(decided, market),
    );
    const doubts = contradictedBy(event, decided, free, { revision, finalScore });
    const rows = free.filter(({ market }) => !doubts.has(market)).flatMap((one) => one.rows);
    const nowMs = kernel.clock.nowMs();
    const settled = await insertResults(tx, rows, { revision, preliminary }, nowMs);
    await closeDecided(tx, [...settled], nowMs);
    return {
      settled,
      conflicts: [...conflicts, ...doubts.values()],
      // A score that comes with what was not taken is no news.
      finalScore: doubts.size === 0 && named.length === told.length ? finalScore : undefined,
    };
  }

  async function cancel(event: EventEntry, message: FeedCancel): Promise<readonly FeedFault[]> {
    const { fromMs, toMs, reason } = message;
    if (toMs <= fromMs) return [{ code: 'FEED_MALFORMED', reason: 'the cancel window is empty' }];
    const { markets, faults } = namedMarkets(book.types, event, message.markets);
    const held = await inTransaction(kernel.db, async (tx) => {
      await lockEvent(tx, event.id);
      const decided = await readDecided(
        tx,
        markets.map(({ id }) => id),
      );
      const isHeld = (market: MarketEntry) => heldAgainstCancel(decided, market);
      const free = markets.filter((market) => !isHeld(market)).map(({ id }) => id);
      const window = { eventId: event.id, marketIds: message.markets && free, fromMs, toMs, reason };
      await insertCancel(tx, window, free, kernel.clock.nowMs());
      return markets.filter(isHeld);
    });
    onDecided();
    return [...faults, ...held.map(operatorDecided)];
  }

  async function rollback(event: EventEntry, message: FeedRollback): Promise<readonly FeedFault[]> {
    const { markets, faults } = namedMarkets(book.types, event, message.markets);
    await writeBehind.flush();
    const { refused, reopened } = await inTransaction(kernel.db, async (tx) => {
      await lockEvent(tx, event.id);
      const decided = await readDecided(
        tx,
        markets.map(({ id }) => id),
      );
      const isHeld = (market: MarketEntry) => heldByOperator(decided, market);
      const free = markets.filter((market) => !isHeld(market)).map(({ id }) => id);
      return {
        refused: markets.flatMap((market) =>
          isHeld(market)
            ? operatorDecided(market)
            : (undecidedRollback(decided, market, message.revision) ?? []),
        ),
        reopened: await insertRollback(tx, free, message.revision, kernel.clock.nowMs()),
      };
    });
    onDecided();
    setStatus(among(markets, reopened), 'closed');
    return [...faults, ...refused];
  }

  async function rollBackCancels(
    event: EventEntry,
    { fromMs, toMs, ...message }: FeedCancelRollback,
  ): Promise<readonly FeedFault[]> {
    const { markets, faults } = namedMarkets(book.types, event, message.markets);
    const marketIds = markets.map(({ id }) => id);
    const window = { eventId: event.id, marketIds: message.markets && marketIds, fromMs, toMs };
    await inTransaction(kernel.db, (tx) => deleteCancels(tx, window, marketIds));
    onDecided();
    return faults;
  }

  async function voidRest(event: EventEntry): Promise<void> {
    const markets = [...event.markets.values()];
    const named = markets.flatMap(({ id, selections }) =>
      selections.map(({ outcome }) => ({ market_id: id, outcome })),
    );
    await writeBehind.flush();
    const voided = await inTransaction(kernel.db, async (tx) => {
      await lockEvent(tx, event.id);
      const ids = markets.map(({ id }) => id);
      const ended = await insertVoids(tx, named, ids, kernel.clock.nowMs());
      await closeDecided(tx, [...ended], kernel.clock.nowMs());
      return ended;
    });
    onDecided();
    setStatus(among(markets, voided), 'settled');
  }

  return { store, cancel, rollback, rollBackCancels, voidRest };
}

function among(markets: readonly MarketEntry[], ids: ReadonlySet<string>): readonly MarketEntry[] {
  return markets.filter(({ id }) => ids.has(id));
}
