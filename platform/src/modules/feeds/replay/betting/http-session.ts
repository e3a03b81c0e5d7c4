import type { Problem } from '@paddock/contract';
import type { CountriesView, SessionView, TokenView } from '@paddock/contract/schemas';

import { BET_CURRENCY } from './bet-option.ts';

/** An answer that is not a success. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(request: string, status: number, code: string) {
    super(`${request} answered ${status} ${code}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}

export interface ApiRequest {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** A signed-in player's way to the API, by the same requests a browser makes. */
export interface HttpSession {
  /** Registers the player and signs in. */
  open(): Promise<void>;
  /** @throws ApiError with the code of the problem. */
  call<Answer>(path: string, request?: ApiRequest): Promise<Answer>;
}

const PASSWORD = 'replay-9c2f-Plays-Seasons';

/** A player named after the run. Signs in anew when its session has ended, as it does in the breaks of a season. */
export function createHttpSession(baseUrl: string, runId: string): HttpSession {
  const email = `replay-${runId}@example.com`;
  let cookies: readonly string[] = [];

  async function send<Answer>(
    path: string,
    { method = 'GET', body, idempotencyKey }: ApiRequest,
    token?: string,
  ) {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        cookie: cookies.join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    if (set.length > 0) cookies = set;
    const answer: unknown = await response.json();
    if (response.ok) return answer as Answer;
    throw new ApiError(`${method} ${path}`, response.status, (answer as Problem).code);
  }

  async function token(): Promise<string> {
    const path = '/web-api/user/gettoken';
    try {
      return (await send<TokenView>(path, {})).token;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await send('/web-api/auth/login', {
        method: 'POST',
        body: { login: email, password: PASSWORD, save: true },
      });
      return (await send<TokenView>(path, {})).token;
    }
  }

  return {
    async open() {
      const { countries } = await send<CountriesView>('/web-api/countries', {});
      const country = countries.find(({ currency }) => currency === BET_CURRENCY) ?? countries[0];
      const body = {
        email,
        password: PASSWORD,
        country_id: country?.id,
        currency_id: BET_CURRENCY,
        birth_date: '1980-05-17',
        language: 'en',
        terms_accepted: true,
      };
      await send<SessionView>('/web-api/registration', { method: 'POST', body });
    },
    // A token lives for minutes and the replay's clock jumps over hours: each call takes a fresh one.
    call: async (path, request = {}) => send(path, request, await token()),
  };
}
