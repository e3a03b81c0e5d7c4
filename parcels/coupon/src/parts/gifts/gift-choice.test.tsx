import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import type { CouponGiftView } from '@paddock/contract/schemas';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, answered, type FakePage } from '@paddock/shared-utils/testing';

import { accumulatorBoost, freeBet, oddsBoost } from '../../model/coupon-gift.fixture.ts';
import { createPageCoupon } from '../../state/page-coupon.ts';
import { openCouponPage } from '../coupon-page.fixture.ts';
import { CouponPanel } from '../coupon-panel.tsx';

describe('a gift in the coupon', () => {
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
  async function choose(name: RegExp): Promise<void> {
    fireEvent.click(screen.getByTestId('gifts-toggle'));
    fireEvent.click(screen.getByRole('radio', { name }));
    await settle();
  }
  async function stake(amount: string): Promise<void> {
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: amount } });
    await settle();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('takes the place of the stake where it is a free bet, says what it pays, and is placed whole', async () => {
    await open(freeBet({ id: '91' }));
    expect(screen.getByTestId('coupon-stake')).toBeTruthy();
    await choose(/Free bet €5.00/);
    expect(screen.queryByTestId('coupon-stake')).toBeNull();
    const press = screen.getByTestId('coupon-place');
    expect(press.textContent).toBe('Place the free bet €5.00');
    fireEvent.click(press);
    await settle();
    expect(placing.mock.calls[0]?.[0]).toMatchObject({ stake: '5.00', giftId: '91', type: 'single' });
  });

  it('tells gifts of one kind apart: by amount, by promotion and until when', async () => {
    const title = { en: 'The Derby', ru: 'Дерби' };
    await open(
      oddsBoost({ id: '92' }),
      oddsBoost({ id: '93', upTo: '20.00', title, expiresAtMs: 1_790_000_000_000 }),
    );
    fireEvent.click(screen.getByTestId('gifts-toggle'));
    const [, one, other] = [...screen.getByTestId('free-bets').querySelectorAll('label')].map(
      ({ textContent }) => textContent,
    );
    expect(one).toContain('Odds boost +20%, up to €50.00');
    expect(one).toContain('From “A gift”.');
    expect(one).toContain('Until ');
    expect(other).toContain('Odds boost +20%, up to €20.00');
    expect(other).toContain('From “The Derby”.');
  });

  it('leaves the stake where it is a boost, and says what is won with it and without', async () => {
    await open(oddsBoost({ id: '92' }));
    await stake('10.00');
    await choose(/Odds boost \+20%/);
    const words = screen.getByTestId('boost-lines').textContent;
    expect(words).toContain('Boost +20%');
    expect(words).toContain('You win with it, instead of €');
    fireEvent.click(screen.getByTestId('coupon-place'));
    await settle();
    expect(placing.mock.calls[0]?.[0]).toMatchObject({ stake: '10.00', giftId: '92', type: 'single' });
  });

  it('says what it is not for', async () => {
    await open(freeBet({ minLegs: 3 }));
    await choose(/Free bet €5.00/);
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('The free bet needs more selections');
  });

  it('comes by itself where it is an accumulator boost of legs enough, and goes as the player says', async () => {
    await open(accumulatorBoost({ id: '93', minLegs: 2, minLegOddsMilli: 1_000 }));
    expect(screen.queryByTestId('boost-lines')).toBeNull();
    act(() => void toggleLeg({ ...aLeg(), selectionId: '5.away', eventId: '5', marketId: '5' }));
    await settle();
    await settle();
    const toggle = screen.getByTestId('gifts-toggle');
    expect(toggle.textContent).toContain('Accumulator boost');
    await choose(/Without a gift/);
    expect(screen.queryByTestId('boost-lines')).toBeNull();
  });

  it('is not asked about where there is none', async () => {
    await open(freeBet({ state: 'used' }));
    expect(screen.queryByTestId('gifts-toggle')).toBeNull();
  });
});
