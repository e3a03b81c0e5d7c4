import { sql } from 'kysely';
import { LIMIT_TYPES, type AccountId, type PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { publishRates } from '../../rates/index.ts';
import { createCashierFixture, type CashierFixture, type CashierPlayer } from '../cashier.fixture.ts';
import { createWithdrawalsFixture, type WithdrawalsFixture } from './withdrawals.fixture.ts';

const LIMITS = '/limit-service-api/api/external/web/v3/limit';

/** What gates ask of a person is asked of all currencies and all accounts together (rules §8, §9). */
describe('the bounds of a person at the cashier', () => {
  let fixture: CashierFixture;
  let cash: WithdrawalsFixture;
  const verified = new Set<PlayerId>();

  beforeAll(async () => {
    fixture = await createCashierFixture({ verified });
    cash = createWithdrawalsFixture(fixture);
    const { db, clock } = fixture.platform.kernel;
    await publishRates(
      db,
      new Map([
        ['USD', 2_000_000_000n],
        ['GBP', 500_000_000n],
      ]),
      'test',
      clock.nowMs(),
    );
  });
  afterAll(() => fixture.platform.close());

  /** The same player with an account of another currency in hand. */
  async function inCurrency(player: CashierPlayer, currency: string): Promise<CashierPlayer> {
    const { modules, kernel } = fixture.platform;
    const { playerId } = player;
    const accountId: AccountId = await inTransaction(kernel.db, (tx) =>
      modules.wallet.addCurrency(tx, { playerId, currency, atMs: kernel.clock.nowMs() }),
    );
    return { ...player, accountId };
  }
  async function join(one: CashierPlayer, other: CashierPlayer): Promise<void> {
    await inTransaction(fixture.platform.kernel.db, async (tx) => {
      for (const { playerId } of [one, other]) {
        await fixture.platform.modules.identity.proveDocument(tx, playerId, `P${one.playerId}`);
      }
    });
  }
  const codeOf = async (player: CashierPlayer, body: object) => {
    const answer = await cash.ask(player, body);
    return answer.json<{ code?: string; status?: string }>().code ?? 'taken';
  };
  async function rich(player: CashierPlayer, amount: string): Promise<CashierPlayer> {
    await cash.payIn(player, amount, `card-${player.playerId}-${player.accountId}`);
    await cash.play(player, BigInt(amount.replace('.', '')));
    return player;
  }
  const takeBreak = async (player: CashierPlayer): Promise<CashierPlayer> => {
    const body = { limitType: LIMIT_TYPES.depositTimeout, limitValue: 1 };
    const answer = await fixture.platform.app.inject({
      method: 'POST',
      url: LIMITS,
      headers: player.bearer,
      body,
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return { ...(await fixture.signInAgain(player)), accountId: player.accountId };
  };

  it('an unverified player has one bound over all currencies, in the site’s at the day’s rate', async () => {
    const euro = await rich(await fixture.player(), '2000.00');
    const pound = await rich(await inCurrency(euro, 'GBP'), '1000.00');
    expect(await codeOf(euro, { amount: '1000.00' })).toBe('taken');
    // 500.01 pounds are 1,000.02 euro.
    expect(await codeOf(pound, { amount: '500.01' })).toBe('VERIFICATION_REQUIRED');
    expect(await codeOf(pound, { amount: '500.00' })).toBe('taken');
    expect(await codeOf(euro, { amount: '5.00' })).toBe('VERIFICATION_REQUIRED');
  });

  it('what nobody can count is not within it', async () => {
    const yen = await rich(await inCurrency(await fixture.player(), 'JPY'), '2000');
    await sql`delete from rates_published where currency = 'JPY'`.execute(fixture.platform.kernel.db);
    expect(await codeOf(yen, { amount: '1000' })).toBe('VERIFICATION_REQUIRED');
  });

  it('what left while nobody could count it counts from when somebody can', async () => {
    const { db, clock } = fixture.platform.kernel;
    const publish = () => publishRates(db, new Map([['JPY', 100_000_000_000n]]), 'test', clock.nowMs());
    await publish();
    const person = await rich(await fixture.player(), '1000.00');
    const yen = await rich(await inCurrency(person, 'JPY'), '150000');
    await sql`delete from rates_published where currency = 'JPY'`.execute(db);
    verified.add(person.playerId);
    expect(await codeOf(yen, { amount: '150000' })).toBe('taken');
    verified.clear();
    await publish();
    expect(await codeOf(person, { amount: '500.01' })).toBe('VERIFICATION_REQUIRED');
    expect(await codeOf(person, { amount: '500.00' })).toBe('taken');
  });

  it('accounts of one person share it, also at once', async () => {
    const accounts = [
      await rich(await fixture.player(), '2000.00'),
      await rich(await fixture.player(), '2000.00'),
    ];
    const [one, two] = accounts as [CashierPlayer, CashierPlayer];
    await join(one, two);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => codeOf(accounts[n % 2] as CashierPlayer, { amount: '200.00' })),
    );
    expect(codes.filter((code) => code === 'taken')).toHaveLength(10);
    expect(codes.filter((code) => code === 'VERIFICATION_REQUIRED')).toHaveLength(10);
    expect(await codeOf(two, { amount: '5.00' })).toBe('VERIFICATION_REQUIRED');
    const { rows } = await sql<{ total: bigint }>`
      select sum(site_minor)::bigint as total from cashier_withdrawal
        where player_id in (${one.playerId}::bigint, ${two.playerId}::bigint)`.execute(
      fixture.platform.kernel.db,
    );
    expect(rows[0]?.total).toBe(200_000n);
  });

  it('reviews by an operator add up over currencies and accounts as well', async () => {
    const one = await rich(await fixture.player(), '600.00');
    const two = await rich(await inCurrency(await fixture.player(), 'USD'), '600.00');
    await join(one, two);
    const statusOf = async (player: CashierPlayer, amount: string) =>
      (await cash.ask(player, { amount })).json<{ status: string }>().status;
    expect(await statusOf(one, '400.00')).toBe('approved');
    expect(await statusOf(two, '200.00')).toBe('approved'); // 100 euro
    expect(await statusOf(two, '5.00')).toBe('requested');
  });

  describe('money that was staked nowhere', () => {
    /** 100 euro by card and 50 by another, of which the first 100 were exchanged for dollars. */
    async function exchanged(): Promise<CashierPlayer> {
      const euro = await fixture.player();
      await cash.payIn(euro, '100.00', `first-${euro.playerId}`);
      await cash.payIn(euro, '50.00', `second-${euro.playerId}`);
      const dollar = await inCurrency(euro, 'USD');
      const { modules, kernel } = fixture.platform;
      await inTransaction(kernel.db, (tx) =>
        modules.wallet.convert(tx, {
          id: kernel.ids.forPlayer<'conversion'>(euro.playerId),
          playerId: euro.playerId,
          fromAccountId: euro.accountId,
          toAccountId: dollar.accountId,
          fromMinor: 100_00n,
          toMinor: 200_00n,
          rateId: 'r1',
          actor: 'player',
          atMs: kernel.clock.nowMs(),
        }),
      );
      return dollar;
    }
    const instrumentOf = async (player: CashierPlayer, word: string) => {
      const { rows } = await sql<{ instrument_id: bigint }>`
        select instrument_id from cashier_instrument where player_id = ${player.playerId}::bigint
          and token = ${`${word}-${player.playerId}`}`.execute(fixture.platform.kernel.db);
      return { instrumentId: String(rows[0]?.instrument_id) };
    };

    it('stays until it is staked while there is no break', async () => {
      const player = await exchanged();
      const first = await instrumentOf(player, 'first');
      expect(await codeOf(player, { ...first, amount: '200.00' })).toBe('TURNOVER_REQUIRED');
    });

    it('goes back in a break, but only to what it came from, exchanged or not', async () => {
      const player = await takeBreak(await exchanged());
      const [first, second] = [await instrumentOf(player, 'first'), await instrumentOf(player, 'second')];
      // 50 euro came by the second one: 100 dollars.
      expect(await codeOf(player, { ...second, amount: '100.01' })).toBe('CLOSED_LOOP');
      expect(await codeOf(player, { ...first, amount: '200.00' })).toBe('taken');
    });

    it('goes nowhere else without a break either, once nothing has to be staked', async () => {
      const player = await exchanged();
      await cash.play(player, 300_00n - 100_00n);
      await cash.play(player, 100_00n);
      const second = await instrumentOf(player, 'second');
      expect(await codeOf(player, { ...second, amount: '100.01' })).toBe('CLOSED_LOOP');
      expect(await codeOf(player, { ...second, amount: '100.00' })).toBe('taken');
    });
  });
});
