import { MINUTE_MS, SECOND_MS } from '@paddock/contract';
import type { Kernel } from '../../kernel/module.ts';
import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import { AccountCurrencies, riskOf } from '../products/index.ts';
import { betRoutes } from './bets/bet-routes.ts';
import { readOpenExposure } from './bets/open-exposure.ts';
import { createPlayerNewsDesk } from './bets/player-news.ts';
import { Book } from './book/book.ts';
import { setMarketStatus } from './book/market-changes.ts';
import { forgetOldEvents, KEEP_ENDED_MS } from './book/retention.ts';
import { readSilenceBounds } from './book/silence-bounds.ts';
import { readCashOutMargins } from './cash-out/cash-out-margins.ts';
import { createCashOutOffers } from './cash-out/cash-out-offers.ts';
import { cashOutRoutes } from './cash-out/cash-out-routes.ts';
import { createCashOuts, DECIDE_CASH_OUTS_EVERY_MS } from './cash-out/cash-out.ts';
import {
  createCashOutOrders,
  JUDGE_ORDERS_EVERY_MS,
  LOOK_AT_ALL_ORDERS_MS,
} from './cash-out/orders/cash-out-orders.ts';
import { OrderWatch } from './cash-out/orders/order-watch.ts';
import { editRoutes } from './edit/edit-routes.ts';
import { createBetEdits } from './edit/edits.ts';
import { explainRoutes } from './explain/explain-routes.ts';
import { createFeedIngest, SILENCE_CHECK_MS } from './ingest/feed-ingest.ts';
import { handleSettlementProposals, type DecisionParts } from './operators/decisions.ts';
import { betLookUpRoute } from './operators/bet-look-up-route.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { createUnsettledSweep, UNSETTLED_EVERY_MS } from './operators/unsettled-sweep.ts';
import { exposureDifferences } from './risk/audit-exposure.ts';
import { ExposureBook } from './risk/exposure-book.ts';
import { nearCopiesRoute } from './risk/near-copies-route.ts';
import { createNearCopiesWatch, WATCH_COPIES_EVERY_MS } from './risk/near-copies.ts';
import { createExposureWatch, WATCH_EXPOSURE_EVERY_MS } from './risk/exposure-watch.ts';
import { createDeciding, DECIDE_EVERY_MS } from './placement/deciding.ts';
import { createPlacing } from './placement/placing.ts';
import { quoteRoute } from './placement/quote-route.ts';
import { sportsbookProduct } from './product.ts';
import { createLiveSource } from './push/live-source.ts';
import { readByOthers } from './read/read-by-others.ts';
import { readRoutes } from './read/read-routes.ts';
import { resultRoutes } from './results/result-routes.ts';
import { sportsbookMigrations } from './schema/migrations.ts';
import { sharedCouponRoutes } from './shared-coupons/shared-coupon-routes.ts';
import { forgetSharedCoupons } from './shared-coupons/shared-coupon-store.ts';
import { statisticsRoutes } from './statistics/statistics-routes.ts';
import { settleBets } from './settlement/settle-bets.ts';
import { readUnweighed, type BetKey } from './settlement/settling-store.ts';
import { createResults } from './settlement/results.ts';
import { createSettlement, LOOK_EVERY_MS, SETTLE_EVERY_MS, SWEEP_EVERY_MS } from './settlement/settlement.ts';
import type { Sportsbook, SportsbookDependencies } from './sportsbook-api.ts';
import { loadCatalogue, loadPositions, nextEpoch } from './store/load-catalogue.ts';
import { loadEvents } from './store/load-events.ts';
import { loadMarketTypes } from './store/market-types-store.ts';
import { createBetReviews, REVIEW_EVERY_MS } from './review/bet-reviews.ts';
import { createOperatorAnswers } from './review/operator-answer.ts';
import { createPlayerAnswers } from './review/player-answer.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { readReviewTerms } from './review/review-terms.ts';
import { alertRoutes } from './trading/alerts/alert-routes.ts';
import { createAlertWatch, WATCH_ALERTS_EVERY_MS } from './trading/alerts/alert-watch.ts';
import { createBoundsDesk } from './trading/bounds/bounds-desk.ts';
import { boundsRoutes } from './trading/bounds/bounds-routes.ts';
import { createPriceDesk } from './trading/prices/price-desk.ts';
import { priceRoutes } from './trading/prices/price-routes.ts';
import { createSureWins } from './trading/sure-wins/sure-wins.ts';
import { createTradingDesk } from './trading/trading-desk.ts';
import { tradingRoutes } from './trading/trading-routes.ts';
import { createWriteBehind, LAZY_MS, SOON_MS } from './store/write-behind.ts';

