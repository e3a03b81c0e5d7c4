import { fireEvent, render, screen } from '@testing-library/react';
import { consent$, installation$, setConsent } from '@paddock/shared-utils';
import { installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { CookieConsentWidget } from './cookie-consent-widget.tsx';
import { InstallAppWidget } from './install-app-widget.tsx';
import { NewSiteWidget } from './new-site-widget.tsx';
import { PrivacyUpdateWidget } from './privacy-update-widget.tsx';

const dictionaries = { 'system-pages': { en, ru } };
let page: FakePage;
let titles: string[];
let closed: number;
const props = {
  close: () => void (closed += 1),
  setTitle: (title: string) => void titles.push(title),
};

beforeEach(() => {
  titles = [];
  closed = 0;
  page = installFakePage({ dictionaries });
});
afterEach(() => page.remove());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const consent = () => consent$.snapshot();

describe('the question about cookies', () => {
  it.each([
    ['Accept all', true],
    ['Necessary only', false],
  ])('is answered by one press: %s [S4-10]', (name, given) => {
    render(<CookieConsentWidget {...props} />);
    press(name);
    expect(consent()).toEqual({ status: 'set', functionality: given, marketing: given });
    expect(closed).toBe(1);
  });

  it.each([
    ['all', ['Comfort', 'Marketing'], true, true],
    ['only comfort', ['Comfort'], true, false],
    ['only marketing', ['Marketing'], false, true],
    ['nothing', [], false, false],
  ] as const)(
    'is answered by a choice: %s [S2-67, S3-32, S4-10, S6-07]',
    (_what, on, functionality, marketing) => {
      render(<CookieConsentWidget {...props} />);
      press('Choose');
      const necessary = screen.getByRole<HTMLInputElement>('switch', { name: /^Necessary/ });
      expect([necessary.checked, necessary.disabled]).toEqual([true, true]);
      for (const name of on) fireEvent.click(screen.getByRole('switch', { name: new RegExp(`^${name}`) }));
      press('Save my choice');
      expect(consent()).toEqual({ status: 'set', functionality, marketing });
      expect(closed).toBe(1);
    },
  );

  it('leads back from the choice, and begins it with what was answered [S2-67]', () => {
    setConsent('marketing');
    render(<CookieConsentWidget {...props} />);
    press('Choose');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Marketing/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Comfort/ }).checked).toBe(false);
    press('Back');
    expect(screen.getByRole('button', { name: 'Accept all' })).toBeTruthy();
    expect(titles).toEqual(['Cookies on this site', 'Your choice of cookies', 'Cookies on this site']);
    expect(closed).toBe(0);
  });
});

it('leads a guest from the news of the new site to the sign-in, or on [S2-67]', () => {
  const opened: string[] = [];
  page.shared.dialogs.dialogs$.subscribe((value) => {
    if (value.status === 'open') opened.push(value.dialog.widget);
  });
  render(<NewSiteWidget {...props} />);
  expect(titles).toEqual(['The new Paddock site']);
  press('Look around');
  expect([closed, opened]).toEqual([1, []]);
  press('Sign in');
  expect([closed, opened]).toEqual([2, ['welcome/login']]);
});

it('says since when the privacy policy is another, and leads to it [S2-67]', () => {
  page.setSite({ privacyUpdatedAt: '2026-11-01' });
  render(<PrivacyUpdateWidget {...props} />);
  expect(titles).toEqual(['Our privacy policy has changed']);
  expect(screen.getByText(/holds since .*2026/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/privacy-policy');
  press('All right');
  expect(closed).toBe(1);
});

it.each([
  ['Install', 'none'],
  ['Not now', 'offered'],
])('offers the site as an app, and leaves it at %s', (name, left) => {
  page.offerInstallation(true);
  render(<InstallAppWidget {...props} />);
  expect(titles).toEqual(['Paddock at hand']);
  press(name);
  expect(closed).toBe(1);
  expect(installation$.snapshot().status).toBe(left);
});
