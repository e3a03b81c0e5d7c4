import type { BetExplanationView, BetView, EventState, NamedPlacing } from '@paddock/contract/schemas';

import { betOf, getAs } from '../testing/sportsbook.fixture.ts';
import { raceDesk } from './each-way.fixture.ts';

/** A line's half of the stake, the price, the part of it that a place pays, and how many places: as the desk offers it. */
const LINE_CENTS = 500;
const PRICE = 9;
const PART = 1 / 4;
const PAID = 3;

/** What a placing of the runner pays, reckoned from the order alone as a printed rule book says it. */
function paidByOrder(order: readonly Pick<NamedPlacing, 'place' | 'code'>[], code: string): number {
  const own = order.find((one) => one.code === code);
  if (own === undefined) return 2 * LINE_CENTS;
  const sharers = order.filter(({ place }) => place === own.place).length;
  const share = (paid: number): number =>
    Math.max(0, Math.min(1, (paid - order.filter(({ place }) => place < own.place).length) / sharers));
  return Math.round(LINE_CENTS * (PRICE * share(1) + (1 + (PRICE - 1) * PART) * share(PAID)));
}

const placingsOf = (places: readonly number[]): NonNullable<EventState['placings']> =>
  places
    .flatMap((place, at) => (place === 0 ? [] : [{ place, code: `${at + 1}` }]))
    .toSorted((a, b) => a.place - b.place);

describe('a bet each way and the order that paid it', () => {
  const desk = raceDesk();

  const explained = async ({ id }: BetView) =>
    (await getAs(desk.platform, desk.player, `bets/${id}/explanation`)).json<BetExplanationView>();
  const cameIn = async (places: readonly number[], revision = 1): Promise<void> => {
    await desk.ended(desk.race, places, revision);
    await desk.feed.score(desk.race, { status: 'ended', period: 'ft', placings: placingsOf(places) });
    await desk.platform.advance(1_000);
  };

  it.each([
    ['wins', [1, 2, 3, 4, 5, 6]],
    ['is second', [2, 1, 3, 4, 5, 6]],
    ['is fourth', [4, 1, 2, 3, 5, 6]],
    ['shares the win', [1, 1, 3, 4, 5, 6]],
    ['shares the win with two', [1, 1, 1, 4, 5, 6]],
    ['shares the last place that is paid', [3, 1, 2, 3, 5, 6]],
    ['shares the second place with three', [2, 1, 2, 2, 2, 6]],
    ['is withdrawn', [0, 1, 2, 3, 4, 5]],
  ])('is paid by what its explanation names where the runner %s', async (_how, places) => {
    const bet = await desk.placed(desk.race);
    await cameIn(places);
    const { legs, total, agrees } = await explained(bet);
    expect(agrees).toBe(true);
    const [own] = places;
    const withdrawn = own === 0 ? [{ code: '1', name: { en: 'Runner 1' } }] : undefined;
    expect(legs.map((leg) => leg.withdrawn)).toEqual([withdrawn, withdrawn]);
    const sharers = places.filter((place) => place === own).length;
    const heat = sharers > 1 && own === 1 ? `1/${sharers}` : undefined;
    expect(legs[0]).toMatchObject({ results: [{ ...(heat !== undefined && { deadHeat: heat }) }] });
    expect(legs[0]?.deadHeat).toBe(heat);
    for (const { placings = [], finalPlace } of legs) {
      expect(placings.map(({ place, code }) => ({ place, code }))).toEqual(placingsOf(places));
      expect(placings[0]?.name.en).toMatch(/^Runner \d$/);
      expect(finalPlace).toBe(places[0] === 0 ? undefined : places[0]);
      expect(Number(total) * 100).toBe(paidByOrder(placings, '1'));
    }
    const told = await betOf(desk.platform, desk.player, bet.id);
    expect(told.legs.map(({ finalPlace = 0 }) => finalPlace)).toEqual([places[0], places[0]]);
  });

  it('says nothing of an order before the end, and follows one that is corrected', async () => {
    const bet = await desk.placed(desk.race);
    expect((await explained(bet)).legs[0]).not.toHaveProperty('placings');
    expect(bet.legs[0]).not.toHaveProperty('finalPlace');
    await cameIn([2, 1, 3, 4, 5, 6]);
    expect((await explained(bet)).legs[1]).toMatchObject({ finalPlace: 2 });
    await cameIn([5, 1, 3, 4, 2, 6], 2);
    const corrected = await explained(bet);
    expect(corrected.legs[1]).toMatchObject({ finalPlace: 5 });
    expect(Number(corrected.total) * 100).toBe(paidByOrder(corrected.legs[0]?.placings ?? [], '1'));
  });
});
