import { MINUTE_MS } from '@paddock/contract';
import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import { TimePlayed } from './time-played.tsx';

describe('the clock of the header', () => {
  let page: FakePage;
  let playedMinutes: number;
  const written = () => screen.getByRole('link').textContent;
  const settle = () => act(() => Promise.resolve());
  const pass = (byMs: number) => act(() => page.timing.advanceAsync(byMs));
  const asked = () => page.requests.filter(({ path }) => path.endsWith('/office/played')).length;
  const turn = async (state: 'hidden' | 'visible') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
      await page.timing.advanceAsync(0);
    });
  };

  beforeEach(async () => {
    playedMinutes = 42;
    page = installFakePage({ dictionaries: { header: { en } }, userId: '7' });
    page.answer('GET', '/web-api/office/played', () =>
      answered({ daySec: playedMinutes * 60, weekSec: 0, monthSec: 0 }),
    );
    render(<TimePlayed />);
    await settle();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    cleanup();
    page.remove();
  });

  it('shows what the server counted, the same as the account page', () => {
    expect(written()).toBe('0:42');
    expect(screen.getByRole('link').getAttribute('aria-label')).toContain('42 minutes on the site');
  });

  it('goes on by itself, and asks again after ten minutes', async () => {
    await pass(3 * MINUTE_MS);
    expect([written(), asked()]).toEqual(['0:45', 1]);
    playedMinutes = 50;
    await pass(10 * MINUTE_MS);
    expect(asked()).toBe(2);
    expect(written()).toMatch(/^0:5\d$/);
  });

  it('does not count while the page is out of sight, and asks when it is back', async () => {
    await turn('hidden');
    await pass(60 * MINUTE_MS);
    expect(asked()).toBe(1);
    playedMinutes = 43;
    await turn('visible');
    expect([written(), asked()]).toEqual(['0:43', 2]);
  });
});
