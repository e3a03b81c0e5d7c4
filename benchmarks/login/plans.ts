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

/** Sign-ins by password, each with its hash at full cost. */
export function loginPlans(players: readonly Registered[]): readonly RequestPlan[] {
  return players.map(({ email, password }) => ({
    method: 'POST',
    path: '/web-api/auth/login',
    headers: {},
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
