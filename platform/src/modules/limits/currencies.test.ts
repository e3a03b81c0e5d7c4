import { sql } from 'kysely';

import type { Rate } from '../rates/index.ts';
import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from './limits.fixture.ts';

const [wagering24h, loss24h, deposit24h] = [1, 10, 20] as const;

/** Dollars at 0.90 euro. */
const DOLLAR: Rate = { id: 'r7', from: 'USD', to: 'EUR', numerator: 9n, denominator: 10n };
const CHEAPER: Rate = { ...DOLLAR, id: 'r8', numerator: 5n };

describe('limits of one currency, money of another (rules §9)', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(() => {
    fixture.rates.clear();
    player = fixture.newPlayer();
  });

  const used = async (type: number) => {
    const limit = (await player.limits()).find(({ limitType }) => limitType === type);
    return limit === undefined ? undefined : limit.limitValue - limit.limitBalance;
  };

  it('refuses without a rate: nothing is guessed', async () => {
    await player.set(wagering24h, 100);
    expect(await player.stake('b1', 100n, 'USD')).toBe('RATE_UNAVAILABLE');
    expect(await player.deposit('1', 100n, 'USD')).toBe('RATE_UNAVAILABLE');
    expect(await used(wagering24h)).toBe(0);
  });

  it('counts what it is worth, rounded against the player, to the cent', async () => {
    fixture.rates.set('USDEUR', DOLLAR);
    await player.set(wagering24h, 1);
    // 1.11 dollars are 0.999 euro: counted as 1.00, so nothing is left.
    expect(await player.stake('b1', 111n, 'USD')).toBe('admitted');
    expect(await used(wagering24h)).toBe(1);
    expect(await player.stake('b2', 1n, 'EUR')).toBe('LIMIT_REACHED');
  });

  it('never computes a movement again when rates change', async () => {
    fixture.rates.set('USDEUR', DOLLAR);
    await player.set(wagering24h, 100);
    await player.stake('b1', 10_000n, 'USD');
    fixture.rates.set('USDEUR', CHEAPER);
    expect(await used(wagering24h)).toBe(90);
    await player.giveBack('b1');
    expect(await used(wagering24h)).toBe(0);
  });

  it('takes a return at the rate of its stake when there is none of today', async () => {
    fixture.rates.set('USDEUR', DOLLAR);
    await player.set(loss24h, 100);
    await player.stake('b1', 10_000n, 'USD');
    fixture.rates.clear();
    await player.settle('b1', 5_000n, { currency: 'USD' });
    expect(await used(loss24h)).toBe(45);
  });

  it('reserves and credits a deposit at the rate of its creation', async () => {
    fixture.rates.set('USDEUR', DOLLAR);
    await player.set(deposit24h, 100);
    expect(await player.deposit('1', 10_000n, 'USD')).toBe('admitted');
    fixture.rates.set('USDEUR', CHEAPER);
    await player.credit('1', 10_000n, 'USD');
    expect(await used(deposit24h)).toBe(90);
    expect(await player.deposit('2', 2_001n, 'USD')).toBe('LIMIT_REACHED');
    expect(await player.deposit('3', 2_000n, 'USD')).toBe('admitted');
  });

  it('keeps what was converted, and by which rate', async () => {
    fixture.rates.set('USDEUR', DOLLAR);
    await player.stake('b1', 10_000n, 'USD');
    await player.settle('b1', 5_000n, { currency: 'USD' });
    await player.credit('1', 2_000n, 'USD');
    await player.credit('2', 1_000n);
    const { rows } = await sql<{ told: string }>`
      select concat_ws(' ', kind, amount_minor, currency, own_amount_minor, own_currency, rate_id) as told
        from limits_movement where player_id = ${player.playerId}::bigint order by seq`.execute(
      fixture.platform.kernel.db,
    );
    expect(rows.map(({ told }) => told)).toEqual([
      'stake 9000 EUR 10000 USD r7',
      'return 4500 EUR 5000 USD r7',
      'deposit 1800 EUR 2000 USD r7',
      'deposit 1000 EUR',
    ]);
  });

  it('never refuses money that came, also without a rate', async () => {
    await player.set(deposit24h, 100);
    await player.credit('9', 10_000n, 'USD');
    expect(await used(deposit24h)).toBe(0);
  });
});
