import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { SharedCouponView } from '@paddock/contract/schemas';
import { couponLegs$, toggleLeg } from '@paddock/shared-utils';
import {
  aLeg,
  aMarketType,
  answered,
  refusal,
  SAMPLE_NOW_MS,
  type FakePage,
} from '@paddock/shared-utils/testing';

import { matchAt } from '../../model/suggested-legs.fixture.ts';
import { createPageCoupon } from '../../state/page-coupon.ts';
import { openCouponPage } from '../coupon-page.fixture.ts';
import { CouponPanel } from '../coupon-panel.tsx';

const URL = '/web-api/sportsbook/shared-coupons';

describe('a coupon that is shared', () => {
  let page: FakePage;
  const settle = () => act(() => new Promise((done) => setTimeout(done, 60)));
  async function show(): Promise<void> {
    render(<CouponPanel coupon={createPageCoupon()} />);
    await settle();
  }
  async function open(title: string): Promise<HTMLElement> {
    const details = screen.getByText(title).closest('details') as HTMLDetailsElement;
    act(() => {
      details.open = true;
      fireEvent(details, new Event('toggle'));
    });
    await settle();
    return details;
  }
  async function press(name: string): Promise<void> {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  }
  const inCoupon = () => couponLegs$.snapshot().legs.map(({ selectionId }) => selectionId);

  beforeEach(() => {
    page = openCouponPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('has a code for what it holds, in its order, which can be copied', async () => {
    const asked: unknown[] = [];
    page.answer('POST', URL, ({ body }) => {
      asked.push(body);
      return answered({ code: 'K7M2QX9P', untilMs: SAMPLE_NOW_MS });
    });
    const write = jest.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    toggleLeg(aLeg({ selectionId: '901.home', marketId: '901', eventId: '90' }));
    toggleLeg(aLeg());
    await show();
    await open('Share this coupon');
    await press('Get a code');
    expect(asked).toEqual([{ selectionIds: ['901.home', '501.home'], plan: { type: 'accumulator' } }]);
    expect(screen.getByText('K7M2QX9P')).toBeTruthy();
    await press('Copy the code');
    expect(write).toHaveBeenCalledWith('K7M2QX9P');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open its page' }).getAttribute('href')).toBe(
      '/en/coupon/K7M2QX9P',
    );
    await press('Copy the link');
    expect(write).toHaveBeenLastCalledWith('http://localhost/en/coupon/K7M2QX9P');
    act(() => void toggleLeg(aLeg({ selectionId: '902.home', marketId: '902', eventId: '91' })));
    await settle();
    expect(screen.queryByText('K7M2QX9P')).toBeNull();
  });

  it('says why it has none', async () => {
    page.answer('POST', URL, refusal('SELECTION_UNKNOWN', 422));
    toggleLeg(aLeg());
    await show();
    await open('Share this coupon');
    await press('Get a code');
    expect(screen.getByText('Share this coupon').closest('details')?.textContent).toMatch(/selection/i);
    expect(screen.getByRole('button', { name: 'Get a code' })).toBeTruthy();
  });

  const matches = [matchAt(11, [2_050, 3_400, 3_600]), matchAt(12, [1_500, 4_000, 5_000])];
  const shared = (legs: SharedCouponView['legs'], gone = 0): SharedCouponView => ({
    ...{ code: 'K7M2QX9P', untilMs: SAMPLE_NOW_MS, legs, gone, events: matches },
    types: [aMarketType('1x2')],
  });
  async function load(code: string): Promise<HTMLElement> {
    for (const match of matches) page.setEvent(match);
    await show();
    const details = await open('Load a coupon by its code');
    fireEvent.change(screen.getByTestId('coupon-code'), { target: { value: code } });
    await press('Show');
    return details;
  }

  it('is shown by its code before it is taken, without what is over', async () => {
    page.answer(
      'GET',
      `${URL}/k7m2qx9p`,
      answered(
        shared(
          [
            { selectionId: '512.away', eventId: '412' },
            { selectionId: '511.home', eventId: '411' },
          ],
          2,
        ),
      ),
    );
    const details = await load('k7m2 qx9p');
    expect(details.textContent).toContain('2 selections are over and left out.');
    expect(within(details).getByTestId('suggested-price').textContent).toBe('10.25');
    expect(inCoupon()).toEqual([]);
    await press('To the coupon');
    expect(inCoupon()).toEqual(['512.away', '511.home']);
    expect(screen.getByRole('radio', { name: 'Accumulator' })).toHaveProperty('checked', true);
  });

  it.each([
    ['singles', undefined, 'Singles'],
    ['a bet builder where it was one', { type: 'builder' } as const, 'Bet builder'],
  ])('becomes %s where it has two legs of one match, which multiply to nothing', async (_, plan, mode) => {
    const [first] = matches;
    const two = { ...first!, markets: [...first!.markets, { ...first!.markets[0]!, id: '599' }] };
    page.setEvent(two);
    page.answer(
      'GET',
      `${URL}/K7M2QX9P`,
      answered({
        ...shared([
          { selectionId: '511.home', eventId: '411' },
          { selectionId: '599.away', eventId: '411' },
        ]),
        events: [two],
        ...(plan && { plan }),
      }),
    );
    matches[0] = two;
    const details = await load('K7M2QX9P');
    expect(within(details).queryByTestId('suggested-price')).toBeNull();
    await press('To the coupon');
    expect(screen.getByRole('radio', { name: mode })).toHaveProperty('checked', true);
  });

  it('says so where all of it is over, where nobody knows the code, and what a code looks like', async () => {
    page.answer('GET', `${URL}/K7M2QX9P`, answered({ ...shared([], 3), events: [] }));
    const details = await load('K7M2');
    expect(details.textContent).toContain('A code has 8 digits and letters.');
    page.answer('GET', `${URL}/AAAAAAAA`, refusal('COUPON_CODE_UNKNOWN', 404));
    fireEvent.change(screen.getByTestId('coupon-code'), { target: { value: 'AAAAAAAA' } });
    await press('Show');
    expect(details.textContent).toContain('There is no coupon of this code.');
    fireEvent.change(screen.getByTestId('coupon-code'), { target: { value: 'K7M2QX9P' } });
    await press('Show');
    expect(details.textContent).toContain('All selections of this coupon are over.');
  });
});
