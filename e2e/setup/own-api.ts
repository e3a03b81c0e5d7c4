import type { OutboxView, UserConfigView } from '@paddock/contract/schemas';

import { captchaHeader } from './captcha.ts';
import { bodyOf, registerPlayer } from './register.ts';

/** The API as a signed-in player's own program would call it, without a browser. */
export interface OwnApi {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object, more?: Readonly<Record<string, string>>): Promise<T>;
}

let made = 0;

export interface NewPlayer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  /** What people know the player by. */
  readonly number: string;
  readonly api: OwnApi;
}

/** Registers a player by the API and answers what they may call; with a proof of who is there for sensitive changes. */
export async function newPlayer(origin: string): Promise<NewPlayer> {
  const email = `way${process.pid}-${++made}@example.com`;
  const { playerId: userId, password, token } = await registerPlayer(origin, email);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const api: OwnApi = {
    get: async (path) => bodyOf(await fetch(`${origin}/web-api${path}`, { headers })),
    post: async (path, body, more = {}) =>
      bodyOf(
        await fetch(`${origin}/web-api${path}`, {
          method: 'POST',
          headers: { ...headers, ...more },
          body: JSON.stringify(body),
        }),
      ),
  };
  await api.post('/user/security/step-up', { method: 'password', password });
  const { result } = await api.get<UserConfigView>('/user/config');
  return { email, password, userId, number: result.user_number, api };
}

/** The newest code the sandbox sent to a number or address. */
export async function codeSentTo(origin: string, to: string): Promise<string> {
  const answer = await fetch(`${origin}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
  const { messages } = await bodyOf<OutboxView>(answer);
  const code = messages.find((message) => message.code !== null)?.code;
  if (code === undefined || code === null) throw new Error(`no code was sent to ${to}`);
  return code;
}

/** Binds a phone to a player by the code sent to it. */
export async function bindPhone(origin: string, { api }: NewPlayer, phone: string): Promise<void> {
  const pass = await captchaHeader(origin);
  const { code_id } = await api.post<{ code_id: string }>('/user/security/phone/send', { phone }, pass);
  await api.post('/user/security/phone/confirm', { code_id, code: await codeSentTo(origin, phone) });
}
