import { FIRST_CHAIN } from './coupon-chain.ts';
import { FIRST_SYSTEM } from './coupon-system.ts';
import { couponOfPlan, sharedPlan, type CouponPlan } from './shared-plan.ts';

const IDS = ['1.home', '2.draw', '3.away', '4.home'];

const coupon = (over: Partial<CouponPlan>): CouponPlan => ({
  mode: 'accumulator',
  system: FIRST_SYSTEM,
  chain: FIRST_CHAIN,
  ...over,
});

it.each([
  [{ mode: 'singles' }, { type: 'single' }],
  [{ mode: 'accumulator' }, { type: 'accumulator' }],
  [{ mode: 'chain' }, { type: 'chain' }],
  [{ mode: 'builder' }, { type: 'builder' }],
  [{ mode: 'each-way' }, { type: 'each-way' }],
  [{ mode: 'anti-accumulator' }, { type: 'anti-accumulator' }],
  [
    { mode: 'system', system: { folds: [2], bankers: ['4.home', '9.home'] } },
    { type: 'system', folds: [2], bankers: ['4.home'] },
  ],
  [
    { mode: 'conditional', chain: { order: IDS, joined: ['2.draw', '9.home'] } },
    { type: 'conditional', joined: ['2.draw'] },
  ],
] as const)('%j is told as %j, and bet so again', (own, plan) => {
  const told = sharedPlan(coupon(own), IDS);
  expect(told).toEqual(plan);
  expect(sharedPlan(coupon(couponOfPlan(told, IDS)), IDS)).toEqual(plan);
});

it('a banker or a link that is over is left out', () => {
  const rest = ['1.home', '2.draw', '3.away'];
  const back = couponOfPlan({ type: 'system', folds: [2], bankers: ['4.home'] }, rest);
  expect(sharedPlan(coupon(back), rest)).toEqual({ type: 'system', folds: [2], bankers: [] });
});
