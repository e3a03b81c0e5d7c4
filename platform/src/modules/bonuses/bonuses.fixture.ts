import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, parseAmount, type FirstDepositTerms } from '@paddock/contract';
import type {
  AccountsView,
  BetView,
  BonusesView,
  DepositRequest,
  DepositView,
  RegistrationRequest,
} from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import type { Kernel } from '../../kernel/module.ts';
import { composeModules, type ProductModules } from '../../compose.ts';
import { PRODUCTS } from '../../products/products.ts';
import { createTestPlatform, query, quickFolder, type TestPlatform } from '../../testing/index.ts';
import { signCallback } from '../cashier/cashier.fixture.ts';
import { PASSWORD, sessionCookieOf, signUp, tokenOf, type SignedIn } from '../identity/identity.fixture.ts';
import { writeFixtureRelease } from '../site/testing/fixture-release.ts';
import { FeedDriver, matchOdds } from '../sportsbook/testing/feed-driver.ts';
import { EXPIRE_EVERY_MS } from './bonuses.ts';
import { pickedLegs, type PickedLeg } from './picked-legs.fixture.ts';

export type { PickedLeg };

export const TERMS: FirstDepositTerms = {
  offers: {
    EUR: { percent: 50, upTo: '100.00', minDeposit: '10.00' },
    JPY: { percent: 33, upTo: '1000', minDeposit: '100' },
  },
  wageringMultiple: 3,
  days: 10,
};

export interface BonusPlayer extends SignedIn {
  readonly accountId: string;
}

/** Amounts of a player in words of the API, by account type. */
export interface Balances {
  readonly real: string;
  readonly bonus: string;
  readonly held: string;
}

