import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OwnPriceView, QuoteRequest } from '@paddock/contract/schemas';
import { couponLegs$, toggleLeg } from '@paddock/shared-utils';
import { aLeg, aMarket, anEvent, answered, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage, quoteOf } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('several selections of one match in the coupon (rules §10)', () => {
  let page: FakePage;
  let placing: jest.Spied<FakePage['shared']['bets']['placeBet']>;
  let asked: QuoteRequest[];
  let offered: OwnPriceView;
  const settle = () => act(() => new Promise((done) => setTimeout(done, 260)));

  /** Two markets of one match, and one of another. */
  async function show(own: OwnPriceView, ids: readonly string[] = ['101.home', '102.home'], language = 'en') {
    page = openCouponPage('7', language);
    asked = [];
    offered = own;
    page.answer('POST', '/web-api/sportsbook/quote', ({ body }) => {
      const request = body as QuoteRequest;
      asked.push(request);
      return answered({ ...quoteOf(request), ...(request.builder && { builder: offered }) });
    });
    placing = jest.spyOn(page.shared.bets, 'placeBet');
    page.setEvent(anEvent({ id: '10', markets: [aMarket({ id: '101' }), aMarket({ id: '102' })] }));
    page.setEvent(anEvent({ id: '20', markets: [aMarket({ id: '201' })] }));
    for (const selectionId of ids) {
      const marketId = selectionId.slice(0, 3);
      toggleLeg(aLeg({ selectionId, eventId: `${marketId.slice(0, 1)}0`, marketId }));
    }
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
  }
  const button = () => screen.getByTestId('coupon-unavailable').textContent;
  const hasKinds = (...names: readonly string[]) =>
    names.map((name) => screen.queryByRole('radio', { name }) !== null);
  const row = (selectionId: string) =>
    document.querySelector(`[data-selection="${selectionId}"]`)?.textContent ?? '';
  async function stake(amount: string, label = 'Stake'): Promise<void> {
    fireEvent.change(screen.getByLabelText(label), { target: { value: amount } });
    await settle();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('are a builder at its own price, or singles, and nothing else', async () => {
    await show({ oddsMilli: 3_270 });
    await stake('10');
    expect(hasKinds('Singles', 'Bet builder', 'Accumulator', 'More')).toEqual([true, true, false, false]);
    expect(asked.at(-1)).toMatchObject({ builder: true, selectionIds: ['101.home', '102.home'] });
    expect(screen.getByText(/^Total price/).nextElementSibling?.textContent).toBe('3.27');
    expect(screen.getByText('Possible win').nextElementSibling?.textContent).toBe('€32.70');
    fireEvent.click(screen.getByRole('button', { name: /Place bet €10.00/ }));
    await settle();
    expect(placing.mock.calls[0]?.[0]).toMatchObject({
      type: 'builder',
      builderOddsMilli: 3_270,
      legs: [{ selectionId: '101.home' }, { selectionId: '102.home' }],
    });
  });

  it.each([
    ['BUILDER_CONTRADICTS', 'These cannot all come true', 'cannot come true together'],
    ['BUILDER_IMPLIED', 'Take out what adds nothing', 'adds nothing to the price'],
    ['BUILDER_MARKET', 'Take out what cannot be combined', 'no part of a bet builder'],
    ['BUILDER_OFF', 'No bet builder on this match', 'No bet builder is offered on this match'],
  ])('say on the leg and on the button why there is none: %s', async (code, says, onLeg) => {
    await show({ code, selectionIds: ['102.home'] });
    await stake('10');
    expect(button()).toBe(says);
    expect([row('102.home').includes(onLeg), row('101.home').includes(onLeg)]).toEqual([true, false]);
  });

  it('wait for all of them: none is left out while it is closed', async () => {
    await show({ oddsMilli: 3_270 }, ['101.home', '102.home', '102.away']);
    await stake('10');
    const closed = aMarket({ id: '102', status: 'suspended' });
    act(() => page.setEvent(anEvent({ id: '10', markets: [aMarket({ id: '101' }), closed] })));
    await settle();
    expect(button()).toBe('Waiting for a closed selection');
  });

  it('show no price of other selections than these', async () => {
    await show({ oddsMilli: 3_270 });
    await stake('10');
    offered = { oddsMilli: 9_000 };
    act(() => void toggleLeg(aLeg({ selectionId: '102.draw', eventId: '10', marketId: '102' })));
    expect(screen.queryByRole('button', { name: /Place bet/ })).toBeNull();
    expect(screen.getByText(/^Total price/).nextElementSibling?.textContent).toBe('–');
    expect(screen.getByText('Possible win').nextElementSibling?.textContent).toBe('–');
    await settle();
    expect(screen.getByText(/^Total price/).nextElementSibling?.textContent).toBe('9.00');
  });

  it('beside another match offer to bet on those alone', async () => {
    await show({ oddsMilli: 3_270 }, ['101.home', '102.home', '201.home']);
    await stake('10');
    expect(button()).toBe('Take out a related selection');
    fireEvent.click(screen.getByRole('button', { name: /^Bet builder: .*, 2 selections$/ }));
    await settle();
    expect(couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId)).toEqual([
      '101.home',
      '102.home',
    ]);
    expect(screen.getByRole('button', { name: /Place bet €10.00/ })).toBeTruthy();
  });

  it.each([
    ['Only these 2, as a bet builder', ['101.home', '102.home'], 'Bet builder'],
    ['All as singles', ['101.home', '102.home', '201.home'], 'Singles'],
  ])('beside another match have the way out beside the words: %s', async (way, left, kind) => {
    await show({ oddsMilli: 3_270 }, ['101.home', '102.home', '201.home']);
    const ways = (selectionId: string) =>
      [...document.querySelectorAll(`[data-selection="${selectionId}"] [role=status] button`)].map(
        ({ textContent }) => textContent,
      );
    const both = ['All as singles', 'Only these 2, as a bet builder'];
    expect(['101.home', '102.home', '201.home'].map(ways)).toEqual([both, both, []]);
    fireEvent.click(screen.getAllByRole('button', { name: way })[1] as HTMLElement);
    await settle();
    expect(couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId)).toEqual(left);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: kind }).checked).toBe(true);
    expect(row('102.home')).not.toContain('cannot be combined');
  });

  it('are told in Russian', async () => {
    await show({ code: 'BUILDER_CONTRADICTS', selectionIds: ['101.home', '102.home'] }, undefined, 'ru');
    expect(hasKinds('Ординары', 'Конструктор', 'Экспресс')).toEqual([true, true, false]);
    expect(row('101.home')).toContain('не может сыграть вместе');
  });
});
