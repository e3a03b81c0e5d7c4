import { figuresOf } from './bet-figures.ts';
import { freeFigures, giftInUse, giftTrouble, type ChosenGift } from './free-bet.ts';

const GIFT: ChosenGift = {
  id: '7',
  amount: '5.00',
  currency: 'EUR',
  stakeReturned: false,
  minOddsMilli: 1_500,
  minLegs: 1,
  sports: null,
  expiresAtMs: 1,
};

describe('a free bet in the coupon', () => {
  it('is the stake of a single or an accumulator of its currency', () => {
    const here = { mode: 'accumulator', currency: 'EUR', isEdit: false } as const;
    expect(giftInUse(GIFT, here)).toBe(GIFT);
    expect(giftInUse(GIFT, { ...here, mode: 'system' })).toBeNull();
    expect(giftInUse(GIFT, { ...here, currency: 'USD' })).toBeNull();
    expect(giftInUse(GIFT, { ...here, isEdit: true })).toBeNull();
  });

  it.each([
    ['gift-legs', { minLegs: 3 }],
    ['gift-sport', { sports: ['football'] }],
    ['gift-price', { minOddsMilli: 4_001 }],
    [undefined, { minLegs: 2, sports: ['football', 'tennis'], minOddsMilli: 4_000 }],
  ])('says %s of what it is not for', (trouble, terms) => {
    const legs = { sports: ['football', 'tennis'], totalOddsMilli: 4_000n };
    expect(giftTrouble({ ...GIFT, ...terms }, legs)).toBe(trouble);
  });

  it.each([
    [false, 5_00n],
    [true, 10_00n],
  ])('can pay with its stake returned %s', (stakeReturned, paidMinor) => {
    const figures = figuresOf([2_000], 5_00n, null);
    expect(freeFigures(figures, { ...GIFT, stakeReturned }).possibleReturnMinor).toBe(paidMinor);
  });
});
