import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { WebPushView } from '@paddock/contract/schemas';
import { answered, installFakePage, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { PushSettings } from './push-settings.tsx';

const PATH = '/web-api/web-push';
const ENDPOINT = 'https://push.example/send/1';
const ALL: WebPushView['kinds'] = ['bets', 'payments', 'requests', 'favourites'];
const KEYS = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** A browser's way to be told things, as much of it as the page asks. */
function fakeBrowser(permission: NotificationPermission) {
  let subscription: object | null = null;
  const made = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe() {
      subscription = null;
      return Promise.resolve(true);
    },
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe() {
      subscription = made;
      return Promise.resolve(made);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }) },
  });
  Object.assign(globalThis, {
    PushManager: () => undefined,
    Notification: { permission, requestPermission: () => Promise.resolve(permission) },
  });
  return { isSubscribed: () => subscription !== null, subscribe: () => pushManager.subscribe() };
}

const isOn = (element: HTMLElement): boolean => (element as HTMLInputElement).checked;

describe('what this device is told', () => {
  let page: FakePage;
  const open = (view: WebPushView, language = 'en') => {
    page = installFakePage({
      dictionaries: { office: { en, ru } },
      userId: '7',
      language,
      site: { isPwa: true },
    });
    page.answer('GET', PATH, answered(view));
    render(<PushSettings />);
  };
  const view = (...kinds: WebPushView['kinds']): WebPushView => ({ publicKey: 'key', kinds });
  const mainSwitch = () => screen.findByRole('switch', { name: /Tell this device/ });

  afterEach(() => {
    cleanup();
    page.remove();
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'PushManager');
    Reflect.deleteProperty(globalThis, 'Notification');
  });

  it('is nothing until its player says so, then all, then what they choose, then nothing', async () => {
    const browser = fakeBrowser('granted');
    open(view());
    expect(screen.queryAllByRole('switch')).toHaveLength(0);
    page.answer('POST', PATH, answered(view(...ALL)));
    fireEvent.click(await mainSwitch());
    const goals = await screen.findByRole('switch', { name: /favourite’s match/ });
    expect(page.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      endpoint: ENDPOINT,
      ...KEYS,
      kinds: [...ALL],
    });
    page.answer('POST', PATH, answered(view('bets', 'payments', 'requests')));
    fireEvent.click(goals);
    await waitFor(() => expect(isOn(goals)).toBe(false));
    page.answer('DELETE', PATH, answered(view()));
    fireEvent.click(await mainSwitch());
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(1));
    expect(browser.isSubscribed()).toBe(false);
  });

  it('is known again on the next visit', async () => {
    await fakeBrowser('granted').subscribe();
    open(view('bets'));
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(5));
    expect(isOn(screen.getByRole('switch', { name: /My bets/ }))).toBe(true);
    expect(isOn(screen.getByRole('switch', { name: /deposit/ }))).toBe(false);
  });

  it('says why nothing can be switched on', async () => {
    fakeBrowser('denied');
    open(view());
    fireEvent.click(await mainSwitch());
    await screen.findByText(/Your browser forbids notes/);
    expect(isOn(await mainSwitch())).toBe(false);
  });

  it('says so where a browser has no way', () => {
    open(view());
    expect(screen.getByText(/On an iPhone, add the site to the home screen first/).tagName).toBe('P');
  });
});
