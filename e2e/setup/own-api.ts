import type { OutboxView } from '@paddock/contract/schemas';

/** The API as a signed-in player's own program would call it, without a browser. */
export interface OwnApi {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: object): Promise<T>;
}

const PASSWORD = 'a long walk by the river';
let made = 0;

export interface NewPlayer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
  readonly api: OwnApi;
}

/** Registers a player by the API and answers what they may call; with a proof of who is there for sensitive changes. */
export async function newPlayer(origin: string): Promise<NewPlayer> {
  const email = `way${process.pid}-${++made}@example.com`;
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
  const { user_id: userId } = await bodyOf<{ user_id: string }>(registered);
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { token } = await bodyOf<{ token: string }>(
    await fetch(`${origin}/web-api/user/gettoken?force_refresh=true`, { headers: { cookie } }),
  );
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const api: OwnApi = {
    get: async (path) => bodyOf(await fetch(`${origin}/web-api${path}`, { headers })),
    post: async (path, body) =>
      bodyOf(
        await fetch(`${origin}/web-api${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
      ),
  };
  await api.post('/user/security/step-up', { method: 'password', password: PASSWORD });
  return { email, password: PASSWORD, userId, api };
}

async function bodyOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
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
  const { code_id } = await api.post<{ code_id: string }>('/user/security/phone/send', { phone });
  await api.post('/user/security/phone/confirm', { code_id, code: await codeSentTo(origin, phone) });
}
