import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import type {
  LoyaltyTerms,
  LoyaltyTermsAnswer,
  OperatorOfferAnswer,
  OperatorOffersView,
  PointsView,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import { createCoinToss } from '../../products/testing/coin-toss.ts';
import { coinTossProduct } from '../../products/testing/coin-toss-product.ts';
import {
  createTestPlatform,
  NO_WAGERING,
  NUMBERED_BY_ID,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatformOptions,
} from '../../testing/index.ts';
import { approved, operatorWith } from '../operators/operators.fixture.ts';
import { productStakes } from '../products/index.ts';
import { sportsbookProduct } from '../sportsbook/index.ts';
import { composeSportsbook, joined } from '../sportsbook/testing/compose-sportsbook.ts';
import { createLoyalty } from './index.ts';
import { promotionsHere } from './shop/sold-promotions.fixture.ts';

/** Ten points for a coin staked of a euro, so that fractions show; levels at 100 and 1,000. */
export const TEST_TERMS: LoyaltyTerms = {
  earning: [{ product: 'coin-toss', pointsPerUnitMilli: 150, leastOddsMilli: 1_000, edge: 500 }],
  expiryDays: 10,
  levels: [
    { code: 'copper', name: { en: 'Copper', ru: 'Медь' }, threshold: 0 },
    { code: 'silver', name: { en: 'Silver', ru: 'Серебро' }, threshold: 100 },
    { code: 'gold', name: { en: 'Gold', ru: 'Золото' }, threshold: 1_000 },
  ],
  windowDays: 7,
  keepDays: 14,
  cashback: [
    {
      code: 'vip',
      products: ['coin-toss'],
      periodDays: 7,
      rates: [
        { level: 'copper', rate: 1_000 },
        { level: 'silver', rate: 2_000 },
      ],
      edgeShare: 5_000,
      least: '0.10',
      most: '100.00',
      claimDays: 3,
    },
  ],
};

const OFFERS = '/operator-api/loyalty/offers';

/** Who takes a break, and who may not play at all. */
export const paused = new Set<PlayerId>();
export const banned = new Set<PlayerId>();

/** Where a process dies: at the nth payment. */
export const life = { payments: Infinity };

/** What a unit of a currency is worth here; none for a currency that is not named. */
export const ratesOf = new Map<string, bigint>();

function compose(kernel: Kernel, around: (kernel: Kernel) => Kernel) {
  const modules = composeSportsbook(kernel, [sportsbookProduct, coinTossProduct]);
  const { wallet, limits, operators } = modules;
  const stakes = productStakes('coin-toss', { wallet, limits: limits.check, bonuses: NO_WAGERING });
  const loyalty = createLoyalty(around(kernel), {
    requirePlayer: requireNamedPlayer,
    requireConsent: requireNamedPlayer,
    mayPlay: (_db, playerId) => Promise.resolve(!paused.has(playerId)),
    isBanned: (playerId) => banned.has(playerId),
    operators,
    playerNumbers: NUMBERED_BY_ID,
    wallet: {
      ...wallet,
      post: (...transfer) =>
        life.payments-- > 0 ? wallet.post(...transfer) : Promise.reject(new Error('the process died')),
    },
    products: [sportsbookProduct, coinTossProduct],
    rate: (_db, from, to) => {
      const numerator = ratesOf.get(from);
      return Promise.resolve(
        numerator === undefined
          ? undefined
          : { id: 'test', from, to, numerator, denominator: 100n, atMs: kernel.clock.nowMs() },
      );
    },
    personOf: (_db, playerId) => Promise.resolve({ players: joined.get(playerId) ?? [playerId] }),
    promotions: promotionsHere(kernel),
    timeZoneHours: () => 0,
  });
  return { ...modules, coinToss: createCoinToss(kernel, stakes), loyalty };
}

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { readonly code?: string };
}
export type LoyaltyFixture = Awaited<ReturnType<typeof createLoyaltyFixture>>;
export interface LoyaltyPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/**
 * Loyalty over a coin toss on a real database.
 * @param around puts something around the kernel of loyalty alone
 */
