import type { BetId, LimitType, PlayerId } from '@paddock/contract';
import type { RegistrationRequest } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { inTransaction } from './kernel/database/database.ts';
import { PlatformError } from './kernel/http/problem.ts';
import { signUp, type SignedIn } from './modules/identity/identity.fixture.ts';
import { linkSentTo } from './modules/messages/messages.fixture.ts';
import { writeFixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

const LIMITS = '/limit-service-api/api/external/web/v3';

/** Who registers: a name, and the mailbox their addresses are spellings of. */
export interface Somebody {
  readonly name: string;
  readonly surname: string;
  readonly birth_date: string;
  readonly mailbox: string;
}

/** The whole product, with people who have several accounts. */
export interface PeopleFixture {
  readonly platform: TestPlatform<ProductModules>;
  /** Somebody nobody has met. */
  somebody(): Somebody;
  register(over?: Partial<RegistrationRequest>): Promise<SignedIn>;
  /** Follows the link in the account's mailbox. */
  proveMailbox(account: SignedIn): Promise<void>;
  /** A company saw a genuine document of this number. */
  proveDocument(account: SignedIn, number: string): Promise<void>;
  /** Accounts of one name and birth date that proved one mailbox. */
  joined(who: Somebody, currencies: readonly string[]): Promise<readonly SignedIn[]>;
  ask(account: SignedIn, method: 'GET' | 'POST', url: string, body?: object): Promise<Asked>;
  setLimit(account: SignedIn, limitType: LimitType, limitValue: number): Promise<void>;
  /** Creates a deposit; answers its code, or `created`. */
  deposit(account: SignedIn, amount: string): Promise<string>;
  /** A stake of real money, held against the account's limits; answers its code, or `admitted`. */
  stake(account: SignedIn, stakeMinor: bigint, betId?: string): Promise<string>;
  settle(account: SignedIn, betId: string, paidMinor: bigint): Promise<void>;
  playersOf(account: SignedIn): Promise<readonly PlayerId[]>;
  banLevel(account: SignedIn): Promise<number | undefined>;
  close(): Promise<void>;
}

type Asked = Awaited<ReturnType<TestPlatform<ProductModules>['app']['inject']>>;

export async function createPeopleFixture(): Promise<PeopleFixture> {
  const release = writeFixtureRelease();
  const platform = await createTestPlatform(composeModules, {
    config: { siteDir: release.siteDir, feeds: ['push'] },
  });
  const { app, kernel, modules } = platform;
  const { db } = kernel;
  let made = 0;

  const ask: PeopleFixture['ask'] = (account, method, url, body) =>
    app.inject({
      method,
      url,
      headers: { ...account.bearer, 'idempotency-key': `people-${++made}` },
      ...(body === undefined ? {} : { body }),
    });
  const register: PeopleFixture['register'] = (over = {}) =>
    signUp(app, { email: `nobody${++made}@example.com`, ...over });

  async function proveMailbox({ email }: SignedIn): Promise<void> {
    const token = (await linkSentTo(db, email)).split('token=')[1] ?? '';
    const answer = await app.inject({ method: 'POST', url: '/web-api/auth/activate', body: { token } });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }

  const currencyOf = async (account: SignedIn) => modules.wallet.mainCurrency(db, account.playerId);
  const codeOf = async (work: Promise<unknown>) => {
    try {
      await work;
      return 'admitted';
    } catch (error) {
      if (error instanceof PlatformError) return error.code;
      throw error;
    }
  };

  return {
    platform,
    somebody: () => ({
      name: 'Mara',
      surname: 'Lindt',
      birth_date: `${1930 + (++made % 70)}-0${1 + (made % 9)}-11`,
      mailbox: `mara.lindt.${made}`,
    }),
    register,
    proveMailbox,
    proveDocument: ({ playerId }, number) =>
      inTransaction(db, (tx) => modules.identity.proveDocument(tx, playerId, number)),
    async joined({ mailbox, ...who }, currencies) {
      const accounts: SignedIn[] = [];
      for (const [place, currency] of currencies.entries()) {
        const email = `${mailbox}+${place}@gmail.com`;
        const account = await register({ ...who, email, currency_id: currency });
        await proveMailbox(account);
        accounts.push(account);
      }
      return accounts;
    },
    ask,
    async setLimit(account, limitType, limitValue) {
      const answer = await ask(account, 'POST', `${LIMITS}/limit`, { limitType, limitValue });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    async deposit(account, amount) {
      const accounts = await ask(account, 'GET', '/web-api/user/accounts');
      const accountId = accounts.json<{ all_accounts: { id: string }[] }>().all_accounts[0]?.id;
      const order = { accountId, methodId: 'fernway-card', amount };
      const answer = await ask(account, 'POST', '/web-api/cashier/deposits', order);
      const { code, status } = answer.json<{ code?: string; status?: string }>();
      return code ?? status ?? answer.body;
    },
    async stake(account, stakeMinor, betId = `${++made}`) {
      const { playerId } = account;
      const currency = await currencyOf(account);
      const bet = { playerId, accountId: '1' as never, betId: betId as BetId, currency, stakeMinor };
      return codeOf(
        inTransaction(db, async (tx) => {
          // As holding the stake does.
          await modules.wallet.lock(tx, playerId);
          await modules.limits.check.admitStake(tx, { ...bet, atMs: kernel.clock.nowMs() });
        }),
      );
    },
    async settle(account, betId, paidMinor) {
      const bet = { playerId: account.playerId, betId: betId as BetId, currency: await currencyOf(account) };
      const paid = { revision: 1, paidMinor, isVoid: false, atMs: kernel.clock.nowMs() };
      await inTransaction(db, (tx) => modules.limits.check.recordReturn(tx, { ...bet, ...paid }));
    },
    async playersOf({ playerId }) {
      return modules.identity.playersOf(db, await modules.identity.personOf(db, playerId));
    },
    banLevel: async ({ playerId }) => (await modules.identity.player(db, playerId))?.banLevel,
    async close() {
      await platform.close();
      release.remove();
    },
  };
}
