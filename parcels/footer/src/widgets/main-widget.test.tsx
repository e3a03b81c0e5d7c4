import { act, render, screen } from '@testing-library/react';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { FooterWidget } from './main-widget.tsx';
import { withSeconds } from '../parts/live-clock.tsx';

describe('footer', () => {
  let page: FakePage;
  const show = (options: { language?: string; userId?: string; sandbox?: boolean } = {}) => {
    const { sandbox = true, ...rest } = options;
    page = installFakePage({ dictionaries: { footer: { en, ru } }, site: { sandbox }, ...rest });
    return render(<FooterWidget />);
  };
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  afterEach(() => page.remove());

  it('says for whom the site is and that no real money is played for', () => {
    show();
    expect(screen.getByLabelText('For players of 18 and over').textContent).toBe('18+');
    expect(screen.getByText('Paddock sandbox, no real money')).toBeTruthy();
  });

  it('claims no sandbox on a real site', () => {
    show({ sandbox: false });
    expect(screen.getByText('Paddock')).toBeTruthy();
    expect(screen.queryByText(/sandbox/)).toBeNull();
  });

  it('links a guest to registration and login, a player to the account, both to what everybody may read', () => {
    show();
    const forAll = [
      '/en/rules',
      '/en/payment',
      '/en/responsiblegaming',
      '/en/privacy-policy',
      '/en/help',
      '/en/about',
    ];
    expect(hrefs()).toEqual([
      '/en/live',
      '/en/line',
      '/en/results',
      '/en/registration',
      '/en/user/login',
      ...forAll,
    ]);
    act(() => page.signIn());
    expect(hrefs()).toEqual([
      '/en/live',
      '/en/line',
      '/en/results',
      '/en/office/account',
      '/en/office/history',
      '/en/office/recharge',
      '/en/office/responsible',
      ...forAll,
    ]);
  });

  it('lets visitors change their answer about cookies where the site asks [S4-10]', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Cookies' })).toBeNull();
    act(() => page.setSite({ isShowCookieAgreePopup: true }));
    act(() => screen.getByRole('button', { name: 'Cookies' }).click());
    expect(page.shared.dialogs.dialogs$.snapshot()).toMatchObject({
      dialog: { widget: 'system-pages/cookie-consent' },
    });
  });

  it('shows the policy’s picture where the visitor’s country has one, in a place of its own size [S7-44]', () => {
    show();
    expect(screen.queryByRole('img', { name: 'Privacy policy' })).toBeNull();
    act(() => page.setSite({ hasPolicyLogo: true }));
    const picture = screen.getByRole('img', { name: 'Privacy policy' });
    expect(['src', 'width', 'height'].map((name) => picture.getAttribute(name))).toEqual([
      '/web-api/policy/logo.agif',
      '88',
      '31',
    ]);
  });

  it('leaves out the page of ways to pay where its guard would', () => {
    show();
    act(() => page.setSite({ paymentPage: { authOnly: true } }));
    expect(hrefs()).not.toContain('/en/payment');
    act(() => page.signIn());
    expect(hrefs()).toContain('/en/payment');
    act(() => page.setSite({ paymentPage: { available: false } }));
    expect(hrefs()).not.toContain('/en/payment');
  });

  it('shows the time of the server and whether prices move', () => {
    show();
    act(() => page.setLive('open'));
    expect(screen.getByText('Prices update live.')).toBeTruthy();
    expect(document.querySelector('time')?.dateTime).toMatch(/^2026-11-21T12:00:0/);
    act(() => page.setLive('stale'));
    expect(screen.getByText('Prices are not being updated.')).toBeTruthy();
  });

  it('speaks Russian', () => {
    show({ language: 'ru' });
    expect(screen.getByText('Paddock, демо-режим без реальных денег')).toBeTruthy();
    expect(screen.getByText('Регистрация')).toBeTruthy();
  });
});

describe('a written time with seconds', () => {
  const at = Date.UTC(2026, 10, 21, 15, 42, 7);
  it.each([
    ['18:42', '18:42:07'],
    ['6:42 PM', '6:42:07 PM'],
    ['later', 'later'],
  ])('%s becomes %s', (written, expected) => {
    expect(withSeconds(written, at)).toBe(expected);
  });
});