/** Puts the sportsbook together. One instance per platform; `start` loads its state from the database. */
export function createSportsbook(kernel: Kernel, dependencies: SportsbookDependencies): Sportsbook {
  const {
    wallet,
    requirePlayer,
    limits,
    isBanned,
    isSportClosed,
    tellInbox,
    operators,
    accountsOfPerson,
    playerOf,
    playerNumbers,
    betsEnded,
    gifts,
  } = dependencies;
  const { clock, db, scheduler } = kernel;
  const book = new Book();
  book.types.chooseMargins(kernel.config.marginChoices);
  book.silence = readSilenceBounds(kernel.config.dataDir);
  const writeBehind = createWriteBehind(kernel);
  book.watch(writeBehind);
  const liveSource = createLiveSource(book);
  const risk = riskOf(kernel.config.dataDir, sportsbookProduct);
  const exposures = new ExposureBook(risk);
  const news = createPlayerNewsDesk(kernel.bus);
  const money = { wallet, limits, betsEnded, tellInbox, gifts };
  const orderWatch = new OrderWatch(book);
  book.watch(orderWatch);
  const changed = (bet: BetKey) => orderWatch.betChanged(bet);
  const settlement = createSettlement(kernel, money, exposures, news, changed);
  const results = createResults(kernel, book, writeBehind, () => settlement.wake());
  const decisions: DecisionParts = {
    kernel,
    operators,
    decided(marketIds) {
      for (const id of marketIds) {
        const market = book.markets.get(id);
        if (market !== undefined) setMarketStatus(book, market, 'settled', undefined, clock.nowMs());
      }
      settlement.wake();
    },
  };
  handleSettlementProposals(decisions);
  const sweepUnsettled = createUnsettledSweep(kernel, () => settlement.wake());
  const feed = createFeedIngest(kernel, { book, ids: kernel.ids, writeBehind }, results);
  const accounts = new AccountCurrencies(async (...one) => (await wallet.account(...one))?.currency);
  const numbers = createNumberDesk(db, 'sportsbook_bet', 'bet');
  const deciding = createDeciding({
    kernel,
    ...money,
    book,
    exposures,
    accountsOfPerson,
    news,
    numbers,
    isBanned,
    isSportClosed,
  });
  const margins = readCashOutMargins(kernel.config.dataDir);
  const offers = createCashOutOffers({ kernel, book, margins });
  const cashOuts = createCashOuts({ kernel, money, book, margins, offers, exposures, news, changed });
  const cashOutOrders = createCashOutOrders({
    ...{ kernel, book, margins, news, tellInbox, watch: orderWatch },
    leave: (order) => cashOuts.takeByOrder(order),
  });
  const sureWins = createSureWins();
  const trading = createTradingDesk({ kernel, operators, book, sureWins });
  const exposureWatch = createExposureWatch(kernel, exposures, () => readOpenExposure(db));
  const nearCopies = createNearCopiesWatch(kernel, dependencies, risk);
  const bounds = createBoundsDesk({ ...{ kernel, operators, playerNumbers, book, exposures } });
  const prices = createPriceDesk({ kernel, operators, book, sureWins, follow: () => trading.follow() });
  const alerts = createAlertWatch({ kernel, book, exposures, prices, sureWins });
  const terms = readReviewTerms(kernel.config.dataDir);
  const reviews = createBetReviews({ kernel, ...money, book, exposures, deciding, news, terms });
  const answering = { kernel, book, exposures, deciding, news, reviews };
  const edits = createBetEdits({ ...dependencies, ...answering, ...cashOuts, writeBehind, numbers, offers });
  const answerAsOperator = createOperatorAnswers({ ...answering, operators });
  const answerAsPlayer = createPlayerAnswers({
    ...{ ...answering, ...money, numbers, accountsOfPerson, isBanned, isSportClosed },
  });
  const place = createPlacing({
    kernel,
    ...money,
    book,
    writeBehind,
    exposures,
    accountsOfPerson,
    accounts,
    deciding,
    reviews,
    news,
    numbers,
    isBanned,
    isSportClosed,
  });

  return {
    name: 'sportsbook',
    migrations: sportsbookMigrations,
    liveSource,
    ...readByOthers(kernel, book),
    ingest: (message) => feed.ingest(message),
    liabilityOf: (selectionId) => exposures.of(selectionId),
    auditExposure: async () => exposureDifferences(exposures, await readOpenExposure(db)),
    settleAll: () => settlement.run(),
    isSettled: () => settlement.isDone(),
    routes(app) {
      readRoutes(app, kernel, book, requirePlayer);
      resultRoutes(app, kernel);
      statisticsRoutes(app, kernel, book);
      sharedCouponRoutes(app, kernel, book);
      quoteRoute(app, kernel, { book, exposures, playerOf, accountsOfPerson });
      nearCopiesRoute(app, operators, nearCopies);
      betLookUpRoute(app, kernel, dependencies);
      betRoutes(app, kernel, book, requirePlayer, place);
      cashOutRoutes(app, kernel, requirePlayer, cashOuts, cashOutOrders);
      editRoutes(app, kernel, requirePlayer, edits);
      explainRoutes(app, kernel, dependencies);
      operatorRoutes(app, decisions);
      tradingRoutes(app, { kernel, operators, book, exposures, desk: trading });
      priceRoutes(app, { kernel, operators, book, prices });
      boundsRoutes(app, { kernel, operators, bounds });
      alertRoutes(app, { kernel, operators, book });
      reviewRoutes(app, {
        ...{ kernel, book, requirePlayer, operators, playerNumbers, answerAsOperator, answerAsPlayer },
      });
    },
    async start() {
      const nowMs = clock.nowMs();
      book.begin(await nextEpoch(db));
      await loadMarketTypes(db, book.types);
      await loadCatalogue(db, book);
      await trading.follow();
      await bounds.follow();
      await loadEvents(db, book, { notEndedBeforeMs: nowMs - KEEP_ENDED_MS }, nowMs);
      feed.resume(await loadPositions(db));
      for (const key of await readUnweighed(db)) await settleBets(kernel, money, [key]);
      for (const exposure of await readOpenExposure(db)) exposures.add(exposure);
      await deciding.recover();
      await reviews.recover();
      await cashOuts.recover();
      await cashOutOrders.recover();
      await settlement.sweep();
      scheduler.every('sportsbook.decide', DECIDE_EVERY_MS, () => deciding.decideDue());
      scheduler.every('sportsbook.cash-out', DECIDE_CASH_OUTS_EVERY_MS, () => cashOuts.decideDue());
      scheduler.every('sportsbook.cash-out-orders', JUDGE_ORDERS_EVERY_MS, () => cashOutOrders.judgeDue());
      scheduler.every('sportsbook.all-cash-out-orders', LOOK_AT_ALL_ORDERS_MS, () => {
        orderWatch.lookAtAll();
        return Promise.resolve();
      });
      scheduler.every('sportsbook.write-lazy', LAZY_MS, () => writeBehind.beginLazy());
      scheduler.every('sportsbook.write', SOON_MS, () => writeBehind.writeNext());
      scheduler.every('sportsbook.silence', SILENCE_CHECK_MS, () => {
        feed.checkSilence();
        return Promise.resolve();
      });
      scheduler.every('sportsbook.settle', SETTLE_EVERY_MS, () => settlement.runIfAwake());
      scheduler.every('sportsbook.settle-left', LOOK_EVERY_MS, () => settlement.run());
      scheduler.every('sportsbook.sweep', SWEEP_EVERY_MS, () => settlement.sweep());
      scheduler.every('sportsbook.unsettled', UNSETTLED_EVERY_MS, sweepUnsettled);
      scheduler.every('sportsbook.near-copies', WATCH_COPIES_EVERY_MS, () => nearCopies.look());
      scheduler.every('sportsbook.exposure', WATCH_EXPOSURE_EVERY_MS, () => exposureWatch.look());
      // An order acts of which the commit was never heard.
      scheduler.every('sportsbook.trading-orders', MINUTE_MS, async () => {
        await trading.follow();
        await bounds.follow();
      });
      scheduler.every('sportsbook.outrun-prices', SECOND_MS, () => prices.endOutrun());
      scheduler.every('sportsbook.trading-alerts', WATCH_ALERTS_EVERY_MS, () => alerts.look());
      scheduler.every('sportsbook.reviews', REVIEW_EVERY_MS, () => reviews.endDue());
      scheduler.every('sportsbook.retention', MINUTE_MS, () => {
        forgetOldEvents(book, clock.nowMs());
        return forgetSharedCoupons(db, clock.nowMs());
      });
    },
    stop: () => writeBehind.writeLast(),
  };
}
