import type { BonusesDependencies } from './modules/bonuses/index.ts';
import type { CasinoModules } from './compose-casino.ts';
import type { Cashier } from './modules/cashier/index.ts';
import type { Identity, RequirePlayer } from './modules/identity/index.ts';
import type { Limits } from './modules/limits/index.ts';
import type { Lotto } from './modules/lotto/index.ts';
import type { Loyalty } from './modules/loyalty/index.ts';
import type { Operators } from './modules/operators/index.ts';
import type { Segments } from './modules/segments/index.ts';
import type { SiteModule } from './modules/site/index.ts';
import { pastBets } from './modules/sportsbook/index.ts';
import { factsOf } from './persons-of-modules.ts';

interface BesidePromotions {
  readonly identity: Identity;
  readonly limits: Limits;
  readonly requireConsent: RequirePlayer;
  readonly operators: Operators;
  readonly segments: Segments;
  /** What is made after the bonuses, asked for when it is needed. */
  readonly late: () => {
    readonly cashier: Cashier;
    readonly site: SiteModule;
    readonly loyalty: Loyalty;
    readonly games: Pick<CasinoModules, 'games' | 'toto'>;
    readonly lotto: Pick<Lotto, 'tickets'>;
  };
}

/** What promotions ask of other modules: who somebody is, what may be offered to them, what they paid in. */
export function promotionsBeside(modules: BesidePromotions) {
  const { operators, identity, limits, requireConsent, segments, late } = modules;
  return {
    operators,
    playerNumbers: identity.numbers,
    requireConsent,
    playerOf: async (request) =>
      request.headers.authorization === undefined
        ? undefined
        : (await identity.requirePlayer(request)).playerId,
    facts: factsOf(identity),
    segments,
    segmentsOf: segments.segmentsOf,
    isBanned: identity.isBanned,
    isUnproven: identity.isUnproven,
    accountsBeside: async (db, playerId) => [
      ...(await identity.besideOnDevices(db, playerId)),
      ...(await late().cashier.besideOnInstruments(db, playerId)),
    ],
    limits: limits.check,
    depositsOf: (db, players) => late().cashier.countPaidIn(db, players),
    depositsSince: (db, fromMs) => late().cashier.paidInSince(db, fromMs),
    pastBets,
    birthDateOf: identity.birthDateOf,
    visitsSince: identity.visitsSince,
    visitorsSince: identity.visitorsSince,
    timeZoneHours: () => late().site.siteConfig().timeZone,
    loyalty: {
      give: (tx, gift) => late().loyalty.give(tx, gift),
      takeBack: (tx, gift) => late().loyalty.takeBack(tx, gift),
      tell: (playerId) => late().loyalty.tell(playerId),
      levels: (db) => late().loyalty.levels(db),
      levelOf: (db, playerId) => late().loyalty.levelOf(db, playerId),
      sells: (db, code) => late().loyalty.sells(db, code),
    },
    freeGames: () => late().games.games.freeRounds,
    ticketSellers: () => ({ lotto: late().lotto.tickets, toto: late().games.toto.tickets }),
    currencies: () => late().site.siteConfig().currencies,
    languages: () => late().site.siteConfig().languages,
  } satisfies Partial<BonusesDependencies>;
}
