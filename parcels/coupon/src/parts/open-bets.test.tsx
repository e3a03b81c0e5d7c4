import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { BetListView } from '@paddock/contract/schemas';
import { aBet, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openCouponPage } from './coupon-page.fixture.ts';
import { OpenBet } from './open-bet.tsx';
import { OpenBets } from './open-bets.tsx';
import { Receipt } from './receipt.tsx';

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

  it('say when a match that was moved was to start', async () => {
    const [leg] = aBet().legs;
    await show(aBet({ legs: [{ ...leg!, movedFromMs: Date.UTC(2026, 10, 22, 18, 30) }] }));
    expect(screen.getByRole('listitem').textContent).toMatch(/Moved from .*22/);
  });

  it('say of each way by which terms a place is paid, as its receipt does', async () => {
    const [leg] = aBet().legs;
    if (leg === undefined) throw new Error('a leg expected');
    const bet = aBet({
      ...{ type: 'each-way', eachWay: [{ places: 3, num: 1, den: 4 }], lineCount: 2 },
      legs: [leg, { ...leg, selectionId: '502.home' }],
    });
    await show(bet);
    const terms = /Each way: 1\/4 of the odds, 3 places/g;
    expect(screen.getByRole('listitem').textContent.match(terms)).toHaveLength(1);
    cleanup();
    render(<Receipt bet={bet} />);
    expect(document.body.textContent.match(terms)).toHaveLength(1);
    expect(document.body.textContent).toContain('1 leg');
  });

  it('say how the match of a leg stands as it is played, when another begins, and what is decided', async () => {
    const [leg] = aBet().legs;
    if (leg === undefined) throw new Error('a leg expected');
    await show(
      aBet({
        type: 'accumulator',
        legs: [
          leg,
          { ...leg, selectionId: '502.home', eventId: '402', startsAtMs: Date.UTC(2026, 10, 22, 18, 30) },
          {
            ...leg,
            selectionId: '503.home',
            result: 'win',
            finalScore: [3, 1],
            finalParts: [
              [25, 20],
              [20, 25],
              [25, 9],
              [25, 23],
            ],
          },
          { ...leg, selectionId: '504.home', result: 'void' },
        ],
      }),
    );
    const line = (at: number) =>
      document.querySelectorAll('[data-result]')[at]?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(line(1)).toMatch(/Nov 22, \d\d:30$/);
    expect(line(2)).toMatch(/3:1 \(25:20, 20:25, 25:9, 25:23\)\s?Won$/);
    expect(line(3)).toMatch(/Void$/);
    const state = (score: [number, number]) => ({ ...anEvent().state, status: 'live' as const, score });
    act(() => page.setEvent(anEvent({ state: state([1, 0]) })));
    expect(line(0)).toContain('1:0 1st half');
    act(() => page.setEvent(anEvent({ state: state([1, 1]) })));
    expect(line(0)).toContain('1:1 1st half');
  });

  it.each([
    ['system', true],
    ['builder', false],
    ['each-way', false],
  ] as const)('that can be left are edited: a %s %s (rules §11)', (type, isEdited) => {
    page = openCouponPage('7');
    const bet = aBet({ status: 'open', type });
    const quote = {
      ...{ betId: bet.id, quoteId: '77', expiresAtMs: Number.MAX_SAFE_INTEGER, offer: '9.00' },
      ...{ remainingStake: bet.stake, lineCount: 1, marginMilli: 40, delayMs: 0 },
    };
    render(<OpenBet bet={bet} quote={quote} onEdit={() => undefined} />);
    expect(screen.getByTestId('cash-out')).toBeTruthy();
    expect(screen.queryAllByTestId('edit-bet')).toHaveLength(isEdited ? 1 : 0);
  });

  it('were accepted at a time that names its zone', async () => {
    await show(aBet());
    expect(screen.getByText(/^Nov 21, \d\d:\d\d UTC\. Single 12/)).toBeTruthy();
  });
});
