import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { settings$, toggleLeg } from '@paddock/shared-utils';
import { aLeg, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('a folded coupon', () => {
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

  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('folds to how many it holds, and opens again', () => {
    press('Fold the coupon');
    expect(settings$.snapshot().settings.rightSectionOpen).toBe(false);
    const strip = screen.getByRole('button', { name: 'Open the coupon' });
    expect(strip.textContent).toContain('1');
    act(() => void toggleLeg(aLeg({ selectionId: '502.home', marketId: '502', eventId: '402' })));
    expect(strip.textContent).toContain('2');
    press('Open the coupon');
    expect(settings$.snapshot().settings.rightSectionOpen).toBe(true);
    expect(screen.queryByRole('button', { name: 'Open the coupon' })).toBeNull();
  });
});
