import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { toggleLeg } from '@paddock/shared-utils';
import { aBet, aLeg, aMarket, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { modeChosen, systemChosen } from '../state/coupon.slice.ts';
import { createPageCoupon, type PageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';
import { Receipt } from './receipt.tsx';

describe('a system in the coupon (rules §10)', () => {
  let page: FakePage;
  let placing: jest.Spied<FakePage['shared']['bets']['placeBet']>;
  const settle = () => act(() => Promise.resolve());

  async function show(legCount: number): Promise<PageCoupon> {
    page = openCouponPage('7');
    placing = jest.spyOn(page.shared.bets, 'placeBet');
    for (let nr = 1; nr <= legCount; nr += 1) {
      page.setEvent(anEvent({ id: `${nr}0`, markets: [aMarket({ id: `${nr}01` })] }));
      toggleLeg(aLeg({ selectionId: `${nr}01.home`, eventId: `${nr}0`, marketId: `${nr}01` }));
    }
    const coupon = createPageCoupon();
    render(<CouponPanel coupon={coupon} />);
    await settle();
    return coupon;
  }
  const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  const choice = () => screen.getByTestId<HTMLSelectElement>('coupon-system');
  async function choose(name: string): Promise<void> {
    fireEvent.click(screen.getByRole('radio', { name }));
    await settle();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('is no kind of bet of two legs', async () => {
    await show(2);
    expect(screen.queryByRole('radio', { name: 'System' })).toBeNull();
  });

  it('is staked a line each, and placed with all lines that were chosen', async () => {
    await show(3);
    await choose('System');
    expect(
      within(choice())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2 of 3, 3 lines', 'Trixie, 4 lines', 'Patent, 7 lines']);
    fireEvent.change(choice(), { target: { value: '2,3' } });
    fireEvent.change(screen.getByLabelText('Stake on each line'), { target: { value: '2' } });
    await settle();
    expect([line('Total stake'), line('Balance after')]).toEqual(['€8.00', '€92.00']);
    // 2.00 · (3 · 2.05² + 2.05³)
    expect(line('Possible win')).toBe('€42.45');
    fireEvent.click(screen.getByRole('button', { name: /Place bet €8.00/ }));
    await settle();
    expect(placing.mock.calls[0]?.[0]).toMatchObject({
      type: 'system',
      stake: '8.00',
      lines: { bankers: [], folds: [2, 3] },
    });
  });

  it('shows the cover that was chosen, and doubles where it is offered no more', async () => {
    const coupon = await show(4);
    act(() => {
      coupon.store.dispatch(modeChosen('system'));
      coupon.store.dispatch(systemChosen([1, 2, 3, 4]));
    });
    expect([choice().value, line('Lines')]).toEqual(['1,2,3,4', '15']);
    act(() => void toggleLeg(aLeg({ selectionId: '401.home', eventId: '40', marketId: '401' })));
    await settle();
    expect([choice().value, line('Lines')]).toEqual(['2', '3']);
  });

  it('has bankers that stand in every line, while two other legs are left', async () => {
    await show(4);
    await choose('System');
    const bankers = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Banker/ });
    expect(bankers()).toHaveLength(4);
    fireEvent.click(bankers()[1] as HTMLInputElement);
    await settle();
    expect(
      within(choice())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '1 banker + 1 of 3, 3 lines',
      '1 banker + 2 of 3, 3 lines',
      '1 banker + 2/3 of 3, 4 lines',
      '1 banker + 1/2/3 of 3, 7 lines',
    ]);
    fireEvent.click(bankers()[2] as HTMLInputElement);
    await settle();
    expect(bankers().map(({ checked }) => checked)).toEqual([true, true]);
    fireEvent.change(screen.getByLabelText('Stake on each line'), { target: { value: '2' } });
    await settle();
    // Both bankers and one of two: 2.00 · 2 · 2.05³
    expect([line('Lines'), line('Possible win')]).toEqual(['2', '€34.46']);
    fireEvent.click(screen.getByRole('button', { name: /Place bet €4.00/ }));
    await settle();
    expect(placing.mock.calls[0]?.[0]).toMatchObject({ lines: { bankers: [1, 2], folds: [1] } });
  });

  it('says on its receipt which lines were placed, and no price of all legs together', () => {
    page = openCouponPage('7');
    const bet = { ...aBet({ type: 'system' }), lines: { bankers: [], folds: [2, 3] }, lineCount: 4 };
    const [leg] = bet.legs;
    if (leg === undefined) throw new Error('a bet has a leg');
    render(
      <Receipt
        bet={{ ...bet, legs: [leg, leg, leg].map((one, at) => ({ ...one, selectionId: `${at}.home` })) }}
      />,
    );
    expect(screen.getByText(/Trixie, 4 lines, 3 legs/)).toBeTruthy();
    expect(screen.queryByText('Total price')).toBeNull();
  });
});
