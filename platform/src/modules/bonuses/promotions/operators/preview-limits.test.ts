import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { CALENDAR, dailyTerms, WHEEL } from '../days/days.fixture.ts';
import { FIVE_EUR, termsOf } from '../promotion-terms.fixture.ts';
import { previewPromotion } from './preview.ts';

const NOW_MS = Date.UTC(2026, 10, 28, 12);
const HOUR_MS = 3_600_000;
const FIRST_MS = NOW_MS - 5 * DAY_MS;
const playerOf = (at: number) => String(at + 1) as PlayerId;
/** Each was here an hour after the one before, paid in twice as much, and came again on the next day. */
const visitOf = (at: number): number => FIRST_MS + at * HOUR_MS;
const depositMinorOf = (at: number): bigint => 1_000n * 2n ** BigInt(at);

/** Players in the order of time; the last of them is a second account of the first. */
const partsOf = (count: number): BonusesParts => {
  const all = Array.from({ length: count }, (_, at) => at);
  const last = playerOf(count - 1);
  return {
    kernel: { clock: { nowMs: () => NOW_MS } },
    timeZoneHours: () => 0,
    // In no order: it is the moment that says who came first.
    visitorsSince: () => Promise.resolve(all.map(playerOf).toReversed()),
    visitsSince: (_db: unknown, player: PlayerId) => {
      const atMs = visitOf(Number(player) - 1);
      return Promise.resolve([atMs + DAY_MS, atMs]);
    },
    depositsSince: () =>
      Promise.resolve(
        all
          .map((at) => ({
            ...{ playerId: playerOf(at), number: 1, currency: 'EUR' },
            ...{ amountMinor: depositMinorOf(at), atMs: visitOf(at) },
          }))
          .toReversed(),
      ),
    personOf: (_db: unknown, player: PlayerId) =>
      Promise.resolve({ personId: player, players: player === last ? [player, playerOf(0)] : [player] }),
    accountsBeside: () => Promise.resolve([]),
    facts: () => Promise.resolve({ country: 'AT', language: 'en', registeredAtMs: 0 }),
    wallet: {
      playersWithEnds: () => Promise.resolve([]),
      accounts: () => Promise.resolve([{ currency: 'EUR', isClosed: false, isActive: true }]),
    },
  } as unknown as BonusesParts;
};

const ask = (over: Partial<PromotionTerms>) => previewPromotion(partsOf(5), termsOf(NOW_MS, over), 30);
const euro = (amount: string) => [{ currency: 'EUR', amount }];

describe('a preview within limits', () => {
  it('counts an account of a person who had it already not once more', async () => {
    expect(await ask(FIVE_EUR)).toEqual({
      ...{ players: 4, late: 0, beside: 1, given: euro('20.00'), points: 0, bounds: [] },
    });
  });

  it('gives no more gifts than there are, and says when the last one came', async () => {
    expect(await ask({ ...FIVE_EUR, limits: { grants: 2 } })).toEqual({
      ...{ players: 2, late: 2, beside: 1, given: euro('10.00'), points: 0 },
      bounds: [{ by: 'grants', currency: null, limit: '2', used: '2', reachedAtMs: visitOf(1) }],
    });
  });

  it('names of several limits the one that is reached', async () => {
    const { given, bounds } = await ask({ ...FIVE_EUR, limits: { grants: 100, budget: { EUR: '19.99' } } });
    expect(given).toEqual(euro('15.00'));
    expect(bounds).toEqual([
      { by: 'grants', currency: null, limit: '100', used: '3', reachedAtMs: null },
      { by: 'budget', currency: 'EUR', limit: '19.99', used: '15.00', reachedAtMs: visitOf(2) },
    ]);
  });

  it('says that a limit is never reached', async () => {
    const { late, bounds } = await ask({ ...FIVE_EUR, limits: { budget: { EUR: '1000.00' } } });
    expect([late, bounds[0]?.reachedAtMs]).toEqual([0, null]);
  });

  it('takes shares of deposits in the order they came, each while it fits', async () => {
    // Half of 10, 20, 40 and 80: the third brings 20.00, which is more than is left.
    const { players, late, given, bounds } = await ask({
      starts: { on: 'deposit', number: 1 },
      limits: { budget: { EUR: '34.00' } },
    });
    expect([players, late, given]).toEqual([2, 2, euro('15.00')]);
    expect(bounds[0]).toMatchObject({ used: '15.00', reachedAtMs: visitOf(2) });
  });

  it('stops points by their number', async () => {
    const gives = { kind: 'points', points: 40 } as const;
    const { points, late } = await ask({ starts: { on: 'joining' }, gives, limits: { grants: 3 } });
    expect([points, late]).toEqual([120, 1]);
  });

  it('turns a wheel while its dearest prize fits, in the order of days', async () => {
    const terms = { ...dailyTerms(NOW_MS, WHEEL), limits: { budget: { EUR: '5.00' } } };
    const said = await previewPromotion(partsOf(5), terms, 30);
    // A turn is expected to bring 1.00: after the fourth 1.00 is left, and the dearest prize is 2.00.
    expect(said).toMatchObject({ players: 4, late: 0, beside: 1, given: euro('4.00') });
    expect(said.bounds[0]).toMatchObject({ used: '4.00', reachedAtMs: visitOf(3) });
    const few = await previewPromotion(partsOf(5), { ...terms, limits: { grants: 1 } }, 30);
    // Half of the turns bring something: after the first there is less than a gift left.
    expect(few).toMatchObject({ players: 1, late: 3, given: euro('1.00') });
    expect(few.bounds[0]).toMatchObject({ by: 'grants', used: '1', reachedAtMs: visitOf(0) });
  });

  it('opens the doors of a calendar while what is behind them fits', async () => {
    const terms = { ...dailyTerms(NOW_MS, CALENDAR), limits: { budget: { EUR: '10.00' } } };
    const said = await previewPromotion(partsOf(5), terms, 30);
    // Four times 1.00 on the first days, 5.00 once on the second ones, and nothing of 5.00 after that.
    expect(said).toMatchObject({ players: 4, given: euro('9.00') });
    expect(said.bounds[0]).toMatchObject({ used: '9.00', reachedAtMs: visitOf(1) + DAY_MS });
  });
});
