import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aMatchedRoute, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from '../parts/coupon-page.fixture.ts';
import { modeChosen } from '../state/coupon.slice.ts';
import { pageCoupon } from '../state/page-coupon.ts';
import { BuilderNoteWidget } from './builder-note-widget.tsx';

describe('what the coupon says of a bet builder on the page of a match', () => {
  let page: FakePage;
  const join = { name: 'Make them one bet' };
  beforeEach(() => {
    page = openCouponPage('7');
    page.setSite({ features: [39] });
    const { route } = aMatchedRoute();
    act(() =>
      page.showRoute(aMatchedRoute({ route: { ...route, meta: { ...route.meta, features: [39] } } })),
    );
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('is that it is set to singles, until it is told to join them', () => {
    const { store } = pageCoupon();
    store.dispatch(modeChosen('accumulator'));
    render(<BuilderNoteWidget />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void store.dispatch(modeChosen('singles')));
    expect(screen.getByRole('status').textContent).toContain('set to singles');
    fireEvent.click(screen.getByRole('button', join));
    expect(store.getState().mode).toBe('builder');
    expect(screen.queryByRole('button', join)).toBeNull();
  });

  it('is that one-click bets join nothing, until they are turned off', () => {
    const { quick } = pageCoupon();
    const choice = { userId: '7', currency: 'EUR', stake: '5', asks: true };
    quick.choose({ ...choice, isOn: true });
    render(<BuilderNoteWidget />);
    expect(screen.getByRole('status').textContent).toContain('One-click bets are on');
    act(() => void fireEvent.click(screen.getByRole('button', { name: 'Turn off' })));
    expect(quick.current()).toEqual({ ...choice, isOn: false });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
