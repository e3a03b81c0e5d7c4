import type { LightMyRequestResponse } from 'fastify';
import type { AccountId, BetId, PaymentId, PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import {
  createTestPlatform,
  PLAYER_HEADER,
  requireNamedPlayer,
  STAKES_ALONE,
  type TestPlatform,
  WALLET_ALONE,
} from '../../testing/index.ts';
import type { StakeLabel } from '../products/index.ts';
import { createRates, publishRates, type Rates } from '../rates/index.ts';
import { createWallet, type Wallet } from './index.ts';
import type { DepositMoney, PayOutMoney } from './moved-money.ts';

/** A wallet on a real database, with short words for what tests do all the time. */
export interface WalletFixture {
  readonly platform: TestPlatform<{ rates: Rates; wallet: Wallet }>;
  /** False makes every player’s break begin. */
  mayPlay: boolean;
  /** Currencies of every player whose bonus runs. */
  readonly bonusCurrencies: Set<string>;
  /** Bets that were held and never accepted: they have no number. */
  readonly unaccepted: Set<string>;
  /** What the product says of some bets beside their numbers. */
  readonly labels: Map<string, Omit<StakeLabel, 'number'>>;
  readonly wallet: Wallet;
  run<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** A new player with `minor` of real money and, if named, of bonus money. */
  player(minor: bigint, options?: { currency?: string; bonusMinor?: bigint }): Promise<FixturePlayer>;
  hold(player: FixturePlayer, stakeMinor: bigint, accountId?: AccountId): Promise<BetId>;
  settle(player: FixturePlayer, betId: BetId, revision: number, targetMinor: bigint): Promise<bigint>;
  /** Takes the settlement of a bet back; answers what the player got by it. */
  reopen(player: FixturePlayer, betId: BetId, revision: number): Promise<bigint>;
  /** Money on its way in or out, new each time: 10.00 of the main account unless told otherwise. */
  payment(player: FixturePlayer, amountMinor?: bigint, accountId?: AccountId): DepositMoney & PayOutMoney;
  /** An API call of a player: `GET` unless it says otherwise. */
  ask(player: FixturePlayer, url: string, call?: FixtureCall): Promise<LightMyRequestResponse>;
  /** Publishes billionths of a currency for one euro. */
  publish(figures: Readonly<Record<string, bigint>>): Promise<void>;
  /** Adds a currency and answers its account. */
  add(player: FixturePlayer, currency: string): Promise<AccountId>;
  /** Balance of an account by kind: `main`, `bonus`, `escrow`, `currency`. */
  balance(player: FixturePlayer, kind: string, currency?: string): Promise<bigint>;
  /** Proves that the tests left the ledger whole, and closes. */
  closeAudited(): Promise<void>;
}

export interface FixtureCall {
  readonly method?: 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface FixturePlayer {
  readonly playerId: PlayerId;
  readonly main: AccountId;
  readonly bonus: AccountId;
}

/** What people know a bet by here, where none is stored: eleven digits that end as its id does. */
export const betNumberOf = (betId: string): string => `9${betId.slice(-10).padStart(10, '0')}`;

export async function createWalletFixture(): Promise<WalletFixture> {
  const platform = await createTestPlatform(
    (kernel) => {
      const rates = createRates(kernel);
      const wallet = createWallet(kernel, {
        ...WALLET_ALONE,
        requirePlayer: requireNamedPlayer,
        products: [
          {
            ...STAKES_ALONE,
            stakeLabels: () =>
              Promise.resolve((betId) =>
                fixture.unaccepted.has(betId)
                  ? null
                  : { number: betNumberOf(betId), ...fixture.labels.get(betId) },
              ),
          },
        ],
        rate: rates.rate,
        currencies: () => ['EUR', 'USD', 'JPY', 'KWD', 'TND', 'CLP'],
        mayPlay: () => Promise.resolve(fixture.mayPlay),
        isBonusRunning: (_tx, _playerId, currency) => Promise.resolve(fixture.bonusCurrencies.has(currency)),
      });
      return { rates, wallet };
    },
    { config: { sandbox: false } },
  );
  const { wallet } = platform.modules;
  const { ids, db, clock } = platform.kernel;
  const run = <Result>(work: (tx: Tx) => Promise<Result>) => inTransaction(db, work);
  let made = 0;

  async function give(playerId: PlayerId, accountId: AccountId, amountMinor: bigint): Promise<void> {
    if (amountMinor === 0n) return;
    await run((tx) =>
      wallet.adjust(tx, {
        id: `fixture-${++made}`,
        playerId,
        accountId,
        amountMinor,
        actor: 'system',
        reason: 'money for a test',
        atMs: clock.nowMs(),
      }),
    );
  }

  const fixture: WalletFixture = {
    platform,
    wallet,
    mayPlay: true,
    bonusCurrencies: new Set(),
    unaccepted: new Set<string>(),
    labels: new Map(),
    run,
    payment({ playerId, main }, amountMinor = 10_00n, accountId = main) {
      const paymentId = `${++made}` as PaymentId;
      const at = { paymentId, withdrawalId: paymentId, atMs: clock.nowMs() };
      return { playerId, accountId, provider: 'testpay', amountMinor, ...at };
    },
    ask: ({ playerId }, url, { headers, ...call } = {}) =>
      platform.app.inject({ url, ...call, headers: { ...headers, [PLAYER_HEADER]: playerId } }),
    publish: (figures) => publishRates(db, new Map(Object.entries(figures)), 'test', clock.nowMs()),
    add: ({ playerId }, currency) =>
      run((tx) => wallet.addCurrency(tx, { playerId, currency, atMs: clock.nowMs() })),
    async player(minor, { currency = 'EUR', bonusMinor = 0n } = {}) {
      const playerId = ids.forNewPlayer();
      const main = await run((tx) => wallet.openAccounts(tx, { playerId, currency, atMs: clock.nowMs() }));
      const accounts = await wallet.accounts(db, playerId);
      const bonus = accounts.find(({ kind }) => kind === 'bonus')?.id ?? main;
      await give(playerId, main, minor);
      await give(playerId, bonus, bonusMinor);
      return { playerId, main, bonus };
    },
    async hold({ playerId, main }, stakeMinor, accountId = main) {
      const betId = ids.forPlayer<'bet'>(playerId);
      await run((tx) =>
        wallet.holdStake(tx, {
          product: 'sportsbook',
          playerId,
          betId,
          accountId,
          stakeMinor,
          atMs: clock.nowMs(),
        }),
      );
      return betId;
    },
    async settle({ playerId }, betId, revision, targetMinor) {
      const settled = await run((tx) =>
        wallet.settleBet(tx, {
          playerId,
          betId,
          revision,
          targetMinor,
          reason: 'result',
          atMs: clock.nowMs(),
        }),
      );
      return settled.paidMinor;
    },
    async reopen({ playerId }, betId, revision) {
      const at = { playerId, betId, revision, reason: 'result taken back', atMs: clock.nowMs() };
      return (await run((tx) => wallet.reopenBet(tx, at))).paidMinor;
    },
    async balance({ playerId }, kind, currency) {
      const accounts = await wallet.accounts(db, playerId);
      const account = accounts.find(
        (candidate) => candidate.kind === kind && (currency ?? candidate.currency) === candidate.currency,
      );
      if (account === undefined) throw new Error(`no ${kind} account`);
      return account.balanceMinor;
    },
    async closeAudited() {
      const { problems, sums } = await wallet.audit();
      expect(problems).toEqual([]);
      expect(Object.values(sums).every((sum) => sum === 0n)).toBe(true);
      await platform.close();
    },
  };
  return fixture;
}
