import type { RequestPlan } from './requests-job.ts';

const PASSWORD = 'a long walk by the river';

/** A player with what their browser holds. */
export interface Visitor {
  readonly email: string;
  readonly cookie: string;
  readonly token: string;
}

/** Registers players, one after the other. */
export async function visitors(origin: string, count: number): Promise<readonly Visitor[]> {
  const all: Visitor[] = [];
  for (let n = 0; n < count; n++) all.push(await visitor(origin, `login-bench${n}@example.com`));
  return all;
}

async function visitor(origin: string, email: string): Promise<Visitor> {
  const registered = await fetch(`${origin}/web-api/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      country_id: 276,
      currency_id: 'EUR',
      birth_date: '1990-02-28',
      language: 'en',
      terms_accepted: true,
    }),
  });
  if (!registered.ok) throw new Error(`registration: ${registered.status} ${await registered.text()}`);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const answer = await fetch(`${origin}/web-api/user/gettoken`, { headers: { cookie } });
  return { email, cookie, token: ((await answer.json()) as { token: string }).token };
}

/** What the others do meanwhile: read who they are, what they have and whether they are still signed in. */
export function othersPlans(players: readonly Visitor[]): readonly RequestPlan[] {
  return players.flatMap(({ cookie, token }) => [
    { method: 'GET', path: '/web-api/session', headers: { cookie } },
    { method: 'GET', path: '/web-api/user/accounts', headers: { authorization: `Bearer ${token}` } },
    { method: 'GET', path: '/web-api/countries', headers: {} },
  ]);
}

/** Sign-ins by password, each with its hash at full cost. */
export function loginPlans(players: readonly Visitor[]): readonly RequestPlan[] {
  return players.map(({ email }) => ({
    method: 'POST',
    path: '/web-api/auth/login',
    headers: {},
    body: { login: email, password: PASSWORD, save: false },
  }));
}

/** Token refreshes, which every open page makes once a minute. */
export function tokenPlans(players: readonly Visitor[]): readonly RequestPlan[] {
  return players.map(({ cookie }) => ({
    method: 'GET',
    path: '/web-api/user/gettoken?force_refresh=true',
    headers: { cookie },
  }));
}

/** The least a request to this server can cost. */
export const HEALTH_PLANS: readonly RequestPlan[] = [{ method: 'GET', path: '/healthz', headers: {} }];
