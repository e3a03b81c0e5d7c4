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

  it('finds matches while one types, live first, and says so when nothing is found', async () => {
    page.answer('GET', '/web-api/sportsbook/events', ({ options }) =>
      answered(
        options.query?.['section'] === 'live'
          ? { total: 1, events: [anEvent()], types: [] }
          : { total: 0, events: [], types: [] },
      ),
    );
    jest.useFakeTimers();
    const type = async (words: string) => {
      fireEvent.change(screen.getByLabelText('Team, player or league'), {
        target: { value: words },
      });
      await act(() => jest.advanceTimersByTimeAsync(250));
    };
    await type('h');
    expect(page.requests.filter(({ path }) => path.endsWith('/events'))).toHaveLength(0);
    await type('har');
    const hit = screen.getByRole('link', { name: /Harbour City – Mill Rovers/ });
    expect(hit.getAttribute('href')).toBe(
      '/en/live/football/301-northern-league/401-harbour-city-mill-rovers',
    );
    page.answer('GET', '/web-api/sportsbook/events', refusal('UNAVAILABLE'));
    await type('harb');
    expect(screen.getByText('The service is busy. Try again in a moment.')).toBeTruthy();
  });
});
