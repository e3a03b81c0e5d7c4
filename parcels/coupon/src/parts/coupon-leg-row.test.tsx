import { act, cleanup, render } from '@testing-library/react';
import { toggleLeg } from '@paddock/shared-utils';
import { aLeg, type FakePage } from '@paddock/shared-utils/testing';

import { createPageCoupon } from '../state/page-coupon.ts';
import { openCouponPage } from './coupon-page.fixture.ts';
import { CouponPanel } from './coupon-panel.tsx';

describe('a leg of a running match', () => {
  let page: FakePage;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it.each([
    ['en', '1:0'],
    ['ar', '1\u200f:\u200f0'],
  ])('has the score in the order of its teams, in %s', async (language, score) => {
    page = openCouponPage(undefined, language);
    toggleLeg(aLeg());
    render(<CouponPanel coupon={createPageCoupon()} />);
    await act(() => Promise.resolve());
    const lines = [...document.querySelectorAll('.legMarket')].map(({ textContent }) => textContent);
    expect(lines).toContainEqual(expect.stringContaining(` ${score} `));
  });
});
