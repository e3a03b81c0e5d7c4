import type { SessionView, TokenView } from '@paddock/contract/schemas';

const PASSWORD = 'a long walk by the river';

/** A player as a program that registered them has them. */
export interface Registered {
  readonly playerId: string;
  readonly email: string;
  readonly password: string;
  /** All cookies of the answer, as a request sends them. */
  readonly cookie: string;
  /** Bearer token, good for five minutes. */
  readonly token: string;
}

/** Registers a player in euros by the API, without a browser. @throws with what was answered instead. */
export async function registerPlayer(origin: string, email: string): Promise<Registered> {
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
  const { user_id: playerId } = await bodyOf<SessionView>(registered);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const token = await freshToken(origin, cookie);
  return { playerId: playerId ?? '', email, password: PASSWORD, cookie, token };
}

/** A bearer token of the session of these cookies, good for five minutes. */
export async function freshToken(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/web-api/user/gettoken?force_refresh=true`, { headers: { cookie } });
  return (await bodyOf<TokenView>(answer)).token;
}

/** The JSON of an answer. @throws with what was answered instead when it is none that went well. */
export async function bodyOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
