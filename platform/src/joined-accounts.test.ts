import { sql } from 'kysely';
import { LIMIT_TYPES } from '@paddock/contract';
import type { LimitView } from '@paddock/contract/schemas';

import { createPeopleFixture, type PeopleFixture, type Somebody } from './joined-accounts.fixture.ts';
import type { SignedIn } from './modules/identity/identity.fixture.ts';
import { publishRates } from './modules/rates/index.ts';

const { deposit24h, loss24h, wagering24h, selfExclusion } = LIMIT_TYPES;

/** The whole product: what holds for a person holds for all of the accounts, and for nobody else's (rules §9). */
describe('accounts of one person', () => {
  let people: PeopleFixture;
  let mara: Somebody;

  beforeAll(async () => {
    people = await createPeopleFixture();
  });
  afterAll(() => people.close());
  beforeEach(() => {
    mara = people.somebody();
  });

  const counted = (outcomes: readonly string[]) =>
    Object.fromEntries(
      [...new Set(outcomes)].sort().map((code) => [code, outcomes.filter((one) => one === code).length]),
    );
  /** Name and birth date of somebody, who is reached elsewhere. */
  const likeOf = ({ name, surname, birth_date }: Somebody) => ({ name, surname, birth_date });
  const four = (who: Somebody) => people.joined(who, ['EUR', 'EUR', 'EUR', 'EUR']);

  it('are joined once both proved the same mailbox beside name and birth date', async () => {
    const accounts = await people.joined(mara, ['EUR', 'EUR']);
    expect(await people.playersOf(accounts[0] as SignedIn)).toEqual(accounts.map(({ playerId }) => playerId));
  });

  it('of 100 deposits at once over four of them a limit of 100 lets ten through', async () => {
    const accounts = await four(mara);
    await people.setLimit(accounts[1] as SignedIn, deposit24h, 100);
    const all = Array.from({ length: 100 }, (_, n) => people.deposit(accounts[n % 4] as SignedIn, '10.00'));
    expect(counted(await Promise.all(all))).toEqual({ created: 10, LIMIT_REACHED: 90 });
  });

  it('wager and lose together, also at once', async () => {
    const accounts = await four(mara);
    const [one, two, three] = accounts as [SignedIn, SignedIn, SignedIn];
    await people.setLimit(two, wagering24h, 50);
    await people.setLimit(three, loss24h, 40);
    expect(await people.stake(one, 4_00n, '900001')).toBe('admitted');
    const bets = Array.from({ length: 30 }, (_, n) => people.stake(accounts[n % 4] as SignedIn, 4_00n));
    expect(counted(await Promise.all(bets))).toEqual({ admitted: 9, LIMIT_REACHED: 21 });
    // A win of one account gives room to lose to all of them, but none to wager more.
    await people.settle(one, '900001', 20_00n);
    expect(await people.stake(two, 8_00n)).toBe('admitted');
    expect(await people.stake(three, 2_01n)).toBe('LIMIT_REACHED');
    expect(await people.stake(three, 2_00n)).toBe('admitted');
  });

  it('count in the site’s currency, and the strictest limit holds at the rate of its setting', async () => {
    const { kernel } = people.platform;
    const publish = (usd: bigint) =>
      publishRates(kernel.db, new Map([['USD', usd]]), 'test', kernel.clock.nowMs());
    await publish(2_000_000_000n);
    const [euro, dollar] = (await people.joined(mara, ['EUR', 'USD'])) as [SignedIn, SignedIn];
    await people.setLimit(euro, deposit24h, 200);
    await people.setLimit(dollar, deposit24h, 100); // 50 euro when it was set
    await publish(1_000_000_000n);
    expect(await people.deposit(euro, '40.00')).toBe('created');
    expect(await people.deposit(dollar, '11.00')).toBe('LIMIT_REACHED'); // 11 euro now
    expect(await people.deposit(dollar, '10.00')).toBe('created');
    expect(await people.deposit(euro, '10.00')).toBe('LIMIT_REACHED');
  });

  it('a join is not retroactive, and no account sees another’s figures', async () => {
    const [one] = (await people.joined(mara, ['EUR'])) as [SignedIn];
    await people.setLimit(one, deposit24h, 100);
    expect(await people.deposit(one, '90.00')).toBe('created');
    const two = await people.register({ ...likeOf(mara), email: `${mara.mailbox}+9@gmail.com` });
    await people.proveMailbox(two);
    expect(await people.deposit(two, '100.00')).toBe('created');
    expect(await people.deposit(one, '10.00')).toBe('LIMIT_REACHED');
    const accounts = await people.ask(two, 'GET', '/web-api/user/accounts');
    const refused = await people.ask(two, 'POST', '/web-api/cashier/deposits', {
      accountId: accounts.json<{ all_accounts: { id: string }[] }>().all_accounts[0]?.id,
      methodId: 'fernway-card',
      amount: '10.00',
    });
    expect(refused.json()).toMatchObject({ code: 'LIMIT_REACHED', details: { isShared: true } });
    expect(Object.keys(refused.json<{ details: object }>().details).toSorted()).toEqual([
      'isShared',
      'limitType',
    ]);
    const limitsOf = async (account: SignedIn) =>
      (await people.ask(account, 'GET', '/limit-service-api/api/external/web/v3/limits')).json<LimitView[]>();
    expect(await limitsOf(two)).toEqual([]);
    expect(await limitsOf(one)).toMatchObject([{ limitValue: 100, limitBalance: 10 }]);
  });

  it('are excluded together, the one that joins later too', async () => {
    const [one, two] = (await people.joined(mara, ['EUR', 'EUR'])) as [SignedIn, SignedIn];
    const later = await people.register({ birth_date: mara.birth_date, email: 'later@example.com' });
    await people.setLimit(two, selfExclusion, 30);
    expect(await people.banLevel(one)).toBeGreaterThan(0);
    expect(await people.banLevel(later)).toBe(0);
    await people.proveDocument(one, 'l01x 00t47');
    await people.proveDocument(later, 'L01X00T47');
    expect(await people.playersOf(later)).toEqual([one, two, later].map(({ playerId }) => playerId));
    expect(await people.banLevel(later)).toBeGreaterThan(0);
  });

  it('a stranger who registers under a name harms nobody', async () => {
    const owner = await people.register({ ...likeOf(mara), email: `${mara.mailbox}@gmail.com` });
    const stranger = await people.register({ ...likeOf(mara), email: `x.${mara.mailbox}@example.com` });
    expect(await people.deposit(stranger, '10.00')).toBe('PERSON_REVIEW');
    await people.setLimit(stranger, deposit24h, 1);
    await people.setLimit(stranger, wagering24h, 1);
    await people.setLimit(stranger, selfExclusion, 30);
    expect(await people.banLevel(stranger)).toBeGreaterThan(0);
    expect(await people.banLevel(owner)).toBe(0);
    expect(await people.deposit(owner, '50.00')).toBe('created');
    expect(await people.stake(owner, 50_00n)).toBe('admitted');
    const accounts = await people.ask(owner, 'GET', '/web-api/user/accounts');
    const accountId = accounts.json<{ all_accounts: { id: string }[] }>().all_accounts[0]?.id ?? '';
    const options = await people.ask(owner, 'GET', `/web-api/cashier/payouts?accountId=${accountId}`);
    expect([options.statusCode, options.body]).toEqual([200, expect.not.stringContaining('PERSON_REVIEW')]);
    expect(await people.playersOf(owner)).toEqual([owner.playerId]);
  });

  const nameSelf = async (account: SignedIn, { name, surname }: Somebody) => {
    const answer = await people.ask(account, 'POST', '/web-api/user/data', { name, surname });
    expect(answer.statusCode).toBe(200);
  };
  const nextSecond = () => people.platform.leap(1_000);

  it('a stranger who registered before and types a name later harms nobody', async () => {
    const stranger = await people.register({ birth_date: mara.birth_date });
    const owner = await people.register({ ...likeOf(mara), email: `${mara.mailbox}@gmail.com` });
    await people.proveMailbox(owner);
    expect(await people.deposit(owner, '50.00')).toBe('created');
    await nextSecond();
    await nameSelf(stranger, mara);
    expect(await people.deposit(owner, '10.00')).toBe('created');
    expect(await people.deposit(stranger, '10.00')).toBe('PERSON_REVIEW');
    await people.proveMailbox(stranger);
    await people.setLimit(stranger, selfExclusion, 365);
    expect(await people.banLevel(stranger)).toBeGreaterThan(0);
    expect(await people.banLevel(owner)).toBe(0);
    expect(await people.deposit(owner, '10.00')).toBe('created');
    expect(await people.stake(owner, 50_00n)).toBe('admitted');
  });

  it('nor does one who proves a mailbox to an older account that has proved nothing', async () => {
    const owner = await people.register({ ...likeOf(mara) });
    await nextSecond();
    const stranger = await people.register({ birth_date: mara.birth_date });
    await people.proveMailbox(stranger);
    await nameSelf(stranger, mara);
    await people.setLimit(stranger, selfExclusion, 365);
    expect(await people.banLevel(owner)).toBe(0);
    expect(await people.deposit(owner, '10.00')).toBe('created');
  });

  it('a stranger who was there first shuts nobody out who has proved more', async () => {
    const stranger = await people.register(likeOf(mara));
    await nextSecond();
    const owner = await people.register({ ...likeOf(mara), email: `${mara.mailbox}@gmail.com` });
    expect(await people.deposit(owner, '10.00')).toBe('PERSON_REVIEW');
    await people.setLimit(stranger, selfExclusion, 365);
    expect(await people.banLevel(owner)).toBeGreaterThan(0);
    await people.proveMailbox(owner);
    expect(await people.banLevel(owner)).toBe(0);
    // Their own mailbox comes too late.
    await nextSecond();
    await people.proveMailbox(stranger);
    expect(await people.banLevel(owner)).toBe(0);
    expect(await people.banLevel(stranger)).toBeGreaterThan(0);
  });

  it('frees an account that passed for the newer once the two are compared again', async () => {
    const owner = await people.register(likeOf(mara));
    await nextSecond();
    const stranger = await people.register(likeOf(mara));
    await people.proveMailbox(stranger);
    // As it was written when who registered first was the older.
    await sql`update identity_review set newer_id = older_id, older_id = newer_id
      where newer_id = ${stranger.playerId}::bigint`.execute(people.platform.kernel.db);
    await people.setLimit(stranger, selfExclusion, 365);
    expect(await people.banLevel(owner)).toBeGreaterThan(0);
    await people.proveMailbox(owner);
    expect(await people.banLevel(owner)).toBe(0);
    expect(await people.banLevel(stranger)).toBeGreaterThan(0);
  });

  it('one who is excluded is not free by another mailbox that they prove', async () => {
    const excluded = await people.register({ ...likeOf(mara), email: `${mara.mailbox}@gmail.com` });
    await people.proveMailbox(excluded);
    await people.setLimit(excluded, selfExclusion, 365);
    await nextSecond();
    const again = await people.register({ birth_date: mara.birth_date });
    await people.proveMailbox(again);
    await nextSecond();
    await nameSelf(again, mara);
    expect(await people.banLevel(again)).toBeGreaterThan(0);
  });

  it('an account of the same mailbox that stands already is excluded with the older one', async () => {
    const one = await people.register({ email: `${mara.mailbox}@gmail.com` });
    const two = await people.register({ email: `${mara.mailbox.replaceAll('.', '')}+bets@googlemail.com` });
    await people.setLimit(one, selfExclusion, 30);
    expect(await people.banLevel(two)).toBeGreaterThan(0);
  });
});
