import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LIMIT_TYPES } from '@paddock/contract';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, aLimit, type FakePage } from '@paddock/shared-utils/testing';
import { jest } from '@jest/globals';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('the coupon of a player with own limits', () => {
  let page: FakePage;
  const settle = () => act(() => Promise.resolve());
  const left = (limitBalance: number) =>
    act(() => page.setLimits([aLimit({ limitType: LIMIT_TYPES.wagering24h, limitBalance })]));
  async function stake(text: string): Promise<void> {
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: text } });
    await settle();
  }
  beforeEach(async () => {
    page = openCouponPage('7');
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('places no more than they leave, says how much that is, and leads to them', async () => {
    left(6);
    await stake('10');
    expect(screen.queryByTestId('coupon-place')).toBeNull();
    const way = screen.getByRole('link', { name: 'Your limits leave €6.00 for stakes' });
    expect(way.getAttribute('href')).toBe('/en/office/responsible');
    await stake('6');
    expect(screen.getByTestId('coupon-place').textContent).toContain('€6.00');
    left(5);
    expect(screen.queryByTestId('coupon-place')).toBeNull();
  });

  it('reads them again after each bet, which may have given something back', async () => {
    const refresh = jest.spyOn(page.shared.limits, 'refresh');
    act(() => page.sendNews({ kind: 'bet', betId: '1', status: 'won' }));
    expect(refresh).not.toHaveBeenCalled();
    left(6);
    act(() => page.sendNews({ kind: 'bet', betId: '1', status: 'won' }));
    act(() => page.sendNews({ kind: 'settings', version: 2 }));
    await settle();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('places nothing during maintenance, says so, and keeps the stake for after it', async () => {
    await stake('10');
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: null }));
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('The site is being updated');
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'Enter' });
    act(() => page.setMaintenance({ status: 'none' }));
    expect(screen.getByTestId('coupon-place').textContent).toContain('€10.00');
  });
});
