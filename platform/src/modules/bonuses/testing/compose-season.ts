import type { FirstDepositTerms, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import {
  alwaysProven,
  noRate,
  NO_SEGMENTS,
  NUMBERED_BY_ID,
  PLAYER_HEADER,
  requireNamedPlayer,
  tellNobody,
  WALLET_ALONE,
} from '../../../testing/index.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { createLimits, type Limits } from '../../limits/index.ts';
import { createLotto, lottoProduct, type Lotto } from '../../lotto/index.ts';
import { createLoyalty, type Loyalty } from '../../loyalty/index.ts';
import { createOperators, type Operators } from '../../operators/index.ts';
import { productStakes, stakeRanges } from '../../products/index.ts';
import { createSportsbook, pastBets, sportsbookProduct, type Sportsbook } from '../../sportsbook/index.ts';
import { createToto, totoProduct, type Toto } from '../../toto/index.ts';
import { SimulatedMatches } from '../../toto/testing/simulated-matches.ts';
import { createWallet, type Wallet } from '../../wallet/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { createBonuses, type Bonuses } from '../index.ts';
import type { PastDeposit } from '../promotions/promotions-parts.ts';
import { SeasonPeople } from './season-people.ts';

/** What gives, what counts for it, and what is bet. */
export interface SeasonModules extends Readonly<Record<string, PlatformModule>> {
  readonly operators: Operators;
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly bonuses: Bonuses;
  readonly sportsbook: Sportsbook;
  readonly lotto: Lotto;
  readonly toto: Toto;
  readonly loyalty: Loyalty;
}

const FIRST_DEPOSIT: FirstDepositTerms = {
  offers: { EUR: { percent: 75, upTo: '50.00', minDeposit: '8.00' } },
  wageringMultiple: 2,
  days: 3,
};
const PRODUCTS = [sportsbookProduct, lottoProduct, totoProduct];

/** Deposits of these players that were ever credited, by the ledger: no cashier is there to know of them. */
async function depositsOf(db: Database | Tx, players: readonly PlayerId[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from wallet_transfer
      where player_id = any(${[...players]}::bigint[]) and kind = 'deposit'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Those since a moment, each with its number among its player's, by the ledger too. */
async function depositsSince(db: Database, fromMs: number): Promise<readonly PastDeposit[]> {
  const { rows } = await sql<{
    player_id: bigint;
    number: number;
    currency: string;
    minor: bigint;
    at_ms: bigint;
  }>`
    select player_id, number, currency, minor, at_ms from (
        select t.player_id, p.currency, p.amount_minor as minor, t.at_ms,
            row_number() over (partition by t.player_id order by t.at_ms, t.id)::int as number
          from wallet_transfer t
          join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.seq is not null
          where t.kind = 'deposit'
      ) deposits where at_ms >= ${fromMs}`.execute(db);
  return rows.map(({ player_id: playerId, number, currency, minor: amountMinor, at_ms: atMs }) => ({
    ...{ playerId: playerId.toString() as PlayerId, number, currency, amountMinor, atMs: Number(atMs) },
  }));
}

/**
 * Bonuses, loyalty, the sportsbook, lotteries and pools over one wallet, for players in euro whom requests name: nobody signs
 * in and each is a person of their own, so that a season can have many. Deposits are posted by whoever plays the cashier.
 */
export function composeSeason(
  kernel: Kernel,
  random: SeededRandom,
): { modules: SeasonModules; parts: BonusesParts; matches: SimulatedMatches; people: SeasonPeople } {
  const people = new SeasonPeople();
  const requirePlayer = requireNamedPlayer;
  const isBanned = () => false;
  const mayPlay = (db: Database | Tx, playerId: PlayerId): Promise<boolean> =>
    limits.check.mayPlay(db, playerId, kernel.clock.nowMs());
  const operators = createOperators(kernel, { playerNumbers: NUMBERED_BY_ID });
  const wallet: Wallet = createWallet(kernel, {
    ...WALLET_ALONE,
    ...{ requirePlayer, products: PRODUCTS, mayPlay },
    openHolds: () => Promise.resolve([]),
    bonuses: (tx) => bonuses.facts(tx),
  });
  const limits: Limits = createLimits(kernel, {
    ...{ requirePlayer, proofOf: alwaysProven, rate: noRate, tellInbox: tellNobody },
    currencyOf: (db, playerId) => wallet.mainCurrency(db, playerId),
    restrict: () => Promise.resolve([]),
    signOut: () => Promise.resolve(),
    timeZoneHours: () => Promise.resolve(0),
  });
  const dependencies = {
    ...{ wallet, operators, requirePlayer, requireConsent: requirePlayer, isBanned, mayPlay },
    ...{ products: PRODUCTS, tellInbox: tellNobody, rate: noRate, playerNumbers: NUMBERED_BY_ID },
    limits: limits.check,
    terms: () => FIRST_DEPOSIT,
    hasPaidIn: async (db: Database | Tx, playerId: PlayerId) => (await depositsOf(db, [playerId])) > 0,
    registeredChoice: () => Promise.resolve('first-deposit'),
    personOf: (_db: Database | Tx, playerId: PlayerId) =>
      Promise.resolve({ personId: playerId, players: [playerId] }),
    playerOf: () => Promise.resolve(undefined),
    facts: (_db: Database | Tx, playerId: PlayerId) => {
      const country = people.countries.get(playerId) ?? 'DE';
      return Promise.resolve({ country, language: 'en', registeredAtMs: 0 });
    },
    segments: NO_SEGMENTS,
    segmentsOf: NO_SEGMENTS.segmentsOf,
    wasBrought: () => Promise.resolve(false),
    isUnproven: () => Promise.resolve(false),
    accountsBeside: () => Promise.resolve([]),
    depositsOf,
    depositsSince,
    pastBets,
    birthDateOf: () => Promise.resolve(undefined),
    visitsSince: (_db: Database | Tx, playerId: PlayerId, fromMs: number) =>
      Promise.resolve(people.visitsSince(playerId, fromMs)),
    visitorsSince: (_db: Database, fromMs: number) => Promise.resolve(people.visitorsSince(fromMs)),
    timeZoneHours: () => 0,
    loyalty: {
      give: (...gift: Parameters<Loyalty['give']>) => loyalty.give(...gift),
      takeBack: (...gift: Parameters<Loyalty['takeBack']>) => loyalty.takeBack(...gift),
      tell: (playerId: PlayerId) => loyalty.tell(playerId),
      levels: (db: Database | Tx) => loyalty.levels(db),
      levelOf: (db: Database | Tx, playerId: PlayerId) => loyalty.levelOf(db, playerId),
      sells: (db: Database, code: string) => loyalty.sells(db, code),
    },
    freeGames: () => ({ games: [], boundsOf: () => undefined }),
    ticketSellers: () => ({ lotto: lotto.tickets, toto: toto.tickets }),
    currencies: () => ['EUR'],
    languages: () => ({ all: ['en', 'ru'], fallback: 'en' }),
  };
  const bonuses: Bonuses = createBonuses(kernel, dependencies);
  const sportsbook = createSportsbook(kernel, {
    ...{ wallet, operators, requirePlayer, isBanned, tellInbox: tellNobody, playerNumbers: NUMBERED_BY_ID },
    betsEnded: (tx, bets) => bonuses.recordEnds(tx, bets),
    gifts: bonuses.gifts,
    limits: limits.check,
    playerOf: (request) => Promise.resolve(request.headers[PLAYER_HEADER] as PlayerId | undefined),
    accountsOfPerson: (_db, playerId) => Promise.resolve([playerId]),
    isSportClosed: () => false,
  });
  const lotto: Lotto = createLotto(kernel, {
    ...{ operators, requirePlayer, requireConsent: requirePlayer, isBanned, tellInbox: tellNobody },
    stakes: productStakes('lotto', { wallet, limits: limits.check, bonuses }),
    gifts: bonuses.tickets,
    currencyOf: async (...account) => (await wallet.account(...account))?.currency,
  });
  const matches = new SimulatedMatches(random, kernel);
  const toto: Toto = createToto(kernel, {
    ...{ operators, requirePlayer, isBanned, tellInbox: tellNobody, events: matches.events },
    stakes: productStakes('toto', { wallet, limits: limits.check, bonuses }),
    gifts: bonuses.tickets,
    currencyOf: async (...account) => (await wallet.account(...account))?.currency,
    isSportClosed: () => false,
  });
  const loyalty: Loyalty = createLoyalty(kernel, {
    ...{ wallet, operators, requirePlayer, requireConsent: requirePlayer, isBanned, mayPlay },
    ...{ products: PRODUCTS, rate: noRate, playerNumbers: NUMBERED_BY_ID },
    personOf: (_db, playerId) => Promise.resolve({ players: [playerId] }),
    promotions: bonuses.sold,
    timeZoneHours: () => 0,
  });
  return {
    modules: { operators, wallet, limits, bonuses, sportsbook, lotto, toto, loyalty },
    ...{ matches, people },
    parts: { ...dependencies, kernel, stakeRanges: stakeRanges(kernel.config.dataDir, PRODUCTS) },
  };
}
