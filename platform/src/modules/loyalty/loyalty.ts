import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { ledgerProblems } from './audit.ts';
import { countEverybody, countLately } from './earning/find-players.ts';
import { stakedCents } from './earning/stake-store.ts';
import { givePoints, levelsNow, takePointsBack } from './given/give-points.ts';
import { endKeptLevels } from './levels/keep-levels.ts';
import { readLevels, readStanding } from './levels/level-store.ts';
import type { Loyalty, LoyaltyDependencies, LoyaltyParts } from './loyalty-api.ts';
import { loyaltyMigrations } from './migrations.ts';
import { handleProgrammeProposals } from './operators/change-programme.ts';
import { loyaltyOperatorRoutes } from './operators/operator-routes.ts';
import { expirePoints } from './points/expire-points.ts';
import { pointsAccount } from './points/points-store.ts';
import { tellOfPoints } from './points/tell-of-points.ts';
import { readProgramme } from './programme-store.ts';
import { loyaltyRoutes } from './routes.ts';
import { beginSamples } from './samples.ts';
import { isSold } from './shop/offer-store.ts';
import { handleOfferProposals } from './shop/offers.ts';
import { shopOperatorRoutes, shopRoutes } from './shop/shop-routes.ts';

/** How long a player waits for points of a stake that was settled, at most. */
const COUNT_EVERY_MS = 5 * SECOND_MS;
const EXPIRE_EVERY_MS = MINUTE_MS;
const AUDIT_EVERY_MS = DAY_MS;

export function createLoyalty(kernel: Kernel, dependencies: LoyaltyDependencies): Loyalty {
  const { db, scheduler, clock, log } = kernel;
  const parts: LoyaltyParts = { ...dependencies, kernel };
  handleProgrammeProposals(parts);
  handleOfferProposals(parts);
  const problems: Loyalty['problems'] = (on) => ledgerProblems(on, parts);
  return {
    name: 'loyalty',
    migrations: loyaltyMigrations,
    routes(app) {
      loyaltyRoutes(app, parts);
      loyaltyOperatorRoutes(app, parts);
      shopRoutes(app, parts);
      shopOperatorRoutes(app, parts);
    },
    async start() {
      let fromMs = clock.nowMs();
      scheduler.every('loyalty.count', COUNT_EVERY_MS, async () => {
        fromMs = await countLately(parts, fromMs);
      });
      scheduler.every('loyalty.everybody', HOUR_MS, () => countEverybody(parts));
      scheduler.every('loyalty.expire', EXPIRE_EVERY_MS, () => expirePoints(kernel));
      scheduler.every('loyalty.levels', EXPIRE_EVERY_MS, () => endKeptLevels(kernel));
      scheduler.every('loyalty.audit', AUDIT_EVERY_MS, async () => {
        const found = await problems(db);
        if (found.length > 0) log.error({ problems: found.slice(0, 100) }, 'the ledger of points is broken');
      });
      if (kernel.config.mode === 'development') await beginSamples(parts);
      await countEverybody(parts);
    },
    async points(on, playerId) {
      if ((await readProgramme(on)) === undefined) return undefined;
      return Number((await pointsAccount(on, playerId)).balance);
    },
    stakedCents,
    give: givePoints,
    takeBack: takePointsBack,
    tell: (playerId) => tellOfPoints(kernel.bus, playerId),
    levels: levelsNow,
    levelOf: async (on, playerId) =>
      (await readStanding(on, playerId))?.code ?? (await levelsNow(on))[0]?.code,
    levelsOf: readLevels,
    sells: (on, promotion) => isSold(on, promotion, clock.nowMs()),
    problems,
  };
}
