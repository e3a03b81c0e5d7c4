import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { aLeg, aMatchedRoute, anAccount, installFakePage } from '@paddock/shared-utils/testing';
import type { FakePage, FakePageOptions } from '@paddock/shared-utils/testing';
import { dialogs$, sheet$, settings$, toggleLeg } from '@paddock/shared-utils';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { HeaderWidget } from './main-widget.tsx';

/** What popovers load on first use. */
const PANELS: readonly (() => Promise<unknown>)[] = [
  () => import('@paddock/styleguide/overlays'),
  () => import('../parts/popover/panels.ts'),
];

const CATALOGUE = {
  sports: [
    { slug: 'football', name: { en: 'Football' }, live: 142, line: 90, championships: [] },
    { slug: 'tennis', name: { en: 'Tennis' }, live: 38, line: 12, championships: [] },
  ],
};

describe('header', () => {
  let page: FakePage;
  const show = (options: FakePageOptions = {}) => {
    page = installFakePage({
      dictionaries: { header: { en, ru } },
      site: {
        widgets: { header: null, menu: 'betting/menu', aside: 'coupon/main', footer: null, floating: null },
      },
      ...options,
    });
    // The clock has a test of its own.
    page.answer('GET', '/web-api/office/played', () => new Promise(() => undefined));
    return render(<HeaderWidget />);
  };
  const player = (moneyMinor = 124_840n): FakePageOptions => ({
    userId: '7',
    accounts: [anAccount({ moneyMinor })],
  });
  const sections = () => screen.getByRole('navigation', { name: 'Sections' });
  const bar = () => screen.getByRole('navigation', { name: 'Main places' });
  const open = async (name: string | RegExp) => {
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await Promise.all(PANELS.map((load) => load()));
    });
    return screen.findByRole('dialog');
  };
  afterEach(() => {
    jest.useRealTimers();
    page.remove();
  });

  it.each([
    ['/slots', 'casino'],
    ['/games/dice', 'originals'],
  ])('marks the casino on all of its pages, wherever they lie: %s', (path, parcel) => {
    show();
    const { route } = aMatchedRoute();
    act(() => page.showRoute(aMatchedRoute({ path, route: { ...route, parcel } })));
    const current = within(sections()).getAllByRole('link', { current: 'page' });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Casino']);
  });

  it('links only to sections that exist, marks the one shown and counts what is live', () => {
    show();
    act(() => {
      page.setCatalogue(CATALOGUE);
      page.showRoute(aMatchedRoute({ path: '/live/football' }));
    });
    const links = within(sections()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en/live',
      '/en/line',
      '/en/casino',
      '/en/toto',
      '/en/lotto',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
    expect(screen.getByLabelText('180 events live').textContent).toBe('180');
    act(() => page.setSite({ closedParcels: ['casino', 'lotto'] }));
    const open = within(sections()).getAllByRole('link');
    expect(open.map((link) => link.getAttribute('href'))).toEqual(['/en/live', '/en/line', '/en/toto']);
    expect(within(bar()).queryByRole('link', { name: 'Casino' })).toBeNull();
  });

  it('offers a guest login and registration, and no balance', () => {
    show();
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/en/registration');
    expect(screen.getAllByRole('link', { name: 'Sign in' })[0]?.getAttribute('href')).toBe('/en/user/login');
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('opens login and registration over the page on a plain press, and follows the link otherwise [S2-67]', () => {
    show();
    const login = screen.getAllByRole('link', { name: 'Sign in' })[0] as HTMLElement;
    expect(fireEvent.click(login, { ctrlKey: true })).toBe(true);
    expect(dialogs$.snapshot().status).toBe('closed');
    expect(fireEvent.click(login)).toBe(false);
    expect(dialogs$.snapshot()).toMatchObject({ status: 'open', dialog: { widget: 'welcome/login' } });
    fireEvent.click(screen.getByRole('link', { name: 'Register' }));
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/registration' } });
  });

  it('offers no registration where the site has closed it [S6-02]', () => {
    show({ site: { isRegistrationAllowed: false } });
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  it('shows a player the balance of the active account and the way to deposit', async () => {
    show(player());
    expect(await screen.findByText('€1,248.40')).toBeTruthy();
    expect(screen.getByText('Main, EUR')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/office/recharge');
    act(() => page.setAccounts([anAccount({ moneyMinor: 500n })]));
    expect(screen.getByText('€5.00')).toBeTruthy();
  });

  it('hides the balance on wish and remembers it', async () => {
    const first = show(player());
    const popover = await open(/Main, EUR/);
    fireEvent.click(within(popover).getByRole('switch', { name: 'Hide the balance' }));
    expect(screen.queryByText('€1,248.40')).toBeNull();
    expect(screen.getAllByLabelText('Balance hidden').length).toBeGreaterThan(0);
    first.unmount();
    render(<HeaderWidget />);
    expect(screen.queryByText('€1,248.40')).toBeNull();
  });

  it('fetches when it is pointed at without exchanging the button under the finger', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Preferences' });
    await act(async () => {
      fireEvent.pointerEnter(button);
      await Promise.all(PANELS.map((load) => load()));
    });
    expect(button.isConnected).toBe(true);
    await act(async () => {
      fireEvent.click(button);
      await Promise.all(PANELS.map((load) => load()));
    });
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('keeps open what was opened while the first page came, and closes it with the next', async () => {
    show(player());
    await open(/Main, EUR/);
    act(() => page.showRoute(aMatchedRoute({ path: '/live/football' })));
    expect(screen.queryByRole('dialog')).not.toBeNull();
    act(() => page.showRoute(aMatchedRoute({ path: '/live/tennis' })));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('switches the theme in two clicks, for guests and players', async () => {
    show();
    const popover = await open('Preferences');
    fireEvent.click(within(popover).getByRole('radio', { name: 'Dark' }));
    expect(settings$.snapshot().settings.appTheme).toBe(1);
  });

  it('changes prices, time zone and clock in two clicks, for guests too', async () => {
    show();
    const popover = await open('Preferences');
    await act(async () => {
      fireEvent.change(within(popover).getByLabelText('Odds'), { target: { value: '2' } });
      await import('@paddock/contract/odds-formats');
    });
    fireEvent.change(within(popover).getByLabelText('Time zone'), { target: { value: '5.5' } });
    fireEvent.click(within(popover).getByRole('switch', { name: '12-hour clock' }));
    expect(settings$.snapshot().settings).toMatchObject({ coefViewId: 2, timeZone: 5.5, is12h: true });
    fireEvent.change(within(popover).getByLabelText('Time zone'), { target: { value: 'site' } });
    expect(settings$.snapshot().settings.timeZone).toBeNull();
  });

  it('leads to this very page in another language', async () => {
    show(player());
    act(() => page.showRoute(aMatchedRoute({ path: '/live/tennis', query: '?sort=time' })));
    const popover = await open(/^Your account/);
    const russian = within(popover).getByRole('link', { name: 'Русский' });
    expect(russian.getAttribute('href')).toBe('/ru/live/tennis?sort=time');
    expect(russian.getAttribute('lang')).toBe('ru');
  });

  it('signs a player out', async () => {
    show(player());
    const popover = await open(/^Your account/);
    fireEvent.click(within(popover).getByRole('button', { name: 'Sign out' }));
    await act(() => Promise.resolve());
    expect(screen.getByRole('link', { name: 'Register' })).toBeTruthy();
  });

  it('says how many messages are unread, and opens them [S3-19]', () => {
    show(player());
    expect(screen.getByRole('button', { name: 'Messages' })).toBeTruthy();
    act(() => page.shared.auth.noteUnread(3));
    fireEvent.click(screen.getByRole('button', { name: 'Messages, 3 new' }));
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'office/inbox', placement: 'corner' } });
    act(() => page.shared.auth.noteUnread(0));
    expect(screen.getByRole('button', { name: 'Messages' })).toBeTruthy();
  });

  it('opens menu and coupon as sheets from the bar, with the count of the coupon', () => {
    show();
    act(() => {
      toggleLeg(aLeg());
    });
    const coupon = within(bar()).getByRole('button', { name: /Coupon/ });
    expect(within(coupon).getByLabelText('1 leg').textContent).toBe('1');
    act(() => {
      fireEvent.click(coupon);
    });
    expect(sheet$.snapshot()).toEqual({ status: 'open', sheet: 'aside' });
    expect(coupon.getAttribute('aria-expanded')).toBe('true');
    act(() => {
      fireEvent.click(within(bar()).getByRole('button', { name: 'Menu' }));
    });
    expect(sheet$.snapshot()).toEqual({ status: 'open', sheet: 'menu' });
  });

  it('leads a guest from the bar to login and opens the account of a player there', async () => {
    show();
    expect(within(bar()).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/en/user/login');
    act(() => page.signIn());
    const popover = await open('Account');
    expect(within(popover).getByRole('link', { name: 'Bet history' }).getAttribute('href')).toBe(
      '/en/office/history',
    );
    expect(within(popover).getByRole('radiogroup', { name: 'Theme' })).toBeTruthy();
  });

  it('shows no place in the bar for a region the site leaves out', () => {
    show({ site: { widgets: { header: null, menu: null, aside: null, footer: null, floating: null } } });
    expect(within(bar()).queryAllByRole('button')).toEqual([]);
  });

  it('speaks Russian', () => {
    show({ language: 'ru', ...player() });
    expect(screen.getByText('Основной, EUR')).toBeTruthy();
    expect(within(screen.getByRole('navigation', { name: 'Разделы' })).getByText('Линия')).toBeTruthy();
  });
});
