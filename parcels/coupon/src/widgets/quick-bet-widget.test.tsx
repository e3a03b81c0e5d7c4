import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aLeg, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from '../parts/coupon-page.fixture.ts';
import { QuickBetWidget } from './quick-bet-widget.tsx';

describe('the question before a one-click bet', () => {
  let page: FakePage;
  const close = jest.fn();
  const settle = () => act(() => new Promise((done) => setTimeout(done, 30)));
  const show = async (stake: string) => {
    page = openCouponPage('7');
    render(<QuickBetWidget leg={aLeg()} stake={stake} close={close} setTitle={() => undefined} />);
    await settle();
  };
  afterEach(() => {
    cleanup();
    page.remove();
    close.mockReset();
  });

  it('shows the largest stake and the possible win before anything is placed', async () => {
    await show('5');
    const told = screen.getByTestId('quick-bet').textContent;
    expect(told).toContain('From €0.20 to €500.00');
    expect(told).toContain('Possible win€10.25');
  });

  it('says why nothing can be placed', async () => {
    await show('600');
    expect(screen.getByTestId('coupon-unavailable').textContent).toContain('500');
  });

  it('stays with the reason where the bet is refused', async () => {
    await show('5');
    const problem = { code: 'SELECTION_SUSPENDED', message: '' } as const;
    page.onPlaceBet((_request, key) =>
      Promise.resolve({ status: 'rejected', key, stage: 'at-once', problem }),
    );
    fireEvent.click(screen.getByTestId('coupon-place'));
    await settle();
    expect(screen.getByTestId('coupon-refusal').dataset['code']).toBe('SELECTION_SUSPENDED');
    expect(close).not.toHaveBeenCalled();
  });
});
