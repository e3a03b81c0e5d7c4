import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { AccountId, PlayerId } from '@paddock/contract';
import type { AccountsView, DepositView } from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import {
  alwaysProven,
  createTestPlatform,
  everybodyMayDeposit,
  IDENTITY_ALONE,
  MESSAGES_ALONE,
  NO_BONUSES,
  tellNobody,
  type TestPlatform,
  WALLET_ALONE,
} from '../../testing/index.ts';
import { createIdentity, type Identity } from '../identity/index.ts';
import { PASSWORD, sessionCookieOf, signUp, tokenOf, type SignedIn } from '../identity/identity.fixture.ts';
import { createRates, type Rates } from '../rates/index.ts';
import { createLimits, type LimitsCheck, type Limits } from '../limits/index.ts';
import { createMessages, type Messages } from '../messages/index.ts';
import { withoutDelivery } from '../messages/messages.fixture.ts';
import { createOperators, type Operators } from '../operators/index.ts';
import { createWallet, type Wallet } from '../wallet/index.ts';
import { signCallback } from './callbacks/callback-signature.ts';
import { createCashier, type Cashier } from './index.ts';
import type { PaymentProvider } from './payment-provider.ts';

export { signCallback };

type CashierModules = {
  readonly messages: Messages;
  readonly wallet: Wallet;
  readonly identity: Identity;
  readonly rates: Rates;
  readonly limits: Limits;
  readonly operators: Operators;
  readonly cashier: Cashier;
};

export interface CashierFixtureOptions {
  /** Where virtual time begins. */
  readonly startMs?: number;
  readonly config?: Partial<PlatformConfig>;
  /** Players whose deposits are to be sent back. */
  readonly barred?: Set<PlayerId>;
  /** Players whose person is verified. */
  readonly verified?: Set<PlayerId>;
  readonly limits?: Partial<LimitsCheck>;
  /** Whether a withdrawal needs a fresh proof of who is there, as it does outside tests. */
  readonly asksForProof?: boolean;
  /** Beside the sandbox. */
  readonly providers?: readonly PaymentProvider[];
}

export interface CashierPlayer extends SignedIn {
  readonly accountId: AccountId;
}

export interface CallbackFields {
  readonly id?: string;
  readonly event?: string;
  readonly reference?: string;
  readonly transactionId?: string;
  readonly amountMinor?: string;
  readonly currency?: string;
  readonly [other: string]: unknown;
}

/** The cashier with all it stands on, on a real database. */
export interface CashierFixture {
  readonly platform: TestPlatform<CashierModules>;
  /** Somebody new, from Germany unless a country's number is given. */
  player(currency?: string, countryId?: number): Promise<CashierPlayer>;
  /** The same player by password, after every session was ended. */
  signInAgain(player: CashierPlayer): Promise<CashierPlayer>;
  createDeposit(player: CashierPlayer, body?: object, headers?: object): Promise<FixtureAnswer>;
  /** A created deposit of 20.00. */
  deposit(player: CashierPlayer): Promise<DepositView>;
  /** A callback about a deposit, signed as the sandbox signs it. */
  callback(about: DepositView | undefined, fields?: CallbackFields): Promise<FixtureAnswer>;
  money(player: CashierPlayer): Promise<string>;
  status(player: CashierPlayer, deposit: DepositView): Promise<string>;
}

const GERMANY = 276;

export type FixtureAnswer = LightMyRequestResponse;

