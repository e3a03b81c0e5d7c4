import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { Bonuses, BonusesDependencies } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, bonusFacts } from './bonuses-store.ts';
import { expireGifts, tellOfEndingGifts } from './coupon-gifts/expire-gifts.ts';
import { giftProblems } from './coupon-gifts/audit-gifts.ts';
import { payExtra } from './coupon-gifts/pay-extra.ts';
import { stakeCameBack, usableGift, useGift } from './coupon-gifts/use-gift.ts';
import { freeRoundProblems } from './free-rounds/audit-free-rounds.ts';
import { playFree, usableRounds } from './free-rounds/play-free.ts';
import { keepChoice } from './choices-store.ts';
import { miscounted } from './counted-bets-store.ts';
import { depositChargedBack } from './charge-back.ts';
import { endBonus } from './end-bonus.ts';
import { expireBonuses } from './expire-bonuses.ts';
import { grantWithDeposit, isAvailable } from './first-deposit.ts';
import { grantProblems } from './promotions/audit-grants.ts';
import { beginWaiting } from './promotions/begin-waiting.ts';
import { endDays } from './promotions/days/end-days.ts';
import { brokenTurns } from './promotions/days/turn-store.ts';
import { endWaiting } from './promotions/give.ts';
import { bonusesMigrations } from './migrations.ts';
import { partsWithoutGift } from './promotions/grant-store.ts';
import { promotionOperatorRoutes } from './promotions/operators/operator-routes.ts';
import { promotionNames } from './promotions/promotion-names.ts';
import { promotionRoutes } from './promotions/promotion-routes.ts';
import { keepSamples } from './promotions/samples/samples.ts';
import { findSold, soldTo } from './promotions/sold-promotions.ts';
import { segmentUses } from './promotions/segment-uses.ts';
import { cashbackProblems } from './promotions/starts/audit-starts.ts';
import { countEverybody, countLately, lookAtDue } from './promotions/starts/find-starts.ts';
import { takeInBuyer } from './promotions/take-in-buyer.ts';
import { sumProblems } from './promotions/sums/audit-sums.ts';
import { foldSums } from './promotions/sums/fold-sums.ts';
import { typedAtRegistration } from './promotions/typed-at-registration.ts';
import { giveWithDeposit } from './promotions/with-deposit.ts';
import { stakeRanges } from '../products/index.ts';
import { bonusRoutes } from './routes.ts';
import { hasBonusIn, runningBonus } from './running-bonus.ts';
import { endsCall, wantsEnds } from './ends-at-once.ts';
import { ticketProblems } from './tickets/audit-tickets.ts';
import { useTicket } from './tickets/use-ticket.ts';
import { recordEnds } from './wagering.ts';
import { endWaitingFirst } from './waiting-first.ts';

export const EXPIRE_EVERY_MS = 15_000;
/** How long a player waits for what a settled stake brings, at most. */
const COUNT_EVERY_MS = 5 * SECOND_MS;
const AUDIT_EVERY_MS = DAY_MS;

/** Bonuses: that of a first deposit and those of promotions, their money and what has to be staked for it (docs/promotions.md). */
export function createBonuses(kernel: Kernel, dependencies: BonusesDependencies): Bonuses {
  const parts: BonusesParts = {
    ...dependencies,
    kernel,
    stakeRanges: stakeRanges(kernel.config.dataDir, dependencies.products),
  };
  const { scheduler, db, log, clock } = kernel;
  const allProblems: Bonuses['miscounted'] = async (on) => [
    ...(await miscounted(on)),
    ...(await giftProblems(on, parts)),
    ...(await ticketProblems(on, parts.ticketSellers())),
    ...(await freeRoundProblems(on, parts)),
    ...(await grantProblems(on)),
    ...(await cashbackProblems(on, parts)),
    ...(await brokenTurns(on)),
    ...(await sumProblems(on)),
  ];
  return {
    name: 'bonuses',
    migrations: bonusesMigrations,
    routes(app) {
      bonusRoutes(app, parts);
      promotionRoutes(app, parts);
      promotionOperatorRoutes(app, parts);
    },
    async start() {
      if (kernel.config.mode === 'development') await keepSamples(parts);
      scheduler.every('bonuses.begin', EXPIRE_EVERY_MS, () => beginWaiting(parts));
      scheduler.every('bonuses.expire', EXPIRE_EVERY_MS, async () => {
        await expireBonuses(parts);
        await expireGifts(parts);
        await tellOfEndingGifts(parts);
        await endDays(kernel);
      });
      let fromMs = clock.nowMs();
      scheduler.every('bonuses.count', COUNT_EVERY_MS, async () => {
        fromMs = await countLately(parts, fromMs);
        await foldSums(db);
      });
      scheduler.every('bonuses.count-all', HOUR_MS, () => countEverybody(parts));
      scheduler.every('bonuses.due', MINUTE_MS, () => lookAtDue(parts));
      scheduler.every('bonuses.audit', AUDIT_EVERY_MS, async () => {
        const problems = await allProblems(db);
        if (problems.length > 0) log.error({ problems: problems.slice(0, 100) }, 'bonuses are miscounted');
      });
      await countEverybody(parts);
    },
    isAvailable: (db, playerId) => isAvailable(db, parts, playerId),
    async depositCredited(tx, deposit) {
      await grantWithDeposit(tx, parts, deposit);
      await giveWithDeposit(tx, parts, deposit);
    },
    depositChargedBack: (tx, deposit) => depositChargedBack(tx, parts, deposit),
    choose: keepChoice,
    typedAtRegistration: (playerId, typed) => typedAtRegistration(parts, playerId, typed),
    running: (db, playerId) => runningBonus(db, parts, playerId),
    isIn: (db, playerId, currency) => hasBonusIn(db, parts, playerId, currency),
    async forfeitRunning(tx, { playerId, atMs }) {
      await endWaiting(tx, { playerId, paymentId: undefined }, 'left', atMs);
      await endWaitingFirst(tx, { playerId }, 'forfeited', atMs);
      const bonus = (await bonusesOf(tx, playerId)).find(({ status }) => status === 'running');
      if (bonus !== undefined) await endBonus(tx, parts, bonus, 'forfeited', atMs);
    },
    recordEnds: (tx, bets) => recordEnds(tx, parts, bets),
    endsCall,
    wantsEnds,
    gifts: {
      find: (db, gift) => usableGift(db, parts, gift),
      use: (tx, use) => useGift(tx, parts, use),
      stakeCameBack: (tx, bet) => stakeCameBack(tx, parts, bet),
      payExtra: (tx, target) => payExtra(tx, parts, target),
    },
    freeRounds: {
      find: usableRounds,
      play: (tx, round) => playFree(tx, parts, round),
    },
    tickets: {
      use: (tx, ticket) => useTicket(tx, parts, ticket),
      stakeCameBack: (tx, ticket) => stakeCameBack(tx, parts, ticket),
    },
    sold: {
      find: (on, codes) => findSold(on, parts, codes),
      standings: (playerId, codes) => soldTo(parts, playerId, codes),
      takeIn: (tx, buyer) => takeInBuyer(tx, parts, buyer),
      partsWithoutGift,
    },
    promotionNames: (address) => promotionNames(parts, address),
    segmentUses: (on) => segmentUses(on, clock.nowMs()),
    facts: bonusFacts,
    miscounted: allProblems,
  };
}
