import { act, cleanup, render } from '@testing-library/react';
import { toggleLeg, updateSettings } from '@paddock/shared-utils';
import { aLeg, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('colours of teams in the coupon', () => {
  let page: FakePage;
  beforeEach(async () => {
    page = openCouponPage();
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await act(() => Promise.resolve());
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('draws what the sides wear, where the player wants it and it is known', () => {
    const { silk } = anEvent().home;
    const silks = () => document.querySelectorAll('.silks svg').length;
    const away = aLeg({ selectionId: '501.away', outcome: 'away', silks: { home: silk, away: silk } });
    act(() => void toggleLeg(away));
    expect(silks()).toBe(0);
    act(() => updateSettings({ teamLogosInCoupon: true }));
    expect(silks()).toBe(2);
    act(() => void toggleLeg(aLeg({ selectionId: '501.draw', outcome: 'draw', silks: 'damaged' as never })));
    expect(silks()).toBe(0);
  });
});
