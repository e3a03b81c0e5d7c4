import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toggleLeg, type ApiProblem } from '@paddock/shared-utils';
import { aLeg, aMarket, anEvent, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('a notice of the coupon goes when what it speaks of has changed', () => {
  let page: FakePage;
  const settle = () => act(() => Promise.resolve());
  beforeEach(async () => {
    page = openCouponPage('7');
    page.setEvent(anEvent({ id: '402', markets: [aMarket({ id: '502' })] }));
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  async function pickAnother(): Promise<void> {
    act(() => void toggleLeg(aLeg({ selectionId: '502.home', marketId: '502', eventId: '402' })));
    await settle();
  }
  async function place(): Promise<void> {
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: '10' } });
    await settle();
    fireEvent.click(screen.getByTestId('coupon-place'));
    await settle();
  }
  async function refuse(problem: ApiProblem): Promise<void> {
    page.onPlaceBet((_request, key) =>
      Promise.resolve({ status: 'rejected', key, stage: 'at-once', problem }),
    );
    await place();
    expect(refused()).toBe(true);
  }
  const refused = () => screen.queryByTestId('coupon-refusal') !== null;
  const suspended = refusal('SELECTION_SUSPENDED', {
    legs: [{ selectionId: '501.home', reason: 'suspended' }],
  }).problem;

  it('a suspended selection has opened, and not when it is seen to be suspended', async () => {
    await refuse(suspended);
    // What watches it is code of its own, which comes after the notice.
    await act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    act(() => page.suspendMarket('501', 'goal'));
    expect(refused()).toBe(true);
    act(() => page.setEvent(anEvent({ markets: [aMarket({ version: '1.3' })] })));
    expect(refused()).toBe(false);
  });

  it('other selections are picked than those that were refused', async () => {
    await refuse(suspended);
    await pickAnother();
    expect(refused()).toBe(false);
  });

  it('other selections are picked than those that never reached the server', async () => {
    const { problem } = refusal('UNAVAILABLE');
    page.onPlaceBet((_request, key) => Promise.resolve({ status: 'unknown', key, problem }));
    await place();
    page.timing.advance(30_000);
    fireEvent.click(screen.getByRole('button', { name: /Check again/ }));
    await settle();
    expect(screen.getByText('Your last bet never reached us.')).toBeTruthy();
    await pickAnother();
    expect(screen.queryByText('Your last bet never reached us.')).toBeNull();
  });
});
