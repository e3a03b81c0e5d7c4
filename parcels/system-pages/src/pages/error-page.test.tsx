import { render, screen } from '@testing-library/react';
import { ROUTE_HISTORY_KEY } from '@paddock/contract';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { ErrorPage } from './error-page.tsx';
import { shownStatus, wordsOfStatus } from '../model/status-words.ts';

describe('error page', () => {
  let page: FakePage;
  const show = (props: { path: string; status?: number }, language = 'en') => {
    page = installFakePage({ dictionaries: { 'system-pages': { en, ru } }, language });
    return render(<ErrorPage {...props} />);
  };
  afterEach(() => page.remove());

  it('says that the page could not be found, shows the address and ways on [S8-03]', () => {
    show({ path: '/no/such/page', status: 404 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found');
    expect(screen.getByText('Error 404')).toBeTruthy();
    expect(screen.getByText('/no/such/page')).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en',
      '/en/live',
      '/en/line',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leads back to the page this tab showed last, and to no other site [S9-14]', () => {
    const history = [
      { href: '/en/line/football', title: 'Football · Paddock' },
      { href: location.pathname, title: 'Here' },
      { href: 'https://evil.example/', title: 'Elsewhere' },
    ];
    sessionStorage.setItem(ROUTE_HISTORY_KEY, JSON.stringify(history));
    show({ path: '/gone', status: 404 });
    const back = screen.getByRole('link', { name: 'Back to: Football · Paddock' });
    expect(back.getAttribute('href')).toBe('/en/line/football');
    expect(screen.queryByText(/Elsewhere/)).toBeNull();
    sessionStorage.clear();
  });

  it('shows status 500 where nobody says another, and offers to load again [S8-03]', () => {
    show({ path: '/error' });
    expect(screen.getByText('Error 500')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong on our side');
    expect(screen.getByRole('button').textContent).toContain('Reload the page'.slice(0, 6));
  });

  it('shortens an address without end', () => {
    show({ path: `/${'x'.repeat(5000)}`, status: 404 });
    expect(screen.getByText(/x+…$/).textContent).toHaveLength(81);
  });

  it('speaks Russian', () => {
    show({ path: '/', status: 404 }, 'ru');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Страница не найдена');
  });
});

describe('status of an error page', () => {
  it.each([
    [404, 404, 'notFound'],
    [403, 403, 'forbidden'],
    [401, 401, 'forbidden'],
    [503, 503, 'failed'],
    [200, 500, 'failed'],
    [undefined, 500, 'failed'],
  ] as const)('%p is shown as %p in the words of %p', (status, shown, words) => {
    expect(shownStatus(status)).toBe(shown);
    expect(wordsOfStatus(shownStatus(status))).toBe(words);
  });
});
