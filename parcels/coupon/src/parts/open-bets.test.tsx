import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { BetListView } from '@paddock/contract/schemas';
import { aBet, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from './coupon-page.fixture.ts';
import { OpenBets } from './open-bets.tsx';

const PATH = '/live/football/301-northern-league/401-harbour-city-mill-rovers';

describe('the open bets', () => {
  let page: FakePage;
  async function show(...bets: BetListView['bets']): Promise<void> {
    page = openCouponPage('7');
    const data: BetListView = { bets, nextCursor: null, hiddenBy: [] };
    render(<OpenBets value={{ status: 'ready', data }} reload={() => undefined} onEdit={() => undefined} />);
    await act(() => Promise.resolve());
  }
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('say of each leg what it is a bet on, and lead to its match while that has a page', async () => {
    const [leg] = aBet().legs;
    if (leg === undefined) throw new Error('a leg expected');
    const over = { ...leg, selectionId: '502.home', home: { en: 'North Albion' } };
    await show(aBet({ type: 'accumulator', legs: [{ ...leg, eventPath: PATH }, over] }));
    const bet = screen.getByRole('listitem');
    expect(within(bet).getAllByRole('link')).toHaveLength(1);
    const match = within(bet).getByRole('link', { name: 'Harbour City – Mill Rovers' });
    expect(match.getAttribute('href')).toBe(`/en${PATH}`);
    expect(match.closest('p')?.textContent).toMatch(/^Match result/);
    expect(bet.textContent).toContain('North Albion – Mill Rovers');
  });

  it('were accepted at a time that names its zone', async () => {
    await show(aBet());
    expect(screen.getByText(/^Nov 21, \d\d:\d\d UTC\. Single 12/)).toBeTruthy();
  });
});
