import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SharedCouponView } from '@paddock/contract/schemas';
import { couponLegs$ } from '@paddock/shared-utils';
import { aMarketType, answered, refusal, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import { matchAt } from '../model/suggested-legs.fixture.ts';
import { openCouponPage } from '../parts/coupon-page.fixture.ts';
import { pageCoupon } from '../state/page-coupon.ts';
import { SharedPage } from './shared-page.tsx';

const matches = [11, 12, 13].map((nr) => matchAt(nr, [2_000, 3_400, 3_600]));
const SHARED: SharedCouponView = {
  ...{ code: 'K7M2QX9P', untilMs: SAMPLE_NOW_MS, gone: 1, events: matches },
  legs: [11, 12, 13].map((nr) => ({ selectionId: `5${nr}.home`, eventId: `4${nr}` })),
  plan: { type: 'system', folds: [2], bankers: ['511.home'] },
  types: [aMarketType('1x2')],
};

describe('the page of a shared coupon', () => {
  let page: FakePage;
  const settle = () => act(() => new Promise((done) => setTimeout(done, 60)));
  const show = async (code: string) => {
    render(<SharedPage params={{ code }} />);
    await settle();
  };
  beforeEach(() => {
    page = openCouponPage();
    for (const match of matches) page.setEvent(match);
    page.answer('GET', '/web-api/sportsbook/shared-coupons/K7M2QX9P', answered(SHARED));
    page.answer('GET', '/web-api/sportsbook/shared-coupons/AAAAAAAA', refusal('COUPON_CODE_UNKNOWN', 404));
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('shows what it holds and how it is bet, and gives both to the coupon', async () => {
    await show('k7m2qx9p');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Coupon K7M2QX9P');
    expect(screen.getByText('Kind of bet: System')).toBeTruthy();
    expect(screen.getByText('1 selection is over and left out.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'To the coupon' }));
    await settle();
    expect(couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId)).toEqual([
      '511.home',
      '512.home',
      '513.home',
    ]);
    const { mode, system } = pageCoupon().store.getState();
    expect([mode, system]).toEqual(['system', { folds: [2], bankers: ['511.home'] }]);
  });

  it('says that there is none of this code', async () => {
    await show('aaaaaaaa');
    expect(screen.getByText('There is no coupon of this code')).toBeTruthy();
  });

  it('is shared by what the device shares with', async () => {
    const share = jest.fn<(data: ShareData) => Promise<void>>(() => Promise.reject(new Error('closed')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    await show('K7M2QX9P');
    fireEvent.click(screen.getByRole('button', { name: 'Share the link' }));
    await settle();
    expect(share).toHaveBeenCalledWith({
      title: 'Coupon K7M2QX9P',
      url: 'http://localhost/en/coupon/K7M2QX9P',
    });
    Reflect.deleteProperty(navigator, 'share');
  });
});
