import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toggleLeg } from '@paddock/shared-utils';
import { aBet, aLeg, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';
import { LATE_MS } from './late-notice.tsx';

describe('a coupon whose bet has no answer yet', () => {
  let page: FakePage;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    page = openCouponPage('7');
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await pass(0);
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: '10' } });
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  /** Time of the browser's timers and of the server's clock. */
  const pass = (ms: number) =>
    act(async () => {
      await page.timing.advanceAsync(ms);
      await jest.advanceTimersByTimeAsync(ms);
    });
  async function place(): Promise<void> {
    fireEvent.click(screen.getByTestId('coupon-place'));
    await pass(0);
  }

  describe('says that the server is late', () => {
    const late = () => screen.queryByTestId('coupon-late') !== null;

    it('four seconds after the press, until the answer comes', async () => {
      let answer = (): void => undefined;
      page.onPlaceBet(
        (_request, key) =>
          new Promise((resolve) => {
            answer = () => resolve({ status: 'accepted', key, bet: aBet({ key }) });
          }),
      );
      await place();
      await pass(LATE_MS - 1_000);
      expect(late()).toBe(false);
      await pass(1_000);
      expect(late()).toBe(true);
      expect(screen.getByTestId('coupon-late').textContent).toContain('not be placed twice');
      answer();
      await pass(0);
      expect(late()).toBe(false);
      expect(screen.getByTestId('coupon-receipts').textContent).toContain('Placed');
    });

    it('of a live bet, four seconds after it should have been decided', async () => {
      page.onPlaceBet((_request, key, { onPending }) => {
        onPending?.({ key, placementId: '1', decidesAtMs: page.shared.clock.serverNowMs() + 5_000 });
        return new Promise(() => undefined);
      });
      await place();
      await pass(5_000 + LATE_MS - 1_000);
      expect(late()).toBe(false);
      await pass(1_000);
      expect(late()).toBe(true);
    });
  });

  describe('asks what became of it', () => {
    let asking: jest.Spied<FakePage['shared']['bets']['resumePlacement']>;
    beforeEach(async () => {
      const { problem } = refusal('UNAVAILABLE');
      const unknown = (key: string) => Promise.resolve({ status: 'unknown', key, problem } as const);
      page.onPlaceBet((_request, key) => unknown(key));
      asking = jest.spyOn(page.shared.bets, 'resumePlacement').mockImplementation(unknown);
      await place();
    });

    it('every five seconds', async () => {
      await pass(4_999);
      expect(asking).toHaveBeenCalledTimes(0);
      await pass(1);
      expect(asking).toHaveBeenCalledTimes(1);
      await pass(5_000);
      expect(asking).toHaveBeenCalledTimes(2);
    });

    it('at once when the line is back', async () => {
      act(() => page.setLive('stale'));
      await pass(1_000);
      expect(asking).toHaveBeenCalledTimes(0);
      act(() => page.setLive('connecting'));
      await pass(0);
      expect(asking).toHaveBeenCalledTimes(0);
      act(() => page.setLive('open'));
      await pass(0);
      expect(asking).toHaveBeenCalledTimes(1);
    });
  });
});
