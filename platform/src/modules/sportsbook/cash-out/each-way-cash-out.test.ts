import { raceDesk } from '../placement/each-way.fixture.ts';
import { raceMarket, TERMS } from '../placement/races.fixture.ts';
import { cashOut, quoteOf, quotesOf } from '../testing/cash-out-calls.ts';
import { betOf, moneyOf } from '../testing/sportsbook.fixture.ts';

/** The first runner's chance by the power method, where so many of six win and the others are at one price. */
function chanceOf(first: number, others: number, winners: number): number {
  let [low, high] = [0.1, 10];
  for (let step = 0; step < 100; step += 1) {
    const power = (low + high) / 2;
    const sum = (1 / first) ** power + 5 * (1 / others) ** power;
    [low, high] = sum > winners ? [power, high] : [low, power];
  }
  return (1 / first) ** low;
}

/** Two lines of 5.00, less 4 %, rounded down. */
const offered = (win: number, place: number) => (Math.floor(480 * (win + place)) / 100).toFixed(2);

describe('leaving a bet each way (rules §10, §11)', () => {
  const desk = raceDesk();
  const { priced, ended, placed, standing } = desk;
  const quote = (id: string) => quoteOf(desk.platform, desk.player, id);
  const off = async (id: string) => (await quotesOf(desk.platform, desk.player, [id]))[0];
  const leave = async (id: string, stake?: string) =>
    cashOut(desk.platform, desk.player, await quote(id), stake === undefined ? {} : { stake });
  const placesAt = (event: string, first: number, status: 'open' | 'suspended' = 'open') =>
    desk.feed.send({
      ...{ kind: 'prices', event },
      markets: [
        raceMarket('field-winner', 9_000, 5_000, TERMS),
        { ...raceMarket('field-top-3', first, 1_800), status },
      ],
    });

  it('offers both lines: the win by its market, the place by the market of places', async () => {
    const { id } = await placed(desk.race);
    await placesAt(desk.race, 4_000);
    const [win, place] = [chanceOf(9, 5, 1), chanceOf(4, 1.8, 3)];
    expect(place).toBeLessThan(1 / 3);
    expect(await quote(id)).toMatchObject({
      ...{ offer: offered(9 * win, 3 * place), remainingStake: '10.00', lineCount: 2, marginMilli: 40 },
    });
  });

  it('counts a place no likelier than what it pays now says', async () => {
    const { id } = await placed(desk.race);
    expect(chanceOf(2.5, 1.8, 3)).toBeGreaterThan(1 / 3);
    expect(await quote(id)).toMatchObject({ offer: offered(9 * chanceOf(9, 5, 1), 1) });
    // 3.00 to win pays 1.50 to be placed: two thirds bound it no more
    await priced(desk.race, TERMS, 3_000);
    const shorter = offered(9 * chanceOf(3, 5, 1), 3 * chanceOf(2.5, 1.8, 3));
    expect(await quote(id)).toMatchObject({ offer: shorter });
  });

  it('is paid once, and no result touches it', async () => {
    const { id } = await placed(desk.race);
    const { offer } = await quote(id);
    expect((await leave(id)).json()).toMatchObject({ status: 'paid', paid: offer });
    await ended(desk.race, [1, 2, 3, 4, 5, 6]);
    expect(await betOf(desk.platform, desk.player, id)).toMatchObject({
      ...{ status: 'cashed-out', payout: offer, remainingStake: '0.00' },
    });
    const won = BigInt(offer.replace('.', ''));
    expect(await moneyOf(desk.platform, desk.player)).toEqual({ free: 99_000n + won, held: 0n });
  });

  it('is left in part by even sums, and the rest is paid by both results', async () => {
    const bet = await placed(desk.race);
    const uneven = await leave(bet.id, '4.01');
    expect(uneven.json()).toMatchObject({ code: 'STAKE_UNEVEN' });
    const { paid } = (await leave(bet.id, '4.00')).json<{ paid: string }>();
    await ended(desk.race, [3, 1, 2, 4, 5, 6]);
    // 3.00 at 3.00 of what was left, beside what was paid
    const payout = (9 + Number(paid)).toFixed(2);
    expect(await standing(bet)).toBe(`won ${payout}`);
  });

  it('of two races counts what is decided: a place without a win leaves one line', async () => {
    const { id } = await placed(desk.race, desk.other);
    await ended(desk.race, [2, 1, 3, 4, 5, 6]);
    await placesAt(desk.other, 4_000);
    expect(await quote(id)).toMatchObject({ offer: offered(0, 3 * 3 * chanceOf(4, 1.8, 3)) });
    await ended(desk.other, [1, 2, 3, 4, 5, 6]);
    expect(await off(id)).toMatchObject({ off: 'settled' });
  });

  it('counts a runner that left as nothing staked on either line', async () => {
    const { id } = await placed(desk.race, desk.other);
    await ended(desk.race, [0, 1, 2, 3, 4, 5]);
    await placesAt(desk.other, 4_000);
    expect(await quote(id)).toMatchObject({
      offer: offered(9 * chanceOf(9, 5, 1), 3 * chanceOf(4, 1.8, 3)),
    });
  });

  it('is not offered while the places are suspended, though the win is open', async () => {
    const { id } = await placed(desk.race);
    await placesAt(desk.race, 2_500, 'suspended');
    expect(await off(id)).toMatchObject({ off: 'suspended' });
    await placesAt(desk.race, 2_500);
    expect(await off(id)).toMatchObject({ lineCount: 2 });
  });
});
