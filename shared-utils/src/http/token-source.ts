import { TOKEN_CACHE_MS } from '@paddock/contract';
import type { TokenView } from '@paddock/contract/schemas';

import type { Timing } from '../environment/environment-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import { ENDPOINTS } from './endpoints.ts';
import { refused } from './failures.ts';
import type { ApiResult, Failure } from './http-types.ts';
import { isTokenValid } from './token.ts';

export type TokenResult = { readonly ok: true; readonly token: string } | Failure;

/** The bearer token, in memory only. */
export interface TokenSource {
  /** The token; callers within 60 s share one request (S7-14, S9-01). */
  get(): Promise<TokenResult>;
  /** A token other than the one the server has just refused; callers at once share one request (S7-02). */
  renew(refusedToken: string): Promise<TokenResult>;
  forget(): void;
}

interface Cached {
  readonly promise: Promise<TokenResult>;
  readonly atMs: number;
  /** Known once the promise has resolved. */
  token: string | undefined;
}

/** `fetchToken` asks the server, by session cookie alone. */
export function createTokenSource(
  timing: Timing,
  clock: ServerClock,
  fetchToken: (path: string) => Promise<ApiResult<unknown>>,
): TokenSource {
  let cached: Cached | undefined;

  async function ask(): Promise<TokenResult> {
    const answer = await fetchToken(ENDPOINTS.token);
    if (!answer.ok) return answer;
    const token = (answer.data as Partial<TokenView> | undefined)?.token;
    if (typeof token !== 'string' || !isTokenValid(token, clock.serverNowMs()))
      return refused('TOKEN_EXPIRED', 401);
    return { ok: true, token };
  }

  function start(): Promise<TokenResult> {
    const own: Cached = { promise: ask(), atMs: timing.nowMs(), token: undefined };
    cached = own;
    void own.promise.then((result) => {
      if (result.ok) own.token = result.token;
      // A failure is never kept: the next caller asks again.
      else if (cached === own) cached = undefined;
    });
    return own.promise;
  }

  function isFresh({ atMs, token }: Cached): boolean {
    const young = timing.nowMs() - atMs < TOKEN_CACHE_MS;
    return young && (token === undefined || isTokenValid(token, clock.serverNowMs()));
  }

  function get(): Promise<TokenResult> {
    return cached !== undefined && isFresh(cached) ? cached.promise : start();
  }

  return {
    get,
    renew(refusedToken) {
      if (cached?.token === refusedToken) cached = undefined;
      return get();
    },
    forget() {
      cached = undefined;
    },
  };
}
