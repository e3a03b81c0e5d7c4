import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BetView, EditQuoteView } from '@paddock/contract/schemas';
import { couponLegs$, toggleLeg } from '@paddock/shared-utils';
import { aBet, aLeg, answered, refusal, SAMPLE_NOW_MS, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon, type PageCoupon } from '../../state/page-coupon.ts';
import { beginEdit, endEdit } from '../../state/edit/edit-coupon.ts';
import { openCouponPage, quoteOf } from '../coupon-page.fixture.ts';
import { CouponPanel } from '../coupon-panel.tsx';
// Here already when it is asked for: compiling it takes longer than a test waits.
import '../on-demand.ts';

describe('the coupon that edits a bet (rules §11)', () => {
  let page: FakePage;
  let coupon: PageCoupon;
  const bet: BetView = aBet({ stake: '10.00' });
  const CALL = `/web-api/sportsbook/bets/${bet.id}/edit`;
  const KEPT = aLeg({ selectionId: '777.away', marketId: '777', outcome: 'away' });

  const settle = () => act(() => Promise.resolve());
  /** Its parts come on demand. */
  async function stands(): Promise<void> {
    await screen.findByTestId('coupon-editing');
    await screen.findByTestId(/^coupon-edit(-waits)?$/);
    await settle();
  }
  function worth(offer: string | undefined): EditQuoteView['worth'] {
    if (offer === undefined) return { betId: bet.id, off: 'suspended' };
    return {
      ...{ betId: bet.id, quoteId: '77', expiresAtMs: SAMPLE_NOW_MS + 5_000, offer },
      ...{ remainingStake: '10.00', lineCount: 1, marginMilli: 40, delayMs: 0 },
    };
  }
  async function begin(offer: string | undefined): Promise<void> {
    page = openCouponPage('7');
    page.answer('POST', `${CALL}-quote`, ({ body }) =>
      answered({ ...quoteOf(body as Parameters<typeof quoteOf>[0]), worth: worth(offer) }),
    );
    toggleLeg(KEPT);
    coupon = createPageCoupon();
    render(<CouponPanel coupon={coupon} />);
    act(() => beginEdit(coupon.store, bet));
    await stands();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  const button = () => screen.getByTestId('coupon-edit');
  const legs = () => couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId);
  async function stake(text: string): Promise<void> {
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: text } });
    await settle();
  }
  async function press(): Promise<void> {
    fireEvent.click(button());
    await settle();
  }
  const sent = () => page.requests.filter(({ path }) => path === CALL);

  it('holds its legs and its stake, and says what the press costs or brings', async () => {
    await begin('8.95');
    expect(legs()).toEqual(bet.legs.map(({ selectionId }) => selectionId));
    expect(button().textContent).toBe('Edit bet · pay €1.05 more');
    await stake('4');
    expect(button().textContent).toBe('Edit bet · €4.95 back');
    await stake('8.95');
    expect(button().textContent).toBe('Edit bet · nothing to pay');
    await stake('109');
    expect(screen.getByRole('link', { name: /Deposit €0\.05/ })).toBeTruthy();
  });

  it('sends the quote with what is on show, and brings the coupon of before back with the slip', async () => {
    await begin('8.95');
    await stake('12');
    const edited = aBet({ id: '900', number: '98765432105', stake: '12.00' });
    page.answer(
      'POST',
      CALL,
      answered({ status: 'edited', key: 'k', betId: bet.id, paid: '8.95', bet: edited }),
    );
    await press();
    expect(sent().map(({ body }) => body)).toMatchObject([
      { quoteId: '77', type: 'single', stake: '12', legs: [{ selectionId: '501.home', oddsMilli: 2050 }] },
    ]);
    expect(screen.queryByTestId('coupon-editing')).toBeNull();
    expect(legs()).toEqual(['777.away']);
    expect(screen.getByTestId('coupon-receipts').textContent).toContain('€12.00');
  });

  it('stands over a reload, and is given up with the coupon as it was', async () => {
    await begin('8.95');
    cleanup();
    coupon = createPageCoupon();
    render(<CouponPanel coupon={coupon} />);
    await stands();
    expect(button().textContent).toBe('Edit bet · pay €1.05 more');
    fireEvent.click(screen.getByRole('button', { name: 'Back to my coupon' }));
    await settle();
    expect(screen.queryByTestId('coupon-editing')).toBeNull();
    expect(legs()).toEqual(['777.away']);
    expect(screen.getByTestId<HTMLInputElement>('coupon-stake').value).toBe('');
  });

  it('says why it cannot be, and why it was refused: no new bet is placed by Enter either', async () => {
    await begin(undefined);
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().textContent).toContain('a price is suspended');
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'Enter' });
    expect(sent()).toEqual([]);
    cleanup();
    page.remove();
    await begin('8.95');
    page.answer('POST', CALL, refusal('CASH_OUT_LESS', { offer: '7.00' }));
    await press();
    expect(screen.getByText('The bet stands as it was')).toBeTruthy();
    expect(screen.getByText(/The offer has gone down/)).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).not.toBe('true');
  });

  it('asks for the very same again where no answer came', async () => {
    await begin('8.95');
    const problem = { code: 'NETWORK_ERROR', message: '' } as const;
    page.answer('POST', CALL, { ok: false, status: 'network-error', httpStatus: 0, problem });
    await press();
    expect(button().textContent).toBe('Find out what became of it');
    await press();
    expect(new Set(sent().map(({ options }) => options.key)).size).toBe(1);
  });

  it('waits for a decision in play, over a reload too, and tells how it ended', async () => {
    await begin('8.95');
    const pending = { status: 'pending', key: 'k1', betId: bet.id, decidesAtMs: SAMPLE_NOW_MS + 3_000 };
    page.answer('POST', CALL, answered({ ...pending, serverTimeMs: SAMPLE_NOW_MS }));
    const asked = '/web-api/sportsbook/bet-edits/k1';
    page.answer('GET', asked, answered({ ...pending, serverTimeMs: SAMPLE_NOW_MS }));
    await press();
    cleanup();
    coupon = createPageCoupon();
    render(<CouponPanel coupon={coupon} />);
    await stands();
    expect(screen.getByTestId('coupon-edit-waits').textContent).toContain('3 s');
    page.answer(
      'GET',
      asked,
      answered({ status: 'refused', key: 'k1', betId: bet.id, code: 'PRICE_MOVED', message: '' }),
    );
    await act(() => page.timing.advanceAsync(1_000));
    await settle();
    expect(screen.getByText('The bet stands as it was')).toBeTruthy();
    expect(button()).toBeTruthy();
  });

  describe('begun in another tab', () => {
    async function anotherTab(): Promise<void> {
      await begin('8.95');
      act(() => endEdit(coupon.store));
      cleanup();
      render(<CouponPanel coupon={createPageCoupon()} />);
      await stake('4');
      act(() => beginEdit(coupon.store, bet));
    }
    const heard = () => act(() => void dispatchEvent(new StorageEvent('storage')));

    it('is edited here too, until it ends there', async () => {
      await anotherTab();
      heard();
      await stands();
      expect(button().textContent).toBe('Edit bet · pay €1.05 more');
      act(() => endEdit(coupon.store));
      heard();
      await settle();
      expect(screen.queryByTestId('coupon-editing')).toBeNull();
      expect(legs()).toEqual(['777.away']);
    });

    it('places no new bet of its legs before this tab has heard', async () => {
      await anotherTab();
      await settle();
      const placed = jest.fn<Parameters<FakePage['onPlaceBet']>[0]>();
      page.onPlaceBet(placed);
      fireEvent.click(screen.getByTestId('coupon-place'));
      await stands();
      expect(placed).not.toHaveBeenCalled();
    });
  });
});
