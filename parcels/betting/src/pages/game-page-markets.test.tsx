import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { aMarket, anEvent, answered, type FakePage } from '@paddock/shared-utils/testing';

import { openBettingPage, pageAt, settled } from './betting-page.fixture.ts';
import { GamePage } from './game-page.tsx';

const AT = pageAt('/live/football/301-northern-league/401-harbour-city-mill-rovers', {
  sport: 'football',
  champ: '301-northern-league',
  game: '401-harbour-city-mill-rovers',
});
const GAME = '/web-api/sportsbook/events/401';

describe('the tabs of markets on the page of a match', () => {
  let page: FakePage;
  const show = async (
    event: ReturnType<typeof anEvent>,
    at: Partial<Parameters<typeof GamePage>[0]> = {},
  ) => {
    page.answer('GET', GAME, answered(event));
    page.setEvent(event);
    render(<GamePage {...AT} {...at} />);
    await settled();
  };
  beforeEach(() => {
    jest.useFakeTimers();
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('has in its bet builder what the coupon says of joining, a widget of its own', async () => {
    const mountWidget = jest.fn(() => ({ update: () => undefined, unmount: () => Promise.resolve() }));
    const event = anEvent({ markets: [aMarket()], builder: ['1x2'] });
    await show(event, { mountWidget: mountWidget as never });
    expect(mountWidget).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('tab', { name: 'Bet builder' }));
    expect(mountWidget).toHaveBeenCalledWith(expect.anything(), 'coupon/builder-note', {});
  });

  it('keeps the tab of a kind of markets until that kind closes', async () => {
    const total = aMarket({
      id: '502',
      type: 'total',
      specifiers: { line: '2.5' },
      selections: [
        { outcome: 'over', oddsMilli: 1900, open: true },
        { outcome: 'under', oddsMilli: 1950, open: true },
      ],
    });
    await show(anEvent({ markets: [aMarket(), total], marketCount: 2 }));
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-market-type]')].map(
        (each) => each.dataset['marketType'],
      );
    expect(shown()).toEqual(['1x2', 'total']);
    fireEvent.click(screen.getByRole('tab', { name: /Totals/ }));
    expect(shown()).toEqual(['total']);
    act(() => page.setEvent(anEvent({ markets: [aMarket()] })));
    expect(shown()).toEqual(['1x2']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^All/);
  });
});
