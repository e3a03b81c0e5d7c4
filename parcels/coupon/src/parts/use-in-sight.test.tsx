import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toggleLeg } from '@paddock/shared-utils';
import { aBet, aLeg, aMarket, anEvent, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('what became of a bet, in a coupon that is scrolled down to its button', () => {
  let page: FakePage;
  let isStill: boolean;
  const scrolled = jest.fn();
  /** Longer than what is picked waits to be asked about, where the test needs its answer. */
  const settle = (ms = 0) => act(() => new Promise<void>((done) => void setTimeout(done, ms)));

  beforeEach(async () => {
    isStill = false;
    scrolled.mockReset();
    Object.assign(globalThis, { matchMedia: () => ({ matches: isStill }) });
    page = openCouponPage('7');
    toggleLeg(aLeg());
    render(
      <>
        <aside id="region-aside">
          <CouponPanel coupon={createPageCoupon()} />
        </aside>
        <input aria-label="elsewhere" />
      </>,
    );
    const region = screen.getByRole('complementary');
    Object.assign(region, { scrollBy: scrolled });
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this === region ? new DOMRect(0, 66, 320, 800) : new DOMRect(0, -500, 280, 20);
    });
    await settle();
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: '10' } });
    await settle();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    page.remove();
  });

  async function place(focused = 'coupon-place'): Promise<void> {
    if (focused === 'coupon-place') screen.getByTestId(focused).focus();
    else screen.getByLabelText(focused).focus();
    fireEvent.click(screen.getByTestId('coupon-place'));
    await settle();
  }

  it('comes into sight, and its number takes the focus that the button had', async () => {
    await place();
    expect(scrolled.mock.calls).toEqual([[{ top: -638, behavior: 'smooth' }]]);
    expect(document.activeElement?.textContent).toMatch(/^Placed · /);
  });

  it('comes without motion where none is wanted', async () => {
    isStill = true;
    await place();
    expect(scrolled.mock.calls).toEqual([[{ top: -638, behavior: 'instant' }]]);
  });

  it('comes into sight, and leaves the focus where the player is busy meanwhile', async () => {
    await place('elsewhere');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
  });

  it('comes once for several bets, when all are placed', async () => {
    const waiting: (() => void)[] = [];
    page.onPlaceBet(
      (_request, key) =>
        new Promise((resolve) => {
          waiting.push(() => resolve({ status: 'accepted', key, bet: aBet({ id: key, key }) }));
        }),
    );
    act(() => page.setEvent(anEvent({ id: '402', markets: [aMarket({ id: '502' })] })));
    act(() => void toggleLeg(aLeg({ selectionId: '502.home', marketId: '502', eventId: '402' })));
    await settle();
    fireEvent.click(screen.getByRole('radio', { name: 'Singles' }));
    for (const field of screen.getAllByLabelText(/^Stake on/))
      fireEvent.change(field, { target: { value: '5' } });
    await settle(260);
    await place();
    waiting[0]?.();
    await settle();
    expect(screen.getByTestId('coupon-receipts')).toBeTruthy();
    expect(scrolled).not.toHaveBeenCalled();
    waiting[1]?.();
    await settle();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('that it has no answer comes into sight too', async () => {
    const { problem } = refusal('UNAVAILABLE');
    page.onPlaceBet((_request, key) => Promise.resolve({ status: 'unknown', key, problem }));
    await place();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toContain('No answer yet.');
  });

  it('stays where the player scrolls to, until there is news', async () => {
    await place();
    fireEvent.click(screen.getByTestId('coupon-bets'));
    await settle();
    fireEvent.click(screen.getByTestId('coupon-bets'));
    await settle();
    expect(screen.getByTestId('coupon-receipts')).toBeTruthy();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });
});
