import type { TournamentRequest } from '@paddock/contract/schemas';

import { COUNT_EVERY_MS } from './run-tournaments.ts';
import { createTournamentsFixture, type TournamentsFixture } from './tournaments.fixture.ts';

const RACE: Pick<TournamentRequest, 'games' | 'points' | 'currencies'> = {
  games: {
    of: 'products',
    products: [
      { product: 'bets', percent: 100, leastOddsMilli: 1_500 },
      { product: 'test', percent: 50, leastOddsMilli: null },
    ],
  },
  points: 'turnover',
  currencies: [{ currency: 'EUR', leastStake: '1.00', turnoverUnit: '1.00', prizes: ['100.00', '50.00'] }],
};

describe('a race over products', () => {
  let fixture: TournamentsFixture;
  beforeAll(async () => {
    fixture = await createTournamentsFixture();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });
  const soon = () => fixture.platform.advance(COUNT_EVERY_MS);

  it('counts each product by its weight, bets from the least price on, and pays as every tournament does', async () => {
    const id = await fixture.made(RACE);
    await fixture.pay(id);
    const [both, low, games] = [await fixture.joined(id), await fixture.joined(id), await fixture.joined(id)];
    await fixture.round(both, { product: 'bets', stakeMinor: 10_00n, oddsMilli: 1_500 });
    await fixture.round(both, { stakeMinor: 10_00n });
    await fixture.round(low, { product: 'bets', stakeMinor: 90_00n, oddsMilli: 1_499 });
    await fixture.round(low, { product: 'bets', stakeMinor: 90_00n, oddsMilli: 2_000, isVoid: true });
    await fixture.round(games, { stakeMinor: 20_01n });
    await soon();
    const { board, products } = await fixture.view(id);
    // 10 + 5; half of 20.01 floored.
    expect(board.lines.map(({ pointsHundredths }) => pointsHundredths)).toEqual([1_500, 1_000]);
    expect(products).toEqual(RACE.games.of === 'products' && RACE.games.products);
    await fixture.platform.leap(122_000);
    await soon();
    expect(await Promise.all([both, games, low].map((one) => fixture.balance(one)))).toEqual([
      100_00n,
      50_00n,
      0n,
    ]);
  });

  it('is no tournament of games, whose bets count nothing there', async () => {
    const id = await fixture.made({ points: 'rounds' });
    const player = await fixture.joined(id);
    await fixture.round(player, { product: 'bets', oddsMilli: 2_000 });
    await fixture.round(player);
    await soon();
    expect((await fixture.view(id, player)).mine).toMatchObject({ pointsHundredths: 100, rounds: 1 });
  });

  it.each([
    ['twice', ['bets', 'bets'], '/games/products'],
    ['that has no rounds', ['bets', 'lotto'], '/games/products/1/product'],
  ])('refuses a product %s', async (_, names, at) => {
    const products = names.map((product) => ({ product, percent: 100, leastOddsMilli: null }));
    const { status, body } = await fixture.make(
      fixture.request({ ...RACE, games: { of: 'products', products } }),
    );
    const { details } = body as { details?: { at: string }[] };
    expect([status, details?.[0]?.at]).toEqual([400, at]);
  });
});
