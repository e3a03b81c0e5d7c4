import { registerPlayer, type Registered } from '@paddock/e2e/setup';

import type { RequestPlan } from './requests-job.ts';

export const TOKEN_PATH = '/web-api/user/gettoken';

/** Registers players, one after the other. */
export async function visitors(origin: string, count: number): Promise<readonly Registered[]> {
  const all: Registered[] = [];
  for (let n = 0; n < count; n++) all.push(await registerPlayer(origin, `login-bench${n}@example.com`));
  return all;
}

/** What the others do meanwhile: read who they are, what they have and whether they are still signed in. */
export function othersPlans(players: readonly Registered[]): readonly RequestPlan[] {
  return players.flatMap(({ cookie, token }) => [
    { method: 'GET', path: '/web-api/session', headers: { cookie } },
    { method: 'GET', path: '/web-api/user/accounts', headers: { authorization: `Bearer ${token}` } },
    { method: 'GET', path: '/web-api/countries', headers: {} },
  ]);
}

/** Sign-ins by password, each with its hash at full cost, from a device of the player: in a crowd a stranger solves captchas. */
export function loginPlans(players: readonly Registered[]): readonly RequestPlan[] {
  return players.map(({ email, password, cookie }) => ({
    method: 'POST',
    path: '/web-api/auth/login',
    headers: { cookie: deviceOf(cookie) },
    body: { login: email, password, save: false },
  }));
}

/** Token refreshes, which every open page makes once a minute. */
export function tokenPlans(players: readonly Registered[]): readonly RequestPlan[] {
  return players.map(({ cookie }) => ({
    method: 'GET',
    path: `${TOKEN_PATH}?force_refresh=true`,
    headers: { cookie },
  }));
}

/** What stays in a browser after a sign-out. */
function deviceOf(cookie: string): string {
  const device = cookie.split('; ').find((each) => each.includes('paddock_device='));
  if (device === undefined) throw new Error('the registration has named no device');
  return device;
}
