import { cheapestCover, type BetReturns } from './cheapest-cover.ts';

const bet = (name: string, ...returns: readonly number[]): BetReturns => ({
  bet: name,
  returns: Float64Array.from(returns),
});
/** Prices of home, draw and away, which are the ends. */
const threeWays = (home: number, draw: number, away: number) => [
  bet('home', home, 0, 0),
  bet('draw', 0, draw, 0),
  bet('away', 0, 0, away),
];

/** The same of numbers that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('the cheapest stakes that return 1 at every end', () => {
  it('cost what the chances of the prices come to, each in its share', () => {
    const { cost, stakes } = cheapestCover(threeWays(3.2, 3.4, 3.6));
    expect(cost).toBeCloseTo(1 / 3.2 + 1 / 3.4 + 1 / 3.6, 9);
    expect([...stakes].toSorted(([a], [b]) => a - b).map(([at, stake]) => [at, stake.toFixed(6)])).toEqual([
      [0, '0.312500'],
      [1, '0.294118'],
      [2, '0.277778'],
    ]);
  });

  it('are none where prices leave the house its margin: the money is kept', () => {
    expect(cheapestCover(threeWays(2.9, 3.1, 2.6))).toMatchObject({ cost: 1, stakes: new Map() });
    expect(cheapestCover([])).toMatchObject({ cost: 1 });
  });

  it('count what comes back of a stake: half a win at one end beside half a win at the other', () => {
    // Over 2.75 at 3.20, under 2.25 at 3.20, after 1, 2, 3 and 4 goals.
    const { cost } = cheapestCover([bet('over', 0, 0, 2.1, 3.2), bet('under', 3.2, 2.1, 0, 0)]);
    expect(cost).toBeCloseTo(2 / 2.1, 9);
  });

  it('keep a part of the money where that is cheaper', () => {
    // A bet that brings much at one end and nothing at the other, and one that gives back at one alone.
    const { cost, stakes } = cheapestCover([bet('one', 4, 0), bet('other', 0, 1.5)]);
    expect(cost).toBeCloseTo(1 / 4 + 1 / 1.5, 9);
    expect(stakes.size).toBe(2);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'win at every end indeed where they cost less, whatever the bets: %d',
    (seed) => {
      const random = randomOf(seed);
      const [ends, count] = [60, 40];
      const bets = Array.from({ length: count }, (_, at) => {
        const wins = Array.from({ length: ends }, () => random() < 0.2 + (at % 5) / 8);
        const chance = wins.filter(Boolean).length / ends;
        return bet(`${at}`, ...wins.map((isWon) => (isWon ? (seed % 2 === 0 ? 1.3 : 0.93) / chance : 0)));
      });
      const { cost, stakes, mattered } = cheapestCover(bets);
      const spare = cost - [...stakes.values()].reduce((a, b) => a + b, 0);
      for (let end = 0; end < ends; end++) {
        let paid = spare;
        for (const [at, stake] of stakes) paid += stake * (bets[at]?.returns[end] ?? 0);
        expect(paid).toBeGreaterThanOrEqual(1 - 1e-6);
      }
      // With a margin there are weights that prove it, with the contrary each bet is worth its price and more.
      expect(cost < 1).toBe(seed % 2 === 0);
      expect(cheapestCover(bets, mattered).cost).toBeCloseTo(cost, 6);
    },
  );
});
