import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, type FakePage } from '@paddock/shared-utils/testing';
import { ParcelRoot, type ParcelRootProps } from '@paddock/styleguide';

import { openCouponPage } from '../parts/coupon-page.fixture.ts';
import { CouponWidget } from './main-widget.tsx';

describe('the coupon as it comes', () => {
  let page: FakePage;
  const onReady = jest.fn();
  const show = (): void => {
    const root: Omit<ParcelRootProps, 'children'> = {
      parcel: 'coupon',
      direction: 'ltr',
      errorTexts: () => ({ title: '', retryLabel: '' }),
      props: { onReady } as unknown as NonNullable<ParcelRootProps['props']>,
    };
    render(
      <ParcelRoot {...root}>
        <CouponWidget />
      </ParcelRoot>,
    );
  };
  const settle = () => act(() => Promise.resolve());
  afterEach(() => {
    cleanup();
    page.remove();
    onReady.mockReset();
  });

  it('stands empty at once, waits without saying so for a first price, and then holds it', async () => {
    page = openCouponPage();
    show();
    expect(onReady).toHaveBeenCalledTimes(1);
    expect(screen.getByText('The coupon is empty')).toBeTruthy();
    act(() => void toggleLeg(aLeg()));
    expect(screen.queryByText('The coupon is empty')).toBeNull();
    expect(await screen.findByTestId('coupon-stake')).toBeTruthy();
    await settle();
    act(() => void toggleLeg(aLeg()));
    expect(screen.getByText('The coupon is empty')).toBeTruthy();
  });

  it('begins with what was loaded before: nothing is drawn twice', async () => {
    page = openCouponPage('7');
    toggleLeg(aLeg());
    show();
    expect(onReady).toHaveBeenCalledTimes(1);
    await settle();
    expect(screen.getByTestId('coupon-stake')).toBeTruthy();
  });
});