export async function createCashierFixture(options: CashierFixtureOptions = {}): Promise<CashierFixture> {
  const platform = await createTestPlatform(
    (kernel) => {
      const wallet = createWallet(kernel, {
        ...WALLET_ALONE,
        requirePlayer: (request) => identity.requirePlayer(request),
      });
      const messages = withoutDelivery(createMessages(kernel, MESSAGES_ALONE));
      const identity: Identity = createIdentity(kernel, {
        ...IDENTITY_ALONE,
        sendMessage: messages.send,
        openAccounts: (tx, player) => wallet.openAccounts(tx, player),
        hasDeposit: (db, playerId) => cashier.hasDeposit(db, playerId),
        personLimits: {
          pausePlay: (tx, restricted) => limits.pausePlay(tx, restricted),
          resumePlay: (tx, playerId) => limits.resumePlay(tx, playerId),
          countTogether: (tx, person, players) => limits.countTogether(tx, person, players),
        },
      });
      const requirePlayer = (request: Parameters<Identity['requirePlayer']>[0]) =>
        identity.requirePlayer(request);
      const rates = createRates(kernel);
      const limits: Limits = createLimits(kernel, {
        requirePlayer,
        proofOf: identity.proofOf,
        rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
        currencyOf: (db, playerId) => wallet.mainCurrency(db, playerId),
        restrict: (tx, { playerId, endsAtMs }) => identity.restrict(tx, playerId, endsAtMs),
        tellInbox: tellNobody,
        signOut: (playerId) => identity.signOutEverywhere(playerId),
        timeZoneHours: () => Promise.resolve(0),
      });
      const operators = createOperators(kernel, { playerNumbers: identity.numbers });
      const cashier: Cashier = createCashier(kernel, {
        playerNumbers: identity.numbers,
        wallet,
        bonuses: NO_BONUSES,
        limits: { ...limits.check, ...options.limits },
        requirePlayer,
        proofOf: options.asksForProof === true ? identity.proofOf : alwaysProven,
        tellInbox: tellNobody,
        operators,
        providers: options.providers ?? [],
        requireDepositor: everybodyMayDeposit,
        siteLanguage: () => 'de',
        rate: (db, from, to, atMs) => rates.rate(db, from, to, atMs),
        accountsOfPerson: identity.accountsOfPerson,
        lockPerson: identity.lockPerson,
        paidWith: (tx, playerId, instrument) => identity.paidWith(tx, playerId, instrument),
        countryIdOf: async (db, playerId) => (await identity.player(db, playerId))?.countryId,
        hasSecondStep: (tx, playerId) => identity.hasSecondStep(tx, playerId),
        isVerified: (_tx, playerId) => Promise.resolve(options.verified?.has(playerId) === true),
        mayDeposit: async (tx, playerId) =>
          options.barred?.has(playerId) !== true &&
          (await limits.check.mayPlay(tx, playerId, kernel.clock.nowMs())),
      });
      return { messages, wallet, identity, rates, limits, operators, cashier };
    },
    {
      ...(options.config === undefined ? {} : { config: options.config }),
      ...(options.startMs === undefined ? {} : { startMs: options.startMs }),
    },
  );
  const { app, kernel } = platform;
  let made = 0;

  const createDeposit: CashierFixture['createDeposit'] = ({ bearer, accountId }, body = {}, headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/web-api/cashier/deposits',
      headers: { ...bearer, 'idempotency-key': randomUUID(), ...headers },
      body: { accountId, methodId: 'fernway-card', amount: '20.00', ...body },
    });

  return {
    platform,
    async player(currency = 'EUR', countryId = GERMANY) {
      const email = `player${++made}@example.com`;
      const signedIn = await signUp(app, { email, currency_id: currency, country_id: countryId });
      const accounts = await app.inject({ url: '/web-api/user/accounts', headers: signedIn.bearer });
      const accountId = accounts.json<AccountsView>().all_accounts[0]?.id as AccountId;
      return { ...signedIn, accountId };
    },
    async signInAgain(player) {
      const answer = await app.inject({
        method: 'POST',
        url: '/web-api/auth/login',
        body: { login: player.playerId, password: PASSWORD, save: false },
      });
      const session = sessionCookieOf(answer.cookies) ?? '';
      const token = await tokenOf(app, session);
      return { ...player, session, token, bearer: { authorization: `Bearer ${token}` } };
    },
    createDeposit,
    deposit: async (player) => (await createDeposit(player)).json<DepositView>(),
    callback(about, fields = {}) {
      const body = JSON.stringify({
        id: `cb-${randomUUID()}`,
        event: 'succeeded',
        reference: about?.id ?? '4711',
        transactionId: `tr-${about?.id ?? '0'}`,
        amountMinor: '2000',
        currency: 'EUR',
        ...fields,
      });
      return app.inject({
        method: 'POST',
        url: '/callbacks/payments/sandbox',
        headers: {
          'content-type': 'application/json',
          ...signCallback(kernel.secrets, 'sandbox', body, kernel.clock.nowMs()),
        },
        body,
      });
    },
    async money({ bearer }) {
      const accounts = await app.inject({ url: '/web-api/user/accounts', headers: bearer });
      return accounts.json<AccountsView>().balance;
    },
    async status({ bearer }, deposit) {
      const answer = await app.inject({ url: `/web-api/cashier/deposits/${deposit.id}`, headers: bearer });
      return answer.json<DepositView>().status;
    },
  };
}
