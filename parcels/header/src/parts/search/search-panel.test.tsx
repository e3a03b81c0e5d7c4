import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { anEvent, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { SearchPanel } from './search-panel.tsx';

describe('the search of the header', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { header: { en } } });
    render(<SearchPanel />);
  });
  afterEach(() => {
    jest.useRealTimers();
    cleanup();
    page.remove();
  });

  it('finds what is called so while one types, and says so when nothing is found', async () => {
    const named = { sport: 'football', name: { en: 'Harbour City' }, live: 1, line: 0 };
    page.answer(
      'GET',
      '/web-api/sportsbook/search',
      answered({
        hits: [
          { kind: 'team', ...named, key: 'football-harbour-city', silk: anEvent().home.silk },
          { kind: 'event', event: anEvent() },
          { kind: 'market', event: anEvent(), type: 'total', name: { en: 'Total goals' } },
        ],
      }),
    );
    jest.useFakeTimers();
    const type = async (words: string) => {
      fireEvent.change(screen.getByLabelText('Sport, team, player, league or market'), {
        target: { value: words },
      });
      await act(() => jest.advanceTimersByTimeAsync(250));
    };
    await type('h');
    expect(page.requests.filter(({ path }) => path.endsWith('/search'))).toHaveLength(0);
    await type('har');
    const match = '/en/live/football/301-northern-league/401-harbour-city-mill-rovers';
    expect(screen.getAllByRole('link').map((hit) => [hit.textContent, hit.getAttribute('href')])).toEqual([
      ['Harbour CityFootball1', '/en/team/football-harbour-city'],
      ['Harbour City – Mill RoversNorthern LeagueLive', match],
      ['Total goalsHarbour City – Mill RoversLive', `${match}?market=Total%20goals`],
    ]);
    page.answer('GET', '/web-api/sportsbook/search', refusal('UNAVAILABLE'));
    await type('harb');
    expect(screen.getByText('The service is busy. Try again in a moment.')).toBeTruthy();
  });
});
