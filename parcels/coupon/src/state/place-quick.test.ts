import type { BetView, PlaceBetRequest } from '@paddock/contract/schemas';
import { notifications$, type PlacementOutcome } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import { accumulatorStakeTyped } from './coupon.slice.ts';
import { createPageCoupon, type PageCoupon } from './page-coupon.ts';
import { placeQuick } from './place-quick.ts';

const REQUEST: PlaceBetRequest = {
  type: 'single',
  accountId: '1',
  stake: '5',
  policy: 'higher',
  legs: [{ selectionId: '7.home', priceVersion: '1.1', oddsMilli: 2100 }],
};
const BET = { id: '4711', legs: [{ selectionId: '7.home' }] } as unknown as BetView;

describe('a bet by one press', () => {
  let page: FakePage;
  let coupon: PageCoupon;
  let placed: number;
  const told = () => notifications$.snapshot().notifications.map(({ text }) => (text as { key: string }).key);
  const answer = (outcome: (key: string) => PlacementOutcome) => {
    const made = createPageCoupon();
    const placeBet = (_request: PlaceBetRequest, key: string) => {
      placed += 1;
      return Promise.resolve(outcome(key));
    };
    coupon = { ...made, ports: { ...made.ports, placeBet } };
  };
  beforeEach(() => {
    page = installFakePage({});
    placed = 0;
    answer((key) => ({ status: 'accepted', key, bet: { ...BET, key } }));
  });
  afterEach(() => page.remove());

  it('leaves its receipt in the coupon, and what is typed there', async () => {
    coupon.store.dispatch(accumulatorStakeTyped('12'));
    await placeQuick(coupon, REQUEST);
    const { receipts, accumulatorStake } = coupon.store.getState();
    expect([receipts.map(({ id }) => id), accumulatorStake]).toEqual([['4711'], '12']);
    expect(told()).toEqual(['coupon:quick.placed']);
  });

  it('is placed once by a double press, and again three seconds later', async () => {
    await placeQuick(coupon, REQUEST);
    await placeQuick(coupon, REQUEST);
    expect([placed, told()]).toEqual([1, ['coupon:quick.placed', 'coupon:quick.again']]);
    page.timing.advance(3_000);
    await placeQuick(coupon, REQUEST);
    expect(placed).toBe(2);
  });

  it('is placed on another price at once', async () => {
    await placeQuick(coupon, REQUEST);
    await placeQuick(coupon, { ...REQUEST, legs: [{ ...REQUEST.legs[0]!, selectionId: '7.away' }] });
    expect(placed).toBe(2);
  });

  it('tells why it was refused, and may be tried again at once', async () => {
    const problem = { code: 'PRICE_MOVED', message: '' } as const;
    answer((key) => ({ status: 'rejected', key, stage: 'at-once', problem }));
    await placeQuick(coupon, REQUEST);
    await placeQuick(coupon, REQUEST);
    expect(placed).toBe(2);
    expect(told()).toEqual(['common:errors.PRICE_MOVED', 'common:errors.PRICE_MOVED']);
    expect(coupon.store.getState().refusal).toBeNull();
  });

  it('is not placed while the answer of an earlier one is missing', async () => {
    answer((key) => ({ status: 'unknown', key, problem: { code: 'NETWORK', message: '' } as never }));
    await placeQuick(coupon, REQUEST);
    await placeQuick(coupon, { ...REQUEST, legs: [{ ...REQUEST.legs[0]!, selectionId: '7.away' }] });
    expect([placed, told()]).toEqual([1, ['coupon:quick.busy']]);
  });
});
