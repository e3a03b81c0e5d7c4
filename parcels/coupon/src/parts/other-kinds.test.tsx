import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OwnPriceView, QuoteRequest } from '@paddock/contract/schemas';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, aMarket, anEvent, answered, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage, quoteOf } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('chains, conditional bets and anti-accumulators in the coupon (rules §10)', () => {
  let page: FakePage;
  let placing: jest.Spied<FakePage['shared']['bets']['placeBet']>;
  let asked: QuoteRequest[];
  // The code of these kinds comes once one is chosen.
  const settle = () => act(() => new Promise((done) => setTimeout(done, 260)));

  async function show(anti?: OwnPriceView): Promise<void> {
    page = openCouponPage('7');
    asked = [];
    page.answer('POST', '/web-api/sportsbook/quote', ({ body }) => {
      const request = body as QuoteRequest;
      asked.push(request);
      return answered({ ...quoteOf(request), ...(request.anti && anti && { anti }) });
    });
    placing = jest.spyOn(page.shared.bets, 'placeBet');
    for (const nr of [1, 2, 3]) {
      page.setEvent(anEvent({ id: `${nr}0`, markets: [aMarket({ id: `${nr}01` })] }));
      toggleLeg(aLeg({ selectionId: `${nr}01.home`, eventId: `${nr}0`, marketId: `${nr}01` }));
    }
    render(<CouponPanel coupon={createPageCoupon()} />);
    fireEvent.click(screen.getByRole('radio', { name: 'More' }));
    await settle();
  }
  async function choose(kind: string): Promise<void> {
    fireEvent.change(screen.getByTestId('coupon-kind'), { target: { value: kind } });
    await settle();
  }
  const order = () =>
    [...document.querySelectorAll('[data-selection]')].map((row) => row.getAttribute('data-selection'));
  const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  async function stake(amount: string): Promise<void> {
    fireEvent.change(screen.getByLabelText('Stake'), { target: { value: amount } });
    await settle();
  }
  async function press(name: RegExp) {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
    return placing.mock.calls[0]?.[0];
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('a chain is placed in the order the player gives its legs', async () => {
    await show();
    expect(order()).toEqual(['101.home', '201.home', '301.home']);
    expect(screen.queryByLabelText(/Together with/)).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: /^Earlier in the order/ })[1] as HTMLElement);
    await settle();
    expect(order()).toEqual(['101.home', '301.home', '201.home']);
    await stake('10');
    // 10 · (1 + 3 · 1.05)
    expect(line('Possible win')).toBe('€41.50');
    expect(asked.at(-1)).toMatchObject({ links: [1, 1, 1], selectionIds: order() });
    expect(await press(/Place bet €10.00/)).toMatchObject({
      type: 'chain',
      legs: ['101.home', '301.home', '201.home'].map((selectionId) => ({ selectionId })),
    });
  });

  it('a conditional bet has links of the legs that are marked, two or more', async () => {
    await show();
    await choose('conditional');
    const marks = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Together with/ });
    expect(marks()).toHaveLength(2);
    for (const mark of marks()) fireEvent.click(mark);
    await stake('10');
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('Leave two links or more');
    fireEvent.click(marks()[1] as HTMLInputElement);
    await settle();
    expect(screen.getByText('Links: 2 + 1')).toBeTruthy();
    // 10 · (2.05² + 1.05)
    expect(line('Possible win')).toBe('€52.53');
    expect(await press(/Place bet €10.00/)).toMatchObject({ type: 'conditional', links: [2, 1] });
  });

  it('an anti-accumulator shows its own price and is placed at it', async () => {
    await show({ oddsMilli: 1_324 });
    await choose('anti-accumulator');
    await stake('10');
    expect(asked.at(-1)).toMatchObject({ anti: true });
    expect([line('Possible win'), screen.getByText(/^Total price/).nextElementSibling?.textContent]).toEqual([
      '€13.24',
      '1.324',
    ]);
    expect(screen.queryByRole('button', { name: /^Earlier/ })).toBeNull();
    expect(await press(/Place bet €10.00/)).toMatchObject({
      type: 'anti-accumulator',
      antiOddsMilli: 1_324,
    });
  });

  it('and says of the leg and on the button why it is not offered', async () => {
    await show({ code: 'ANTI_MARKET', selectionIds: ['201.home'] });
    await choose('anti-accumulator');
    await stake('10');
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('Take out what can end otherwise');
    const row = document.querySelector('[data-selection="201.home"]');
    expect(row?.textContent).toContain('can end otherwise than won or lost');
    expect(document.querySelector('[data-selection="101.home"]')?.textContent).not.toContain('otherwise');
  });
});