/** The whole product on its own database, with short words for deposits, bets and bonuses. */
export interface BonusesFixture {
  /** The one that runs; `later` starts another. */
  platform(): TestPlatform<ProductModules>;
  feed(): FeedDriver;
  /** Who chose the bonus at registration, unless said otherwise. */
  player(over?: Partial<RegistrationRequest>): Promise<BonusPlayer>;
  /** Who has not chosen. */
  undecided(): Promise<BonusPlayer>;
  call(
    player: SignedIn,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<{ status: number; json: unknown }>;
  /** A deposit that is created and not paid yet. */
  order(player: BonusPlayer, amount: string, over?: Partial<DepositRequest>): Promise<DepositView>;
  /** Makes two accounts one person's. */
  join(player: BonusPlayer, other: BonusPlayer): Promise<void>;
  /** The provider's word about it. */
  tell(deposit: DepositView, event: 'succeeded' | 'charged-back'): Promise<number>;
  payIn(player: BonusPlayer, amount: string): Promise<DepositView>;
  bonuses(player: BonusPlayer): Promise<BonusesView>;
  accounts(player: BonusPlayer): Promise<AccountsView>;
  balances(player: BonusPlayer): Promise<Balances>;
  /** A match at 2.00 for the home side, tomorrow unless said otherwise. */
  match(event: string, inMs?: number): Promise<void>;
  /** A bet on the home side, or on several. */
  bet(player: BonusPlayer, event: string, stake: string, ...legs: readonly PickedLeg[]): Promise<BetView>;
  /** Legs of a coupon as the page shows them now. */
  legs(...picked: readonly PickedLeg[]): Promise<readonly object[]>;
  /** Moves the clock and starts the server again. */
  later(ms: number): Promise<void>;
  /** The same player by password, once the token is too old. */
  signInAgain(player: BonusPlayer): Promise<BonusPlayer>;
  /** Broken rules of the ledger and of the counters: none. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function createBonusesFixture(
  terms: FirstDepositTerms = TERMS,
  products = PRODUCTS,
  config: Partial<PlatformConfig> = {},
  onKernel: (kernel: Kernel) => Kernel = (kernel) => kernel,
): Promise<BonusesFixture> {
  const release = writeFixtureRelease();
  const dataDir = mkdtempSync(join(quickFolder(), 'paddock-bonuses-'));
  writeFileSync(
    join(dataDir, 'site.json'),
    JSON.stringify({ firstDepositBonus: terms, currencies: ['EUR', 'USD', 'JPY'] }),
  );
  let platform = await createTestPlatform((kernel) => composeModules(onKernel(kernel), products), {
    config: { siteDir: release.siteDir, feeds: ['push'], dataDir, ...config },
  });
  let epoch = 0;
  let feed = await newFeed();
  let made = 0;

  /** A producer that starts again has a new epoch. */
  async function newFeed(): Promise<FeedDriver> {
    const driver = new FeedDriver(platform.modules.sportsbook, platform.clock);
    driver.epoch = ++epoch;
    await driver.snapshot();
    return driver;
  }

  const call: BonusesFixture['call'] = async ({ bearer }, method, url, body) => {
    const answer = await platform.app.inject({
      method,
      url,
      headers: { ...bearer, 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.statusCode, json: answer.json<unknown>() };
  };

  async function register(over: Partial<RegistrationRequest>): Promise<BonusPlayer> {
    const signedIn = await signUp(platform.app, { email: `bonus${++made}@example.com`, ...over });
    const { json } = await call(signedIn, 'GET', '/web-api/user/accounts');
    return { ...signedIn, accountId: (json as AccountsView).all_accounts[0]?.id ?? '' };
  }

  const fixture: BonusesFixture = {
    platform: () => platform,
    feed: () => feed,
    call,
    player: (over = {}) => register({ first_deposit_bonus_choice: 'first-deposit', ...over }),
    undecided: () => register({}),
    async join({ playerId }, other) {
      await query(
        platform.databaseUrl,
        `update identity_person set same_id = (
            select same_id from identity_player join identity_person using (person_id) where player_id = ${playerId})
          where person_id = (select person_id from identity_player where player_id = ${other.playerId})`,
      );
    },
    async order(player, amount, over = {}) {
      const { accountId } = player;
      const body = { accountId, methodId: 'fernway-card', amount, ...over };
      return (await call(player, 'POST', '/web-api/cashier/deposits', body)).json as DepositView;
    },
    async tell(deposit, event) {
      const body = JSON.stringify({
        id: `cb-${randomUUID()}`,
        event,
        reference: deposit.id,
        transactionId: `tr-${deposit.id}`,
        amountMinor: (parseAmount(deposit.amount, deposit.currency) ?? 0n).toString(),
        currency: deposit.currency,
        ...(event === 'succeeded' && {
          instrument: { token: `tok-${deposit.accountId}`, mask: '•••• 4242', holder: 'ANN EXAMPLE' },
        }),
      });
      const signature = signCallback(platform.kernel.secrets, 'sandbox', body, platform.clock.nowMs());
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/callbacks/payments/sandbox',
        headers: { 'content-type': 'application/json', ...signature },
        body,
      });
      return answer.statusCode;
    },
    async payIn(player, amount) {
      const deposit = await fixture.order(player, amount);
      await fixture.tell(deposit, 'succeeded');
      return deposit;
    },
    bonuses: async (player) => (await call(player, 'GET', '/web-api/bonuses')).json as BonusesView,
    accounts: async (player) => (await call(player, 'GET', '/web-api/user/accounts')).json as AccountsView,
    async balances(player) {
      const { all_accounts: real, bonus } = await fixture.accounts(player);
      return { real: real[0]?.money ?? '', bonus: bonus[0]?.money ?? '', held: real[0]?.held ?? '' };
    },
    async match(event, inMs = DAY_MS) {
      await feed.fixture(event, platform.clock.nowMs() + inMs);
      await feed.prices(event, matchOdds(2000, 3400, 3600));
    },
    legs: (...picked) => pickedLegs(platform.app, picked),
    async bet(player, event, stake, ...picked) {
      const legs = await fixture.legs(...(picked.length > 0 ? picked : [{ event, outcome: 'home' }]));
      const answer = await call(player, 'POST', '/web-api/sportsbook/bets', {
        type: legs.length > 1 ? 'accumulator' : 'single',
        accountId: player.accountId,
        stake,
        policy: 'any',
        legs,
      });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.json));
      return (answer.json as { bet: BetView }).bet;
    },
    async later(ms) {
      platform.clock.advance(ms);
      platform = await platform.restart();
      await platform.advance(EXPIRE_EVERY_MS);
      feed = await newFeed();
    },
    async signInAgain(player) {
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/web-api/auth/login',
        body: { login: player.playerId, password: PASSWORD, save: false },
      });
      const session = sessionCookieOf(answer.cookies) ?? '';
      const token = await tokenOf(platform.app, session);
      return { ...player, session, token, bearer: { authorization: `Bearer ${token}` } };
    },
    async problems() {
      const { modules, kernel } = platform;
      const { problems } = await modules.wallet.audit();
      return [
        ...problems.map(({ rule, detail }) => `${rule}: ${detail}`),
        ...(await modules.bonuses.miscounted(kernel.db)),
      ];
    },
    async close() {
      await platform.close();
      release.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return fixture;
}
