import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { QuoteRequest } from '@paddock/contract/schemas';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, anEvent, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage, quoteOf } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

const QUOTE_PATH = '/web-api/sportsbook/quote';
const SECOND = aLeg({ selectionId: '602.home', marketId: '602', eventId: '9002' });
const THIRD = aLeg({ selectionId: '603.home', marketId: '603', eventId: '9003' });

describe('what the coupon asks about stakes', () => {
  let page: FakePage;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    page = openCouponPage('7');
    for (const { eventId, marketId } of [SECOND, THIRD]) {
      const event = anEvent();
      const [market] = event.markets;
      if (market === undefined) throw new Error('no market in the sample');
      page.setEvent({ ...event, id: eventId, markets: [{ ...market, id: marketId }] });
    }
    toggleLeg(aLeg());
    toggleLeg(SECOND);
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const asked = () =>
    page.requests
      .filter(({ path }) => path === QUOTE_PATH)
      .map(({ body }) => (body as QuoteRequest).selectionIds);

  async function show(): Promise<void> {
    render(<CouponPanel coupon={createPageCoupon()} />);
    await pass(0);
  }
  async function showSingles(): Promise<readonly HTMLElement[]> {
    await show();
    fireEvent.click(screen.getByRole('radio', { name: 'Singles' }));
    await pass(0);
    return screen.getAllByTestId('coupon-single-stake');
  }
  const type = (field: HTMLElement | undefined, value: string) =>
    field && fireEvent.change(field, { target: { value } });

  it('holds singles to their own bounds, all told by one request', async () => {
    page.answer('POST', QUOTE_PATH, ({ body }) =>
      answered({ ...quoteOf(body as QuoteRequest, { '602.home': '5.00' }), maxStake: '2.00' }),
    );
    const [first, second] = await showSingles();
    type(first, '40');
    type(second, '5.01');
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('Enter €5.00 or less');
    expect(screen.getByText('The largest stake here is €5.00.')).toBeTruthy();
    type(second, '5');
    expect(screen.getByTestId('coupon-place').textContent).toBe('Place 2 bets €45.00');
    expect(asked()).toEqual([['501.home', '602.home']]);
  });

  it('asks nothing when a stake is typed, and again every half a minute', async () => {
    const [first] = await showSingles();
    for (const text of ['1', '12', '12.5', '12.50']) type(first, text);
    await pass(29_000);
    expect(asked()).toHaveLength(1);
    await pass(1_000);
    expect(asked()).toHaveLength(2);
  });

  it('asks once for prices picked one after the other', async () => {
    await show();
    act(() => void toggleLeg(THIRD));
    await pass(100);
    act(() => void toggleLeg(SECOND));
    await pass(199);
    expect(asked()).toHaveLength(1);
    await pass(1);
    expect(asked()).toEqual([
      ['501.home', '602.home'],
      ['501.home', '603.home'],
    ]);
  });

  it('drops an answer about a coupon that is no more', async () => {
    let answerLate = (): void => undefined;
    page.answer('POST', QUOTE_PATH, ({ body }) => {
      const quote = quoteOf(body as QuoteRequest);
      if (quote.legs.length === 1) return answered(quote);
      return new Promise((resolve) => {
        answerLate = () => resolve(answered({ ...quote, maxStake: '1.00' }));
      });
    });
    await show();
    act(() => void toggleLeg(SECOND));
    await pass(200);
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: '10' } });
    expect(screen.getByTestId('coupon-place').textContent).toContain('€10.00');
    answerLate();
    await pass(0);
    expect(screen.getByTestId('coupon-place').textContent).toContain('€10.00');
  });

  it('asks again soon where there was no answer', async () => {
    page.answer('POST', QUOTE_PATH, refusal('UNAVAILABLE'));
    await show();
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: '10' } });
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('Waiting for prices…');
    page.answer('POST', QUOTE_PATH, ({ body }) => answered(quoteOf(body as QuoteRequest)));
    await pass(3_000);
    expect(screen.getByTestId('coupon-place').textContent).toContain('€10.00');
  });
});
