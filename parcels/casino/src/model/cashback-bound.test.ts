import { mostOfStake } from './cashback-bound.ts';

describe('the most of a stake that cashback gives back', () => {
  it('is a share of the largest edge, never rounded to less than is paid', () => {
    expect(mostOfStake({ edges: { sportsbook: 625, games: 100 }, edgeShare: 7_500 })).toBe(0.0469);
    expect(mostOfStake({ edges: { games: 100 }, edgeShare: 5_000 })).toBe(0.005);
    expect(mostOfStake({ edges: {}, edgeShare: 5_000 })).toBe(0);
  });
});
