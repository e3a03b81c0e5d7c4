import { figuresOf } from './bet-figures.ts';
import { accumulatorBoost, freeBet, insurance, oddsBoost } from './coupon-gift.fixture.ts';
import { freeFigures, giftInUse, giftTrouble, type ChosenGift, type GiftedLegs } from './coupon-gift.ts';

const GIFT = freeBet();
const LEGS: GiftedLegs = {
  sports: ['football', 'tennis'],
  prices: [2_000, 2_000],
  totalOddsMilli: 4_000n,
  stakeMinor: 10_00n,
  ownMinor: null,
};

describe('a gift in the coupon', () => {
  it('is of a single or an accumulator of its currency', () => {
    const here = { mode: 'accumulator', currency: 'EUR', isEdit: false, prices: [2_000] } as const;
    expect(giftInUse(GIFT, here)).toBe(GIFT);
    expect(giftInUse(GIFT, { ...here, mode: 'system' })).toBeNull();
    expect(giftInUse(GIFT, { ...here, currency: 'USD' })).toBeNull();
    expect(giftInUse(GIFT, { ...here, isEdit: true })).toBeNull();
  });

  it('waits for legs enough where it is an accumulator boost', () => {
    const here = { mode: 'accumulator', currency: 'EUR', isEdit: false } as const;
    const gift = accumulatorBoost();
    expect(giftInUse(gift, { ...here, prices: [2_000, 2_000, 1_199] })).toBeNull();
    expect(giftInUse(gift, { ...here, prices: [2_000, 2_000, 1_200] })).toBe(gift);
  });

  it.each<[string | undefined, ChosenGift, Partial<GiftedLegs>]>([
    ['gift-legs', freeBet({ minLegs: 3 }), {}],
    ['gift-sport', freeBet({ sports: ['football'] }), {}],
    ['gift-price', freeBet({ minOddsMilli: 4_001 }), {}],
    [undefined, freeBet({ minLegs: 2, sports: ['football', 'tennis'], minOddsMilli: 4_000 }), {}],
    [undefined, freeBet(), { ownMinor: 0n }],
    ['gift-type', oddsBoost({ types: ['single'] }), {}],
    [undefined, oddsBoost({ types: ['single'] }), { prices: [2_000], sports: ['football'] }],
    ['gift-type', insurance(), { prices: [2_000] }],
    ['gift-legs', insurance(), { prices: [2_000, 2_000, 1_100] }],
    ['gift-stake', oddsBoost({ maxStake: '9.99' }), {}],
    [undefined, oddsBoost({ maxStake: '10.00' }), {}],
    ['gift-bonus', oddsBoost(), { ownMinor: 9_99n }],
    [undefined, oddsBoost(), { ownMinor: 10_00n }],
    ['gift-day', oddsBoost({ betsLeftToday: 0 }), { stakeMinor: null }],
  ])('says %s of what it is not for', (trouble, gift, over) => {
    expect(giftTrouble(gift, { ...LEGS, ...over })).toBe(trouble);
  });

  it.each([
    [false, 5_00n],
    [true, 10_00n],
  ])('can pay with its stake returned %s', (stakeReturned, paidMinor) => {
    const figures = figuresOf([2_000], 5_00n, null);
    expect(freeFigures(figures, { ...GIFT, stakeReturned }).possibleReturnMinor).toBe(paidMinor);
  });
});
