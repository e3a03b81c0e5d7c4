import { boostFigures } from './boost-figures.ts';
import { accumulatorBoost, insurance, oddsBoost } from './coupon-gift.fixture.ts';

const bet = { stakeMinor: 10_00n, capMinor: 10_000_00n };

describe('what a boost brings to the bet in the coupon', () => {
  it('is a percent of what is won above the stake', () => {
    const figures = boostFigures(oddsBoost(), { ...bet, prices: [2_500] });
    expect(figures).toEqual({ extraMinor: 3_00n, percent: 20, next: undefined });
  });

  it('says what one selection more would bring', () => {
    const three = boostFigures(accumulatorBoost(), { ...bet, prices: [2_000, 2_000, 2_000] });
    expect(three).toEqual({ extraMinor: 3_50n, percent: 5, next: { legs: 4, percent: 10, missing: 1 } });
    const small = boostFigures(accumulatorBoost(), { ...bet, prices: [2_000, 2_000, 1_100] });
    expect(small).toMatchObject({ extraMinor: 0n, percent: 0, next: { legs: 3, missing: 1 } });
    const most = boostFigures(accumulatorBoost(), { ...bet, prices: [2_000, 2_000, 2_000, 2_000, 2_000] });
    expect(most).toMatchObject({ percent: 10, next: undefined });
  });

  it('is the stake back of an insurance, and nothing without a stake', () => {
    const prices = [1_500, 1_500, 1_500];
    expect(boostFigures(insurance(), { ...bet, prices }).extraMinor).toBe(10_00n);
    expect(boostFigures(insurance(), { ...bet, stakeMinor: null, prices }).extraMinor).toBeNull();
  });
});
