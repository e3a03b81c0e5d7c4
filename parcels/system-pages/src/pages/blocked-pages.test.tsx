import { act, fireEvent, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { BlockPage } from './block-page.tsx';
import { NoticePage } from './notice-page.tsx';
import { OldBrowserPage } from './old-browser-page.tsx';
import { SiteUpdatesPage } from './site-updates-page.tsx';

const dictionaries = { 'system-pages': { en, ru } };
const untitled = { setSeo: () => undefined };
const ENDS_AT_MS = Date.UTC(2026, 10, 21, 15, 30);

describe('block page', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('explains the ban, names the account for support and lets the player sign out [S4-14]', async () => {
    page = installFakePage({ dictionaries });
    page.signIn('4711', 1);
    render(<BlockPage {...untitled} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is restricted');
    expect(screen.getByText('Your player number for support: 123 456 786')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a page of a closed country names the address of support', () => {
  const page = installFakePage({ dictionaries });
  page.setSite({ support: { email: 'help@bets.example' } });
  render(<BlockPage {...untitled} />);
  expect(screen.getByText('Support: help@bets.example')).toBeTruthy();
  page.remove();
});

it.each([
  [<BlockPage key="block" {...untitled} />, en.seo.block.country, ['/en/block-appeal-history']],
  [<NoticePage key="ua" routeId="system-pages.block-ua" />, en.seo.blockUa, ['/en/block-appeal-history']],
  [<NoticePage key="ie" routeId="system-pages.block-ie" />, en.seo.blockIe, ['/en/block-appeal-history']],
  [<NoticePage key="soon" routeId="system-pages.coming-soon" />, en.seo.comingSoon, []],
  [
    <NoticePage key="appeals" routeId="system-pages.block-appeal-history" />,
    en.seo.blockAppealHistory,
    ['/en/block-appeal-history'],
  ],
  [
    <NoticePage key="stop" routeId="system-pages.suspension" />,
    en.seo.suspension,
    ['/en/block-appeal-history'],
  ],
])('a page of who is kept out says why, and leads to an appeal where there is one', (shown, words, ways) => {
  const page = installFakePage({ dictionaries });
  render(shown);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
  expect(screen.getByText(words.description)).toBeTruthy();
  // By which the page hears at once that the site is open to its visitor.
  expect(page.watchedTopics()).toEqual(['content']);
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  // The page of appeals is a document without JavaScript.
  expect(links.every((link) => link.getAttribute('rel') === 'external')).toBe(true);
  page.remove();
});

// As the document does (blocked-document.ts).
it.each([
  ['who is kept out where they are', undefined, en.seo.block.country],
  ['who is banned', 1, en.seo.block.account],
  ['who is on a break', 53, en.seo.block.break],
])('block page of %s is titled by its reason', (_who, banLevel, { title, description }) => {
  const page = installFakePage({ dictionaries });
  if (banLevel !== undefined) page.signIn('4711', banLevel, ENDS_AT_MS);
  const titles: object[] = [];
  render(<BlockPage setSeo={(values) => titles.push(values)} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(titles).toEqual([{ name: title, description }]);
  page.remove();
});

describe('block page of a player on a break', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  it('says when the break ends and leads to the way in that is left', () => {
    page = installFakePage({ dictionaries });
    page.signIn('4711', 53, ENDS_AT_MS);
    render(<BlockPage {...untitled} />);
    expect(screen.getByText(/It ends on Nov 21, 2026, 15:30 UTC/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/office/account',
      '/en/office/deduce',
      '/en/office/history',
      '/en/office/payment/requests',
    ]);
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });
});

describe('page for browsers that cannot run the site', () => {
  it('says what is needed and leads back [S2-55]', () => {
    const page = installFakePage({ dictionaries });
    render(<OldBrowserPage query="?path=%2Flive" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.seo.oldBrowser.title);
    expect(screen.getByText(en.seo.oldBrowser.needs)).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/live');
    page.remove();
  });
});

describe('maintenance page', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries });
    page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: ENDS_AT_MS });
  });
  afterEach(() => page.remove());

  it('says until when [S4-11]', () => {
    render(<SiteUpdatesPage query="" />);
    expect(screen.getByText(/We expect to be back at .*15:30/)).toBeTruthy();
    expect(page.navigations).toEqual([]);
  });

  it('says nothing of an end that is over', () => {
    render(<SiteUpdatesPage query="" />);
    act(() => page.timing.advance(ENDS_AT_MS - page.timing.nowMs()));
    expect(screen.queryByText(/We expect to be back/)).toBeNull();
  });

  it('leads back to the page it took over once maintenance ends [S4-13]', () => {
    render(<SiteUpdatesPage query="?path=%2Flive%2Ffootball%3Fa%3D1" />);
    act(() => page.setMaintenance({ status: 'none' }));
    expect(page.navigations).toEqual([{ href: '/en/live/football?a=1', replace: true }]);
  });

  it('leads nobody on whom a block of their own keeps there, without or after maintenance [S4-13]', () => {
    page.setMaintenance({ status: 'none' });
    const { rerender } = render(<SiteUpdatesPage query="?path=%2Flive" />);
    expect(page.navigations).toEqual([]);
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: ENDS_AT_MS }));
    act(() => page.setMaintenance({ status: 'none' }));
    expect(page.navigations).toHaveLength(1);
    // The guards led here again.
    rerender(<SiteUpdatesPage query="?path=%2Flive&again=1" />);
    expect(page.navigations).toHaveLength(1);
  });

  it('leads back to the place in that page which was asked for', () => {
    location.hash = '#moved-prices';
    render(<SiteUpdatesPage query="?path=%2Frules%2F2" />);
    act(() => page.setMaintenance({ status: 'none' }));
    expect(page.navigations).toEqual([{ href: '/en/rules/2#moved-prices', replace: true }]);
    location.hash = '';
  });

  it('holds the live socket, which tells of the end', () => {
    render(<SiteUpdatesPage query="" />);
    expect(page.watchedTopics()).toEqual(['content']);
  });
});
