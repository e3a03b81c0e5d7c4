import { act, fireEvent, render, screen } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { aCoupon, aRunningDraw, openTotoPage, propsOf } from '../parts/toto.fixture.ts';
import { DrawPage } from './draw-page.tsx';

describe('the matches of a draw, for who has a coupon of it', () => {
  let page: FakePage;
  async function show(coupons: readonly object[], userId?: string): Promise<void> {
    page = openTotoPage(userId === undefined ? {} : { userId });
    page.answer('GET', '/web-api/toto/draws/7', answered(aRunningDraw()));
    page.answer('GET', '/web-api/toto/coupons', answered({ coupons, next: null }));
    await act(async () => {
      render(<DrawPage {...propsOf({ drawId: '7' })} />);
      await Promise.resolve();
    });
  }
  afterEach(() => page.remove());

  const signs = () =>
    screen.queryAllByRole('img', { name: /^(Right|Wrong|Open)$/ }).map((sign) => sign.ariaLabel);

  it('have the choices beside the results, with what is right so far [S2-13]', async () => {
    await show([aCoupon()], '11');
    expect(await screen.findByText('Right so far: 2 of 3, open: 3')).toBeTruthy();
    expect(screen.getByText(/^Coupon 1/)).toBeTruthy();
    expect(signs()).toEqual(['Right', 'Wrong', 'Right', 'Open', 'Open', 'Open']);
    const asked = page.requests.find(({ path }) => path === '/web-api/toto/coupons');
    expect(asked?.options.query).toEqual({ drawId: '7' });
  });

  it('are held against one entry of several at a time', async () => {
    await show(
      [
        aCoupon({
          entries: [
            [1, 1, 1, 1, 1, 1],
            [2, 4, 2, 1, 1, 1],
          ],
        }),
      ],
      '11',
    );
    fireEvent.change(await screen.findByRole('combobox', { name: 'My entry' }), {
      target: { value: '31-2' },
    });
    expect(screen.getByText('Right so far: 1 of 3, open: 3')).toBeTruthy();
    expect(signs().slice(0, 3)).toEqual(['Wrong', 'Right', 'Wrong']);
  });

  it('are the results alone for guests, of whom no coupon is asked', async () => {
    await show([aCoupon()]);
    expect(await screen.findByText('Home 0 – Away 0')).toBeTruthy();
    expect(signs()).toEqual([]);
    expect(page.requests.some(({ path }) => path === '/web-api/toto/coupons')).toBe(false);
  });
});
