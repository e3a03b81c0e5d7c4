import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { QuoteRequest } from '@paddock/contract/schemas';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, anAccount, answered, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage, quoteOf } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('the stake of an account in roubles', () => {
  let page: FakePage;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('has quick stakes that the bet takes', async () => {
    page = openCouponPage('7');
    page.setAccounts([anAccount({ iso: 'RUB', moneyMinor: 100_000n })]);
    page.answer('POST', '/web-api/sportsbook/quote', ({ body }) =>
      answered({ ...quoteOf(body as QuoteRequest), minStake: '20.00', maxStake: '50000.00' }),
    );
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button', { name: '5' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '50' }));
    await act(() => Promise.resolve());
    expect(screen.getByTestId('coupon-place').textContent).toMatch(/50\.00/);
  });
});
