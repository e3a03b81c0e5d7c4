import type { PlatformConfig } from '../../../kernel/config/config.ts';
import type { IdentityDependencies } from '../index.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { openBrowser, type TestBrowser, type Visit } from './test-browser.testing.ts';

export const ORIGIN = 'http://paddock.test';
export const REGISTRATION = '/web-api/auth/social/registration';

/** Identity with the sandbox's company, listening, so that the issuer can be reached. */
export async function startSocial(
  config: Partial<PlatformConfig> = {},
  dependencies: Partial<IdentityDependencies> = {},
): Promise<IdentityPlatform> {
  const platform = await createIdentityFixture({
    config: { publicOrigin: ORIGIN, ...config },
    dependencies,
  });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  return platform;
}

export const aBrowser = ({ app }: Pick<IdentityPlatform, 'app'>): TestBrowser => openBrowser(app, ORIGIN);

export interface Trip {
  readonly person?: string;
  readonly choice?: 'go' | 'deny';
  readonly fault?: string;
  readonly returnUrl?: string;
  /** Where to begin, when not at the login page's button. */
  readonly from?: string;
}

/** Goes to the company, chooses who one is there, and stops at the door: the way back that is not yet taken. */
export async function goToCompany(browser: TestBrowser, trip: Trip = {}): Promise<string> {
  const query = trip.returnUrl === undefined ? '' : `&returnUrl=${encodeURIComponent(trip.returnUrl)}`;
  const start = trip.from ?? `/web-api/auth/social/sandbox/start?language=en${query}`;
  const { url } = await browser.follow(start);
  const { person = 'ada', choice = 'go', fault = 'none' } = trip;
  const chosen = await browser.ask('POST', url, { form: { person, choice, fault } });
  const back = await browser.follow(chosen.location ?? '', '/web-api/auth/social/sandbox/callback');
  if (back.location === undefined) throw new Error(`the company ended at ${back.url}: ${back.body}`);
  return back.location;
}

/** The whole way in; answers where the browser is sent. */
export async function signInSocially(browser: TestBrowser, trip: Trip = {}): Promise<string> {
  const back = await browser.ask('GET', await goToCompany(browser, trip));
  return back.location ?? '';
}

export function registerNewcomer(browser: TestBrowser, over: object = {}): Promise<Visit> {
  return browser.ask('POST', REGISTRATION, {
    body: {
      country_id: 276,
      currency_id: 'EUR',
      birth_date: '1990-05-17',
      language: 'en',
      terms_accepted: true,
      ...over,
    },
  });
}
