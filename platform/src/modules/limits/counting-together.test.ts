import type { PersonId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Rate } from '../rates/index.ts';
import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from './limits.fixture.ts';

const [wagering24h, loss24h, deposit24h] = [1, 10, 20] as const;

/** Dollars at 0.90 euro. */
const DOLLAR: Rate = { id: 'r7', from: 'USD', to: 'EUR', numerator: 9n, denominator: 10n };

describe('accounts that are one person’s (rules §9)', () => {
  let fixture: LimitsFixture;
  let euro: LimitsPlayer;
  let dollar: LimitsPlayer;
  let person: PersonId;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(() => {
    fixture.rates.clear();
    fixture.rates.set('USDEUR', DOLLAR);
    euro = fixture.newPlayer();
    dollar = fixture.newPlayer('USD');
    person = fixture.newPlayer().playerId as string as PersonId;
  });

  const join = (...players: readonly LimitsPlayer[]) =>
    inTransaction(fixture.platform.kernel.db, (tx) =>
      fixture.platform.modules.limits.countTogether(
        tx,
        person,
        players.map(({ playerId }) => playerId),
      ),
    );

  /** What stands in the counters of the person, and what it was before it was converted. */
  async function movements(of: string = person) {
    const { rows } = await sql<{ told: string }>`
      select concat_ws(' ', kind, amount_minor, currency, own_amount_minor, own_currency, rate_id) as told
        from limits_movement where player_id = ${of}::bigint order by seq`.execute(
      fixture.platform.kernel.db,
    );
    return rows.map(({ told }) => told);
  }

  it('share the strictest limit of deposits, each counted in the site’s currency against them', async () => {
    await euro.set(deposit24h, 100);
    await join(euro, dollar);
    expect(await euro.deposit('1', 60_00n)).toBe('admitted');
    // 40.005 euro are 40.01.
    expect(await dollar.deposit('2', 44_45n, 'USD')).toBe('LIMIT_REACHED');
    expect(await dollar.deposit('3', 44_44n, 'USD')).toBe('admitted');
    expect(await euro.deposit('4', 1n)).toBe('LIMIT_REACHED');
    await dollar.release('3');
    expect(await euro.deposit('5', 40_00n)).toBe('admitted');
    await euro.release('5');
    expect(await dollar.deposit('6', 44_44n, 'USD')).toBe('admitted');
    await dollar.credit('6', 44_44n, 'USD');
    await euro.credit('1', 60_00n);
    expect(await euro.deposit('7', 1n)).toBe('LIMIT_REACHED');
    // One that reserved nothing counts at the rate of now.
    await dollar.credit('8', 10_00n, 'USD');
    expect(await movements()).toEqual([
      'deposit 4000 EUR',
      'deposit 6000 EUR',
      'deposit 900 EUR 1000 USD r7',
    ]);
  });

  it('share limits of stakes and losses, of which returns give back', async () => {
    await euro.set(wagering24h, 100);
    await euro.set(loss24h, 50);
    await join(euro, dollar);
    expect(await dollar.stake('b1', 50_00n, 'USD')).toBe('admitted');
    expect(await euro.stake('b2', 5_01n)).toBe('LIMIT_REACHED');
    await dollar.settle('b1', 30_00n, { currency: 'USD' });
    expect(await euro.stake('b2', 32_01n)).toBe('LIMIT_REACHED');
    expect(await euro.stake('b2', 32_00n)).toBe('admitted');
    await euro.settle('b2', 64_00n);
    expect(await euro.stake('b3', 23_01n)).toBe('LIMIT_REACHED');
    expect(await euro.stake('b3', 23_00n)).toBe('admitted');
    expect((await movements()).slice(0, 2)).toEqual([
      'stake 4500 EUR 5000 USD r7',
      'return 2700 EUR 3000 USD r7',
    ]);
  });

  it('take a return at the rate of its stake, and no stake or deposit, while there is none of now', async () => {
    await join(euro, dollar);
    await dollar.stake('b1', 50_00n, 'USD');
    fixture.rates.clear();
    await dollar.settle('b1', 30_00n, { currency: 'USD' });
    expect(await movements()).toEqual(['stake 4500 EUR 5000 USD r7', 'return 2700 EUR 3000 USD r7']);
    expect(await dollar.stake('b2', 1n, 'USD')).toBe('RATE_UNAVAILABLE');
    expect(await dollar.deposit('1', 1n, 'USD')).toBe('RATE_UNAVAILABLE');
    // Money that came is never refused: it counts for the account alone.
    await dollar.credit('2', 10_00n, 'USD');
    expect(await movements()).toHaveLength(2);
    expect(await movements(dollar.playerId)).toContain('deposit 1000 USD');
  });

  it('share a limit that was set while nobody knew its rate, once somebody does', async () => {
    fixture.rates.clear();
    await dollar.set(deposit24h, 100);
    await join(euro, dollar);
    expect(await euro.deposit('1', 1_00n)).toBe('RATE_UNAVAILABLE');
    fixture.rates.set('USDEUR', DOLLAR);
    expect(await euro.deposit('1', 90_01n)).toBe('LIMIT_REACHED');
    expect(await euro.deposit('1', 90_00n)).toBe('admitted');
  });

  it('count alone again once they are parted', async () => {
    await euro.set(deposit24h, 100);
    await join(euro, dollar);
    await euro.deposit('1', 100_00n);
    await join(dollar);
    expect(await dollar.deposit('2', 50_00n, 'USD')).toBe('admitted');
    expect(await euro.deposit('3', 1n)).toBe('LIMIT_REACHED');
  });
});
