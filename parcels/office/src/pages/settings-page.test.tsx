import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { settings$ } from '@paddock/shared-utils';
import { aMatchedRoute, anAccount, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { SettingsPage } from './settings-page.tsx';

describe('the page of settings', () => {
  let page: FakePage;
  const show = (language = 'en') => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      language,
      accounts: [anAccount({ moneyMinor: 124_840n })],
    });
    render(<SettingsPage />);
  };
  const settings = () => settings$.snapshot().settings;
  const preview = () => screen.getByTestId('settings-preview');
  const choose = async (name: string) => {
    await act(async () => {
      fireEvent.click(screen.getByRole('radio', { name: new RegExp(name) }));
      await import('@paddock/contract/odds-formats');
    });
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('changes theme, text size and rows at once [S3-25]', () => {
    show();
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Theme' })).getByLabelText('Dark'));
    fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Text size' })).getByLabelText('125%'));
    fireEvent.click(screen.getByRole('switch', { name: /Compact lists/ }));
    expect(settings()).toMatchObject({ appTheme: 1, appFontSize: 1.25, compactView: true });
  });

  it('shows the same price in six ways and writes the preview the way that is chosen [S3-25]', async () => {
    show();
    const ways = within(screen.getByRole('radiogroup', { name: 'Odds format' }));
    expect(ways.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Decimal2.502.50',
      'Fractional6/46/4, 6 to 4',
      'American+150+150',
      'Hong Kong1.501.50',
      'Malay−0.667−0.667',
      'Indonesian1.501.50',
    ]);
    expect(within(preview()).getByText('2.10')).toBeTruthy();
    await choose('American');
    expect(within(preview()).getByText('+110')).toBeTruthy();
    await choose('Fractional');
    expect(
      within(preview()).getByRole('button', { name: 'Harbour City – Mill Rovers, 1, 11/10, 11 to 10' }),
    ).toBeTruthy();
    expect(settings().coefViewId).toBe(1);
    await choose('Decimal');
    expect(within(preview()).getByText('2.10')).toBeTruthy();
  });

  it('shows the kick-off in the zone and by the clock that are chosen [S3-25]', () => {
    show();
    expect(preview().textContent).toContain('Nov 22, 12:00');
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: '5.5' } });
    expect(preview().textContent).toContain('Nov 22, 17:30');
    fireEvent.click(screen.getByRole('switch', { name: '12-hour clock' }));
    expect(preview().textContent.replace('\u202f', ' ')).toContain('Nov 22, 5:30 PM');
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'site' } });
    expect(settings()).toMatchObject({ timeZone: null, followsDeviceZone: false, is12h: true });
    fireEvent.change(screen.getByLabelText('Time zone'), { target: { value: 'device' } });
    expect(settings().followsDeviceZone).toBe(true);
  });

  it('resets the site in this browser, and loads it anew [S7-47]', async () => {
    show();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Reset the site here' }));
      await Promise.resolve();
    });
    await waitFor(() => expect(page.navigations).toEqual([{ href: 'reload', replace: true }]));
  });

  it('installs the site where the browser would', async () => {
    show();
    expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull();
    act(() => page.offerInstallation(true));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Install as an app' }));
      await Promise.resolve();
    });
    expect(screen.queryByRole('button', { name: 'Install as an app' })).toBeNull();
  });

  it('hides the balance behind dots [S3-19]', () => {
    show();
    expect(within(preview()).getByText('€1,248.40')).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: /Hide the balance/ }));
    expect(within(preview()).queryByText('€1,248.40')).toBeNull();
    expect(within(preview()).getByRole('img', { name: 'Balance hidden' })).toBeTruthy();
  });

  it('keeps the answer to a moved price, and how much of a score is shown', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'Accept higher prices' }));
    fireEvent.click(screen.getByRole('switch', { name: /Detailed score/ }));
    expect(settings()).toMatchObject({ priceChangePolicy: 'higher', detailedScore: false });
  });

  it('keeps whether statistics open in a window of their own', () => {
    show();
    fireEvent.click(screen.getByRole('switch', { name: /Statistics in a new window/ }));
    expect(settings()).toMatchObject({ statsInNewWindow: false });
  });

  it('shows lists in the European or the Asian view [S3-25]', () => {
    show();
    const views = within(screen.getByRole('radiogroup', { name: 'Lists' }));
    fireEvent.click(views.getByLabelText('Asian'));
    expect(settings().appViewType).toBe(1);
    fireEvent.click(views.getByLabelText('European'));
    expect(settings().appViewType).toBe(0);
  });

  it('names markets whole or short [S3-25]', () => {
    show();
    const names = within(screen.getByRole('radiogroup', { name: 'Names of markets' }));
    fireEvent.click(names.getByLabelText('Short'));
    expect(settings().marketsNameType).toBe(1);
    fireEvent.click(names.getByLabelText('Whole'));
    expect(settings().marketsNameType).toBe(0);
  });

  it.each([
    ['Light version', { lightVersion: true }],
    ['Whole menu of sports', { leftSectionOpen: false }],
    ['Whole coupon', { rightSectionOpen: false }],
    ['Marks of moved prices', { coefIndicationType: 1 }],
    ['Best matches on top', { bestMatchesOnTop: true }],
    ['Group by country', { groupByCountry: true }],
    ['Favourites: start', { noticeStart: false }],
    ['Favourites: score', { noticeScore: false }],
    ['Favourites: result', { noticeResult: false }],
    ['Sports alone in the menu', { showSportsOnly: true }],
    ['Numbers of matches', { showGameId: true }],
    ['Pitch and timeline', { zoneOpen: false }],
    ['Pitch follows as you scroll', { moveVideoOnScroll: false }],
    ['Team colours in the coupon', { teamLogosInCoupon: true }],
    ['Accumulator of the day(?!, live)', { accumulatorOfDayLine: false }],
    ['Accumulator of the day, live', { accumulatorOfDayLive: false }],
    ['Bet generator', { betGenerator: true }],
  ] as const)('offers %s', (name, chosen) => {
    show();
    const before = settings();
    const own = () => screen.getByRole('switch', { name: new RegExp(name) });
    fireEvent.click(own());
    expect(settings()).toEqual({ ...before, ...chosen });
    fireEvent.click(own());
    expect(settings()).toEqual(before);
  });

  it('turns the page itself to another language [S3-25]', () => {
    show();
    act(() => page.showRoute(aMatchedRoute({ path: '/office/settings' })));
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ru' } });
    expect(page.navigations).toEqual([{ href: '/ru/office/settings', replace: false }]);
  });

  it('speaks Russian', () => {
    show('ru');
    expect(screen.getByRole('heading', { level: 1, name: 'Настройки' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Дробные/ })).toBeTruthy();
  });
});
