import type { Kernel } from '../../kernel/module.ts';
import { betRoutes } from './bets/bet-routes.ts';
import { readHeldStakes, readOpenExposure } from './bets/open-stakes.ts';
import { createPlayerNewsDesk } from './bets/player-news.ts';
import { Book } from './book/book.ts';
import { forgetOldEvents, KEEP_ENDED_MS } from './book/retention.ts';
import { createFeedIngest, SILENCE_CHECK_MS } from './ingest/feed-ingest.ts';
import { LiabilityBook } from './risk/liability.ts';
import { AccountCurrencies } from './placement/account-currencies.ts';
import { createDeciding, DECIDE_EVERY_MS } from './placement/deciding.ts';
import { createPlacing } from './placement/placing.ts';
import { createLiveSource } from './push/live-source.ts';
import { readRoutes } from './read/read-routes.ts';
import { sportsbookMigrations } from './schema/migrations.ts';
import { createResults } from './settlement/results.ts';
import { createSettlement, LOOK_EVERY_MS, SETTLE_EVERY_MS, SWEEP_EVERY_MS } from './settlement/settlement.ts';
import type { BetEnded, Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
import { loadCatalogue, loadPositions, nextEpoch } from './store/load-catalogue.ts';
import { loadEvents } from './store/load-events.ts';
import { createWriteBehind, LAZY_MS, SOON_MS } from './store/write-behind.ts';

const RETENTION_EVERY_MS = 60_000;

const nobodyAsks: BetEnded = () => Promise.resolve();

/** Puts the sportsbook together. One instance per platform; `start` loads its state from the database. */
export function createSportsbook(
  kernel: Kernel,
  { wallet, requirePlayer, limits, isSportClosed, betEnded = nobodyAsks }: SportsbookDependencies,
): Sportsbook {
  const { clock, db, scheduler } = kernel;
  const book = new Book();
  const writeBehind = createWriteBehind(kernel);
  book.watch(writeBehind);
  const liveSource = createLiveSource(book);
  const liability = new LiabilityBook();
  const news = createPlayerNewsDesk(kernel.bus);
  const settlement = createSettlement(kernel, { wallet, limits, betEnded }, liability, news);
  const results = createResults(kernel, book, writeBehind, () => settlement.wake());
  const feed = createFeedIngest(kernel, { book, ids: kernel.ids, writeBehind }, results);
  const deciding = createDeciding({ kernel, wallet, limits, betEnded, book, liability, news });
  const accounts = new AccountCurrencies(wallet);
  const place = createPlacing({
    kernel,
    wallet,
    limits,
    book,
    writeBehind,
    liability,
    accounts,
    deciding,
    news,
    isSportClosed,
  });

  return {
    name: 'sportsbook',
    migrations: sportsbookMigrations,
    liveSource,
    ingest: (message) => feed.ingest(message),
    openHolds: readHeldStakes,
    liabilityOf: (selectionId) => liability.of(selectionId),
    settleAll: () => settlement.run(),
    isSettled: () => settlement.isDone(),
    routes(app) {
      readRoutes(app, kernel, book, liability);
      betRoutes(app, kernel, requirePlayer, place);
    },
    async start() {
      const nowMs = clock.nowMs();
      book.begin(await nextEpoch(db));
      await loadCatalogue(db, book);
      await loadEvents(db, book, { notEndedBeforeMs: nowMs - KEEP_ENDED_MS }, nowMs);
      feed.resume(await loadPositions(db));
      for (const open of await readOpenExposure(db)) liability.add(open.selectionIds, open.liabilityCents);
      await deciding.recover();
      await settlement.sweep();
      scheduler.every('sportsbook.decide', DECIDE_EVERY_MS, () => deciding.decideDue());
      scheduler.every('sportsbook.write', SOON_MS, () => writeBehind.flush());
      scheduler.every('sportsbook.write-lazy', LAZY_MS, () => writeBehind.flushAll());
      scheduler.every('sportsbook.silence', SILENCE_CHECK_MS, () => {
        feed.checkSilence();
        return Promise.resolve();
      });
      scheduler.every('sportsbook.settle', SETTLE_EVERY_MS, () => settlement.runIfAwake());
      scheduler.every('sportsbook.settle-left', LOOK_EVERY_MS, () => settlement.run());
      scheduler.every('sportsbook.sweep', SWEEP_EVERY_MS, () => settlement.sweep());
      scheduler.every('sportsbook.retention', RETENTION_EVERY_MS, () => {
        forgetOldEvents(book, clock.nowMs());
        return Promise.resolve();
      });
    },
    stop: () => writeBehind.flushAll(),
  };
}
