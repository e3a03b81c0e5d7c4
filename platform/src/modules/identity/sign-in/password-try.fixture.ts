import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { signUp, type IdentityPlatform, type SignedIn } from '../identity.fixture.ts';
import { DEVICE_COOKIE } from '../sessions/device-cookie.ts';

export interface PasswordTry {
  readonly login: string;
  /** Absent: a wrong one. */
  readonly password?: string;
  /** Where it comes from. */
  readonly address?: string | undefined;
  /** Value of the cookie of a known device. */
  readonly device?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Token of the facts of the browser. */
  readonly facts?: string;
}

/** Tries to sign in by a password. */
export function tryPassword(
  app: HttpApp,
  { login, password = 'wrong', address = '203.0.113.7', device, headers = {}, facts }: PasswordTry,
) {
  return app.inject({
    method: 'POST',
    url: '/web-api/auth/login',
    remoteAddress: address,
    headers,
    cookies: device === undefined ? {} : { [DEVICE_COOKIE]: device },
    body: { login, password, save: false, ...(facts === undefined ? {} : { components_data: facts }) },
  });
}

/** The cookie by which the device of an answered sign-in is known from then on. */
export function deviceOf(answer: Awaited<ReturnType<typeof tryPassword>>): string {
  return answer.cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '';
}

/** Somebody new, at a time when all budgets are full again. */
export async function playerNobodyTried(platform: IdentityPlatform): Promise<SignedIn> {
  await platform.leap(3_600_000);
  return signUp(platform.app);
}
