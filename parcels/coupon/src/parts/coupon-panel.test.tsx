import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { couponLegs$, dialogs$, toggleLeg, type PlacementOutcome } from '@paddock/shared-utils';
import { aLeg, aMarket, anAccount, anEvent, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('the coupon', () => {
  let page: FakePage;
  let placing: jest.Spied<FakePage['shared']['bets']['placeBet']>;
  const settle = () => act(() => Promise.resolve());
  async function show(userId?: string): Promise<void> {
    page = openCouponPage(userId);
    placing = jest.spyOn(page.shared.bets, 'placeBet');
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
  }
  async function stake(text: string): Promise<void> {
    fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: text } });
    await settle();
  }
  /** What was sent to be placed, oldest first. */
  const sent = () => placing.mock.calls.map(([request]) => request);
  const line = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  async function press(name: RegExp): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('places what is on show at the price on show, and leaves the slip', async () => {
    await show('7');
    await stake('10');
    expect(line('Balance after')).toBe('€90.00');
    expect(line('Possible win')).toBe('€20.50');
    await press(/Place bet €10.00/);
    expect(sent()).toMatchObject([
      { stake: '10', legs: [{ selectionId: '501.home', oddsMilli: 2050, priceVersion: '1.1' }] },
    ]);
    expect(screen.getByTestId('coupon-receipts').textContent).toContain(
      'Placed · 12\u00a0345\u00a0678\u00a0906',
    );
    expect(couponLegs$.snapshot().legs).toEqual([]);
    act(() => void toggleLeg(aLeg({ selectionId: '501.away', outcome: 'away' })));
    await settle();
    expect(screen.getByTestId<HTMLInputElement>('coupon-stake').value).toBe('');
  });

  it('is placed by Enter in the stake, once for a key that is held', async () => {
    await show('7');
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'Enter' });
    expect(sent()).toEqual([]);
    await stake('10');
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'Enter', repeat: true });
    expect(sent()).toEqual([]);
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'Enter' });
    await settle();
    expect(sent()).toMatchObject([{ stake: '10' }]);
  });

  it('counts the stake once while it is held: the balance that comes meanwhile is the one after', async () => {
    await show('7');
    page.onPlaceBet(() => new Promise(() => undefined));
    await stake('10');
    await press(/Place bet/);
    act(() => page.setAccounts([anAccount({ moneyMinor: 90_00n })]));
    expect(line('Balance after')).toBe('€90.00');
  });

  it('counts the stake of a refused bet once, also before its release is heard of', async () => {
    await show('7');
    let refuse = (): void => undefined;
    const { problem } = refusal('SELECTION_SUSPENDED');
    page.onPlaceBet(
      (_request, key) =>
        new Promise((resolve) => {
          refuse = () => resolve({ status: 'rejected', key, stage: 'after-delay', problem });
        }),
    );
    await stake('60');
    await press(/Place bet/);
    act(() => page.setAccounts([anAccount({ moneyMinor: 40_00n })]));
    refuse();
    await settle();
    expect(screen.getByTestId('coupon-refusal')).toBeTruthy();
    expect(line('Balance after')).toBe('€40.00');
    expect(screen.getByTestId('coupon-place').textContent).toContain('€60.00');
    act(() => page.setAccounts([anAccount({ moneyMinor: 100_00n })]));
    expect(line('Balance after')).toBe('€40.00');
    act(() => page.setAccounts([anAccount({ moneyMinor: 70_00n })]));
    expect(line('Balance after')).toBe('€10.00');
  });

  it('describes what was sent while the bet is under way, whatever moves meanwhile', async () => {
    await show('7');
    page.setEvent(anEvent({ id: '402', markets: [aMarket({ id: '502' })] }));
    act(() => void toggleLeg(aLeg({ selectionId: '502.home', marketId: '502', eventId: '402' })));
    await settle();
    page.onPlaceBet(() => new Promise(() => undefined));
    await stake('10');
    const total = 'Total price, 2 legs';
    const before = line(total);
    await press(/Place bet/);
    act(() => page.suspendMarket('501', 'goal'));
    act(() => page.changePrice('502.home', 3000));
    await stake('20');
    expect(screen.getByTestId('coupon-placing')).toBeTruthy();
    expect(line(total)).toBe(before);
    expect(line('Balance after')).toBe('€90.00');
    expect(screen.queryByText(/Left out|Yours to accept/)).toBeNull();
  });

  it('takes what became of an unanswered bet before it places another', async () => {
    await show('7');
    const { problem } = refusal('UNAVAILABLE');
    page.onPlaceBet((_request, key) => Promise.resolve({ status: 'unknown', key, problem }));
    await stake('10');
    await press(/Place bet/);
    expect(screen.getByTestId('coupon-unavailable').textContent).toContain('your last bet');
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'Enter' });
    await settle();
    expect(sent()).toHaveLength(1);
  });

  it('leads from a price to its stake by the key C, and leaves typing alone', async () => {
    await show('7');
    render(
      <aside id="region-aside" className="frame-place">
        <button type="button">My bets</button>
        <input inputMode="decimal" aria-label="first stake" />
        <button type="button" data-selection="501.home" aria-pressed>
          a price
        </button>
      </aside>,
    );
    fireEvent.keyDown(screen.getByTestId('coupon-stake'), { key: 'c' });
    const frames = () => act(() => new Promise((resolve) => void setTimeout(resolve, 50)));
    await frames();
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(screen.getByText('a price'), { key: 'c' });
    await frames();
    expect(document.activeElement).toBe(screen.getByLabelText('first stake'));
  });

  it('asks before it places at another price than the one that was picked', async () => {
    await show('7');
    await stake('10');
    act(() => page.changePrice('501.home', 2000));
    expect(screen.queryByTestId('coupon-place')).toBeNull();
    await press(/Accept 2.00 instead of 2.05 and place €10.00/);
    expect(sent()).toMatchObject([{ legs: [{ oddsMilli: 2000, priceVersion: '1.2' }] }]);
  });

  it('leaves out what is suspended and says why', async () => {
    await show('7');
    await stake('10');
    act(() => page.suspendMarket('501', 'goal'));
    expect(screen.getByText(/^Suspended/)).toBeTruthy();
    expect(screen.getByTestId('coupon-unavailable').textContent).toBe('Nothing here takes bets now');
    expect(screen.queryByText('Possible win')).toBeNull();
  });

  it('shows the price a refusal names before the live one comes, and keeps the stake', async () => {
    await show('7');
    const legs = [
      { selectionId: '501.home', reason: 'price-moved', currentMilli: 1950, priceVersion: '1.2' },
    ];
    const { problem } = refusal('PRICE_MOVED', { legs });
    page.onPlaceBet((_request, key) =>
      Promise.resolve({ status: 'rejected', key, stage: 'at-once', problem }),
    );
    await stake('10');
    await press(/Place bet/);
    expect(screen.getByTestId('coupon-refusal').dataset['code']).toBe('PRICE_MOVED');
    expect(screen.getByTestId('coupon-accept').textContent).toContain('1.95 instead of 2.05');
  });

  it('does not place again what may stand, and asks what became of it', async () => {
    await show('7');
    const { problem } = refusal('UNAVAILABLE');
    page.onPlaceBet((_request, key) => Promise.resolve({ status: 'unknown', key, problem }));
    await stake('10');
    await press(/Place bet/);
    expect(screen.getByText('No answer yet.')).toBeTruthy();
    // It may still be on its way there, and would be a second bet beside another one.
    await press(/Check again/);
    expect(screen.getByText('No answer yet.')).toBeTruthy();
    expect(screen.queryByText('Your last bet never reached us.')).toBeNull();
    expect(screen.queryByTestId('coupon-place')).toBeNull();
    page.timing.advance(30_000);
    await press(/Check again/);
    // It had never reached the server: the coupon stands as it was.
    expect(screen.queryByText('No answer yet.')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Your last bet never reached us.');
    expect(screen.getByTestId('coupon-place').textContent).toContain('€10.00');
    await press(/Close/);
    expect(screen.queryByText('Your last bet never reached us.')).toBeNull();
  });

  it('is busy while it checks, and says each time that there is still no answer', async () => {
    await show('7');
    const { problem } = refusal('UNAVAILABLE');
    page.onPlaceBet((_request, key) => Promise.resolve({ status: 'unknown', key, problem }));
    await stake('10');
    await press(/Place bet/);
    let answer: (outcome: PlacementOutcome) => void = () => undefined;
    jest.spyOn(page.shared.bets, 'resumePlacement').mockImplementation(
      (key) =>
        new Promise((resolve) => {
          answer = () => resolve({ status: 'unknown', key, problem });
        }),
    );
    for (const check of [1, 2]) {
      await press(/Check again/);
      const button = screen.getByRole('button', { name: /Asking/ });
      expect(button.getAttribute('aria-busy')).toBe('true');
      await act(async () => {
        answer({ status: 'unknown', key: '', problem });
        await Promise.resolve();
      });
      await settle();
      expect(screen.getByRole('status').textContent).toContain(`Check ${check}: still no answer.`);
    }
  });

  it('asks a guest to sign in', async () => {
    await show();
    await stake('10');
    await press(/Sign in to place/);
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/login' } });
  });
});