export async function createLoyaltyFixture(
  options: TestPlatformOptions = {},
  around: (kernel: Kernel) => Kernel = (kernel) => kernel,
) {
  let platform = await createTestPlatform((kernel) => compose(kernel, around), options);
  const admin = await operatorWith(platform, 'ann', 'admin');
  const lead = await operatorWith(platform, 'lee', 'cashier-lead');
  let keys = 0;

  async function call<Body>(
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await platform.app.inject({ method, url, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }

  /** Terms by who configures the site, nobody having approved them. */
  const write = (terms: LoyaltyTerms) =>
    call<LoyaltyTermsAnswer>(admin.bearer, 'POST', '/operator-api/loyalty/programme', {
      terms,
      reason: 'a test',
    });
  const propose = (request: object) => call<OperatorOfferAnswer>(admin.bearer, 'POST', OFFERS, request);

  return {
    get platform() {
      return platform;
    },
    /** As after a crash: another process on what was committed. */
    async restart(): Promise<void> {
      platform = await platform.restart();
    },
    admin,
    lead,
    call,
    write,
    /** The same, approved where it waits for that. */
    begin: async (terms: LoyaltyTerms = TEST_TERMS) => approved(platform, lead, await write(terms)),
    propose,
    /** Makes an offer as the operators do, and answers all there are. */
    async offer(request: object): Promise<Answer<OperatorOffersView>> {
      const asked = await approved(platform, lead, await propose(request));
      return asked.status === 200 ? call(admin.bearer, 'GET', OFFERS) : asked;
    },
    ask: <Body>(
      { playerId }: { playerId: PlayerId },
      method: 'GET' | 'POST',
      url: string,
      body?: object,
    ): Promise<Answer<Body>> => call<Body>({ [PLAYER_HEADER]: playerId }, method, url, body),
    async player(currency = 'EUR', minor = 1_000_000n): Promise<LoyaltyPlayer> {
      const playerId = platform.kernel.ids.forNewPlayer();
      const atMs = platform.clock.nowMs();
      const { wallet } = platform.modules;
      const accountId = await inTransaction(platform.kernel.db, async (tx) => {
        const main = await wallet.openAccounts(tx, { playerId, currency, atMs });
        const gift = { id: 'gift', actor: 'system', reason: 'money to play with' } as const;
        if (minor > 0n)
          await wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor: minor, atMs });
        return main;
      });
      return { playerId, accountId };
    },
    /** Stakes and lets the coin fall. */
    async toss(
      player: LoyaltyPlayer,
      euros: number,
      isRight = false,
      over: { round?: string; side?: 'tails' } = {},
    ) {
      const { coinToss } = platform.modules;
      const stakeMinor = BigInt(Math.round(euros * 100));
      const tossId = await coinToss.stake({ ...player, stakeMinor, ...over });
      await coinToss.fall(player.playerId, tossId, isRight);
      return tossId;
    },
    /** Takes a settlement back. */
    async reopen({ playerId }: LoyaltyPlayer, betId: BetId, revision = 2): Promise<void> {
      const atMs = platform.clock.nowMs();
      await inTransaction(platform.kernel.db, (tx) =>
        platform.modules.wallet.reopenBet(tx, { playerId, betId, revision, reason: 'a test', atMs }),
      );
    },
    /** Settles anew: what the stake has paid in all. */
    async correct({ playerId }: LoyaltyPlayer, betId: BetId, revision: number, euros: number): Promise<void> {
      const atMs = platform.clock.nowMs();
      const settlement = {
        playerId,
        betId,
        revision,
        targetMinor: BigInt(euros * 100),
        reason: 'a test',
        atMs,
      };
      await inTransaction(platform.kernel.db, (tx) => platform.modules.wallet.settleBet(tx, settlement));
    },
    /** Lets the tasks run that count. */
    count: () => platform.advance(5_000),
    async points(player: { playerId: PlayerId }): Promise<PointsView> {
      return (await this.ask<PointsView>(player, 'GET', '/web-api/loyalty/points')).body;
    },
    async balance(player: { playerId: PlayerId }): Promise<number> {
      return (await this.points(player)).balance;
    },
    adjust: ({ playerId }: { playerId: PlayerId }, points: number, key = `adjust-${++keys}`) =>
      call<{ balance: number }>(lead.bearer, 'POST', `/operator-api/loyalty/players/${playerId}/points`, {
        key,
        points,
        reason: 'a test',
      }),
    problems: async () => [
      ...(await platform.modules.loyalty.problems(platform.kernel.db)),
      ...(await platform.modules.wallet.audit()).problems,
    ],
  };
}
