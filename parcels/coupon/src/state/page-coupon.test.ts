import { removeLeg, toggleLeg } from '@paddock/shared-utils';
import { aLeg, aMarket, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from '../parts/coupon-page.fixture.ts';
import { bankerToggled, joinToggled, modeChosen, orderChosen, singleStakeTyped } from './coupon.slice.ts';
import { createPageCoupon } from './page-coupon.ts';

describe('what a player said of a leg', () => {
  let page: FakePage;
  const legs = ['101.home', '201.home', '301.home'];
  const pick = (selectionId: string) =>
    toggleLeg(aLeg({ selectionId, eventId: `${selectionId[0]}0`, marketId: selectionId.slice(0, 3) }));

  beforeEach(() => {
    page = openCouponPage('7');
    for (const nr of [1, 2, 3])
      page.setEvent(anEvent({ id: `${nr}0`, markets: [aMarket({ id: `${nr}01` })] }));
    for (const id of legs) pick(id);
  });
  afterEach(() => page.remove());

  it('goes with it, so that nothing of an earlier bet stands in the next one', () => {
    const { store } = createPageCoupon();
    for (const id of ['101.home', '201.home']) {
      store.dispatch(bankerToggled(id));
      store.dispatch(joinToggled(id));
      store.dispatch(singleStakeTyped({ selectionId: id, stake: '5' }));
    }
    store.dispatch(orderChosen(['201.home', '101.home', '301.home']));
    removeLeg('201.home');
    pick('201.home');
    expect(store.getState()).toMatchObject({
      system: { bankers: ['101.home'] },
      chain: { order: ['101.home', '301.home'], joined: ['101.home'] },
      singleStakes: { '101.home': '5' },
    });
    for (const id of legs) removeLeg(id);
    for (const id of legs) pick(id);
    expect(store.getState()).toMatchObject({ system: { bankers: [] }, chain: { order: [], joined: [] } });
    expect(store.getState().singleStakes).toEqual({});
  });

  it('is kept where it was said before the leg is picked, as a suggested bet does', () => {
    for (const id of legs) removeLeg(id);
    const { store } = createPageCoupon();
    store.dispatch(bankerToggled('201.home'));
    for (const id of legs) pick(id);
    expect(store.getState().system.bankers).toEqual(['201.home']);
  });

  it.each(['singles', 'builder', 'each-way', 'chain'] as const)('is kept over a reload (%s)', (mode) => {
    const { store } = createPageCoupon();
    store.dispatch(modeChosen(mode));
    store.dispatch(singleStakeTyped({ selectionId: '101.home', stake: '5' }));
    expect(createPageCoupon().store.getState()).toMatchObject({ mode, singleStakes: { '101.home': '5' } });
  });
});
