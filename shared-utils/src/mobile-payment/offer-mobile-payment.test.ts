/** @jest-environment node */
import type { Profile, ProfileValue } from '../auth/auth-types.ts';
import { createDialogs } from '../dialogs/dialogs.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import { createStore } from '../stream/store.ts';
import { answered } from '../testing/answers.ts';
import { createFakeApi } from '../testing/fake-api.ts';
import { createMemoryCookies, createMemoryStorage } from '../testing/memory-storage.ts';
import { aMatchedRoute, aSiteConfig } from '../testing/samples.ts';
import { createVirtualTiming } from '../testing/virtual-timing.ts';
import {
  MOBILE_PAYMENT_COOKIE,
  offerMobilePayment,
  OFFER_WAIT_MS,
  type MobilePaymentParts,
} from './offer-mobile-payment.ts';

interface Given {
  readonly successes: number;
  readonly profile?: Partial<Profile>;
  readonly countries?: readonly string[];
  readonly isPhone?: boolean;
  readonly path?: string;
}

function stage({ successes, profile = {}, countries = ['DE'], isPhone = false, path = '/live' }: Given) {
  const timing = createVirtualTiming(0);
  const api = createFakeApi();
  const dialogs = createDialogs();
  const known = createStore<ProfileValue>({ status: 'none' });
  const news = createStore<PlayerNewsValue>({ status: 'none', seq: 0 });
  const cookies = new Map<string, string>();
  const ages = new Map<string, number>();
  const jar = createMemoryCookies(cookies);
  const tabStorage = createMemoryStorage();
  const route = { at: path };
  const paid = { count: successes };
  api.answer('GET', '/web-api/office/historypay', () => {
    const entities = Array.from({ length: paid.count }, () => ({ status_id: 2 }));
    return answered({ entities, total_count: entities.length });
  });
  const read = () =>
    known.set({
      status: 'ready',
      profile: {
        user_id: '1',
        user_country_code: 'DE',
        has_deposit: true,
        ban_level: 0,
        ...profile,
      } as Profile,
    });
  const parts = {
    api,
    dialogs,
    tabStorage,
    timing,
    isPhone,
    auth: { profile$: known.stream, refreshProfile: () => Promise.resolve().then(read) },
    cookies: {
      ...jar,
      set(name: string, value: string, maxAgeSec: number) {
        ages.set(name, maxAgeSec);
        jar.set(name, value, maxAgeSec);
      },
    },
    live: { playerNews$: news.stream },
    navigation: {
      currentRoute$: {
        snapshot: () => ({ status: 'ready', matched: aMatchedRoute({ path: route.at }), previous: null }),
      },
    },
    site: {
      site$: {
        snapshot: () => ({
          status: 'ready',
          config: { ...aSiteConfig(), mobilePaymentCountries: countries },
        }),
      },
    },
    visibility: { isVisible: () => true, onChange: () => () => undefined },
  } as unknown as MobilePaymentParts;
  offerMobilePayment(parts);
  return {
    api,
    ages,
    paid,
    route,
    dialogs,
    timing,
    read,
    signOut: () => known.set({ status: 'none' }),
    pass: () => timing.advanceAsync(OFFER_WAIT_MS),
    hear: () => {
      const one = { kind: 'payment', paymentId: '9', status: 'succeeded' } as const;
      news.set({ status: 'news', seq: news.get().seq + 1, news: one });
    },
    open: () => {
      const value = dialogs.dialogs$.snapshot();
      return value.status === 'open' ? value.dialog : null;
    },
  };
}

describe('paying from the phone next time', () => {
  it('is offered at three successful payments, once a session, over no other dialog [S4-21]', async () => {
    const page = stage({ successes: 3 });
    const other = page.dialogs.openDialog({ widget: 'office/limit-approval' });
    page.read();
    await page.pass();
    expect(page.open()?.id).toBe(other);
    page.dialogs.closeDialog();
    await page.pass();
    expect(page.open()?.widget).toBe('cashier/mobile-payment');
    expect(page.ages.size).toBe(0);
    page.dialogs.closeDialog();
    page.hear();
    await page.pass();
    expect(page.open()).toBeNull();
    page.paid.count = 4;
    page.hear();
    await page.pass();
    expect(page.ages.has(MOBILE_PAYMENT_COOKIE)).toBe(true);
  });

  it('comes with the third payment on an open page, and not while the next is being made [S4-21]', async () => {
    const page = stage({ successes: 2 });
    page.read();
    await page.pass();
    expect(page.open()).toBeNull();
    page.paid.count = 3;
    page.route.at = '/office/recharge/form';
    page.hear();
    await page.pass();
    expect(page.open()).toBeNull();
    page.route.at = '/live';
    await page.pass();
    expect(page.open()?.widget).toBe('cashier/mobile-payment');
  });

  it('is done with at the fourth: a cookie for a year, and the history is not read again [S4-21] [S9-10]', async () => {
    const page = stage({ successes: 4 });
    page.read();
    await page.pass();
    expect(page.open()).toBeNull();
    expect([...page.ages]).toEqual([[MOBILE_PAYMENT_COOKIE, 31_536_000]]);
    const asked = page.api.requests.length;
    page.hear();
    await page.pass();
    expect(page.api.requests).toHaveLength(asked);
  });

  it('is done with when the player says so', async () => {
    const page = stage({ successes: 3 });
    page.read();
    await page.pass();
    (page.open()?.props['never'] as () => void)();
    expect(page.ages.get(MOBILE_PAYMENT_COOKIE)).toBe(31_536_000);
  });

  it.each<[string, Omit<Given, 'successes'>]>([
    ['of a country the site does not name', { profile: { user_country_code: 'FR' } }],
    ['where the site names no country', { countries: [] }],
    ['on a phone', { isPhone: true }],
    ['on a break', { profile: { ban_level: 53 } }],
    ['who has never paid in', { profile: { has_deposit: false } }],
  ])('is not offered to a player %s, whose history is not even read [S5-14]', async (_who, given) => {
    const page = stage({ successes: 3, ...given });
    page.read();
    await page.pass();
    expect(page.open()).toBeNull();
    expect(page.api.requests).toEqual([]);
  });

  it('is not offered to whoever is not signed in any more [S5-14]', async () => {
    const page = stage({ successes: 3 });
    page.read();
    await page.timing.advanceAsync(OFFER_WAIT_MS - 1);
    page.signOut();
    await page.pass();
    expect(page.open()).toBeNull();
  });
});
