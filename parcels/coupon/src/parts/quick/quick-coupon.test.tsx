import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { PlaceBetRequest } from '@paddock/contract/schemas';
import { aMatchedRoute, aLeg, type FakePage } from '@paddock/shared-utils/testing';
import { couponLegs$, dialogs$, notifications$, pickLeg } from '@paddock/shared-utils';

import { createPageCoupon } from '../../state/page-coupon.ts';
import { openCouponPage } from '../coupon-page.fixture.ts';
import { QuickCoupon } from './quick-coupon.tsx';

const REFUSAL = { code: 'INSUFFICIENT_FUNDS', message: '' } as const;

describe('the quick coupon [S5-04]', () => {
  let page: FakePage;
  const settle = () => act(() => new Promise((done) => setTimeout(done, 30)));
  function openOn(features: readonly number[], siteFeatures: readonly number[] = [39]): void {
    page = openCouponPage('7');
    sent = [];
    page.onPlaceBet((request, key) => {
      sent.push(request);
      return Promise.resolve({ status: 'rejected', key, stage: 'at-once', problem: REFUSAL });
    });
    page.setSite({ features: siteFeatures });
    const { route } = aMatchedRoute();
    act(() => page.showRoute(aMatchedRoute({ route: { ...route, meta: { ...route.meta, features } } })));
  }
  const show = async () => {
    render(<QuickCoupon coupon={createPageCoupon()} />);
    await settle();
  };
  async function turnOn(asks: boolean): Promise<void> {
    fireEvent.change(screen.getByTestId('quick-stake'), { target: { value: '5' } });
    await settle();
    if (!asks) fireEvent.click(screen.getByRole('checkbox', { name: /Ask before each bet/ }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await settle();
  }
  const pick = () => act(() => void pickLeg(aLeg()));
  let sent: PlaceBetRequest[];
  const told = () => notifications$.snapshot().notifications.map(({ text }) => (text as { key: string }).key);
  const inCoupon = () => couponLegs$.snapshot().legs.length;

  afterEach(() => {
    cleanup();
    page.remove();
  });

  it.each([
    ['the route does not name feature 39', [], [39]],
    ['the site lacks feature 39', [39], []],
  ])('is hidden where %s', async (_name, ofRoute, ofSite) => {
    openOn(ofRoute, ofSite);
    await show();
    expect(screen.queryByTestId('quick-coupon')).toBeNull();
    pick();
    expect(inCoupon()).toBe(1);
  });

  it('bets nothing before it has a stake and is turned on, nor while another stake is typed', async () => {
    openOn([39]);
    await show();
    expect(screen.getByRole('button', { name: 'Enter a stake' }).getAttribute('aria-disabled')).toBe('true');
    await turnOn(true);
    fireEvent.change(screen.getByTestId('quick-stake'), { target: { value: '50' } });
    await settle();
    pick();
    expect([inCoupon(), dialogs$.snapshot().status]).toEqual([1, 'closed']);
  });

  it('asks before a bet: the press opens what would be placed', async () => {
    openOn([39]);
    await show();
    await turnOn(true);
    pick();
    expect(dialogs$.snapshot()).toMatchObject({
      status: 'open',
      dialog: { widget: 'coupon/quick-bet', props: { stake: '5', leg: { selectionId: aLeg().selectionId } } },
    });
    expect([inCoupon(), sent]).toEqual([0, []]);
  });

  it('bets the stake by one press where it is not to ask, and a second press is no second bet', async () => {
    openOn([39]);
    await show();
    await turnOn(false);
    expect(screen.getByText('A press on a price bets €5.00 at once.')).toBeTruthy();
    pick();
    pick();
    await settle();
    expect(sent).toEqual([
      expect.objectContaining({
        type: 'single',
        stake: '5',
        legs: [expect.objectContaining({ selectionId: aLeg().selectionId })],
      }),
    ]);
    expect(told()).toEqual(['coupon:quick.busy', 'common:errors.INSUFFICIENT_FUNDS']);
    expect(inCoupon()).toBe(0);
  });

  it('belongs to the player who turned it on, in the currency they chose it for', async () => {
    openOn([39]);
    const coupon = createPageCoupon();
    coupon.quick.choose({ userId: '8', currency: 'EUR', stake: '5', isOn: true, asks: false });
    render(<QuickCoupon coupon={coupon} />);
    await settle();
    expect(screen.getByText('One-click bets: off')).toBeTruthy();
    act(() => coupon.quick.choose({ userId: '7', currency: 'JPY', stake: '5', isOn: true, asks: false }));
    await settle();
    pick();
    expect([inCoupon(), sent]).toEqual([1, []]);
  });
});
