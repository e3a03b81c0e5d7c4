import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MarketView } from '@paddock/contract/schemas';
import { favourites$, watchEvent } from '@paddock/shared-utils';
import { useStream } from '@paddock/shared-utils/react';
import { aMarket, anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openBettingPage } from '../pages/betting-page.fixture.ts';
import { MarketTabs } from './market-tabs.tsx';

const watched = () => watchEvent('401', 'event');

function Markets() {
  const value = useStream(watched());
  return 'event' in value && value.event !== null ? <MarketTabs event={value.event} /> : null;
}

const TOTAL = aMarket({
  ...{ id: '510', type: 'total', specifiers: { line: '2.5' } },
  selections: ['over', 'under'].map((outcome) => ({ outcome, oddsMilli: 1_900, open: true })),
});

const goals = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aMarket({
      ...{ id: String(600 + at), type: 'next-goal', specifiers: { goal: String(at + 1) } },
      selections: ['home', 'none', 'away'].map((outcome) => ({ outcome, oddsMilli: 2_500, open: true })),
    }),
  );

describe('the kinds of market of a match', () => {
  let page: FakePage;
  /** In one column. */
  const show = (markets: readonly MarketView[]) => {
    page = openBettingPage({}, 390);
    page.setEvent(anEvent({ markets: [...markets] }));
    render(<Markets />);
  };
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('forgives typing errors, where nothing is called as was typed', () => {
    show([...goals(25), TOTAL]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'toatl' } });
    expect(titles()).toEqual(['Total goals']);
  });

  it('brings starred kinds to the front and into a tab of their own', () => {
    show([...goals(2), TOTAL]);
    const usual = ['Goal 1', 'Goal 2', 'Total goals'];
    expect([titles(), screen.queryByRole('tab', { name: /^Favourites/ })]).toEqual([usual, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Total goals' }));
    expect(titles()).toEqual(['Total goals', 'Goal 1', 'Goal 2']);
    expect(favourites$.snapshot().items).toEqual([{ kind: 'market', key: 'football:total' }]);
    fireEvent.click(screen.getByRole('tab', { name: /^Favourites/ }));
    expect(titles()).toEqual(['Total goals']);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Total goals', pressed: true }));
    expect(titles()).toEqual(usual);
  });
});
