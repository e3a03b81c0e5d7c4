import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { CouponGiftView } from '@paddock/contract/schemas';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, answered, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../../state/page-coupon.ts';
import { openCouponPage } from '../coupon-page.fixture.ts';
import { CouponPanel } from '../coupon-panel.tsx';

const GIFT: CouponGiftView = {
  id: '91',
  kind: 'free-bet',
  stakeReturned: false,
  state: 'ready',
  code: 'first-flutter',
  title: { en: 'First Flutter', ru: 'Первый шаг' },
  currency: 'EUR',
  amount: '5.00',
  givenAtMs: 1,
  expiresAtMs: 1_800_000_000_000,
  minOddsMilli: 1_500,
  minLegs: 1,
  sports: null,
  betId: null,
};

describe('a free bet in the coupon', () => {
  let page: FakePage;
  let placing: jest.Spied<FakePage['shared']['bets']['placeBet']>;
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

  async function open(...gifts: readonly CouponGiftView[]): Promise<void> {
    page = openCouponPage('7');
    placing = jest.spyOn(page.shared.bets, 'placeBet');
    page.answer('GET', '/web-api/promotions/gifts', answered({ gifts: [...gifts] }));
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
    await settle();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('takes the place of the stake, says what it pays, and is placed whole', async () => {
    await open(GIFT);
    expect(screen.getByTestId('coupon-stake')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /Free bet €5.00/ }));
    await settle();
    expect(screen.queryByTestId('coupon-stake')).toBeNull();
    const press = screen.getByTestId('coupon-place');
    expect(press.textContent).toBe('Place the free bet €5.00');
    fireEvent.click(press);
    await settle();
    expect(placing.mock.calls[0]?.[0]).toMatchObject({ stake: '5.00', giftId: '91', type: 'single' });
  });

  it('says what it is not for', async () => {
    await open({ ...GIFT, minLegs: 3 });
    fireEvent.click(screen.getByRole('radio', { name: /Free bet €5.00/ }));
    await settle();
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('The free bet needs more selections');
  });

  it('is not asked about where there is none', async () => {
    await open({ ...GIFT, state: 'used' });
    expect(screen.queryByTestId('free-bets')).toBeNull();
  });
});
