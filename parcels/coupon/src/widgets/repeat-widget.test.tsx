import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { BetView } from '@paddock/contract/schemas';
import { couponLegs$, setLegs, sheet$ } from '@paddock/shared-utils';
import { aBet, aLeg, aMarket, anEvent, answered, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from '../parts/coupon-page.fixture.ts';
import { editBegun, editEnded } from '../state/coupon.slice.ts';
import { pageCoupon } from '../state/page-coupon.ts';
import { RepeatWidget } from './repeat-widget.tsx';

describe('a bet of the history that is repeated', () => {
  let page: FakePage;
  const close = jest.fn();
  const settle = () => act(() => new Promise((done) => setTimeout(done, 30)));
  const [sample] = aBet().legs;
  const legOf = (nr: number, result: BetView['legs'][number]['result'] = 'open') => ({
    ...sample!,
    selectionId: `${nr}1.home`,
    eventId: `${nr}`,
    result,
  });
  async function show(legs: BetView['legs'], bet: Partial<BetView> = {}, language = 'en'): Promise<void> {
    page = openCouponPage('7', language);
    page.answer('GET', '/web-api/sportsbook/bets/9', answered(aBet({ id: '9', legs, ...bet })));
    for (const nr of [10, 20, 30])
      page.setEvent(anEvent({ id: `${nr}`, markets: [aMarket({ id: `${nr}1` })] }));
    render(<RepeatWidget betId="9" close={close} setTitle={() => undefined} />);
    await settle();
    act(() => page.removeEvent('30'));
  }
  const row = (selectionId: string) =>
    document.querySelector(`[data-selection="${selectionId}"]`)?.textContent ?? '';
  const inCoupon = () => couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId);
  const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
  afterEach(() => {
    cleanup();
    page.remove();
    close.mockReset();
  });

  it('puts what is offered into the coupon as it was bet, and says why the rest is left out', async () => {
    const legs = [legOf(10), legOf(20), legOf(30), legOf(40, 'lose')];
    await show(legs, { type: 'system', lines: { bankers: [1], folds: [2] }, lineCount: 6, status: 'lost' });
    expect(row('301.home')).toContain('No longer offered');
    expect(row('401.home')).toContain('Decided already: Lost');
    expect(row('101.home')).toContain('2.05');
    press('To the coupon: 2 of 4');
    expect(inCoupon()).toEqual(['101.home', '201.home']);
    const { mode, system } = pageCoupon().store.getState();
    expect([mode, system]).toEqual(['system', { folds: [2], bankers: ['201.home'] }]);
    expect([close.mock.calls.length, sheet$.snapshot()]).toEqual([1, { status: 'open', sheet: 'aside' }]);
  });

  it('says that it takes the place of what the coupon holds', async () => {
    await show([legOf(10)]);
    act(() => setLegs([aLeg()]));
    expect(screen.getByText('It takes the place of 1 other selection in your coupon.')).toBeTruthy();
    press('To the coupon');
    expect(inCoupon()).toEqual(['101.home']);
  });

  it('ends the editing of another bet, whose legs it would take', async () => {
    const { store } = pageCoupon();
    await show([legOf(10)]);
    act(() => void store.dispatch(editBegun({ bet: aBet(), legs: [aLeg()] })));
    press('To the coupon');
    expect([store.getState().editing, inCoupon()]).toEqual([null, ['101.home']]);
    store.dispatch(editEnded());
  });

  it.each([
    ['en', 'None of it is offered any more'],
    ['ru', 'Ничего из этого уже не предлагается'],
  ])('has nothing to press where all of it is decided (%s)', async (language, says) => {
    await show([legOf(10, 'win')], {}, language);
    press(says);
    expect([inCoupon(), close.mock.calls.length]).toEqual([[], 0]);
  });
});
