import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

it('says where a partner withholds tax from winnings, and where more of it stands [S3-27]', async () => {
  const page: FakePage = openCouponPage('7');
  toggleLeg(aLeg());
  render(<CouponPanel coupon={createPageCoupon()} />);
  await act(() => Promise.resolve());
  fireEvent.change(screen.getByTestId('coupon-stake'), { target: { value: '10' } });
  await act(() => Promise.resolve());
  const link = () => screen.queryByRole('link', { name: 'How much, and when' })?.getAttribute('href');
  expect(link()).toBeUndefined();
  act(() => page.setSite({ partnerHasTaxes: true }));
  expect(screen.getByText(/Tax may be withheld/)).toBeTruthy();
  expect(link()).toBe('/en/taxation');
  cleanup();
  page.remove();
});
