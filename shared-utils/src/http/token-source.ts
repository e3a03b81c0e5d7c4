import { TOKEN_CACHE_MS } from '@paddock/contract';
import type { TokenView } from '@paddock/contract/schemas';

import type { ServerClock } from '../clock/clock-types.ts';
import type { Environment, TabChannel } from '../environment/environment-types.ts';
import { refused } from './failures.ts';
import type { ApiResult, Failure } from './http-types.ts';
import { isTokenValid, tokenSubject } from './token.ts';

export type TokenResult = { readonly ok: true; readonly token: string } | Failure;

/** The bearer token, in memory only: in no storage that a later visitor of this browser could read. */
export interface TokenSource {
  /** The token; callers and tabs within 60 s share one request (S7-14, S9-01). */
  get(): Promise<TokenResult>;
  /** A token other than the one the server has just refused; callers at once share one request (S7-02). */
  renew(refusedToken: string): Promise<TokenResult>;
  forget(): void;
}

export interface TokenSourceDependencies extends Pick<Environment, 'timing' | 'locked' | 'report'> {
  readonly clock: ServerClock;
  /** Who is signed in. */
  readonly userId: () => string | null;
  /** Where tabs give each other the token they got. */
  readonly channel: TabChannel;
  /** Asks the server, by session cookie alone. */
  readonly fetchToken: () => Promise<ApiResult<unknown>>;
  /** The server no longer knows the session. */
  readonly onSessionLost: () => void;
}

interface Cached {
  readonly promise: Promise<TokenResult>;
  readonly atMs: number;
  /** Known once the promise has resolved. */
  token: string | undefined;
}

export function createTokenSource(dependencies: TokenSourceDependencies): TokenSource {
  const { timing, clock, channel, locked, report, userId, fetchToken } = dependencies;
  let cached: Cached | undefined;
  /** What another tab sent last. */
  let received: { readonly token: string; readonly atMs: number } | undefined;

  async function ask(): Promise<TokenResult> {
    const answer = await fetchToken();
    if (!answer.ok) {
      // 401 is the news that nobody is signed in any more: a tab that slept or was offline may hear it here first.
      if (answer.httpStatus === 401) dependencies.onSessionLost();
      else if (answer.status === 'refused') report(new Error(`no token: ${answer.problem.code}`));
      return answer;
    }
    const token = (answer.data as Partial<TokenView> | undefined)?.token;
    if (typeof token !== 'string' || !isTokenValid(token, clock.serverNowMs()))
      return refused('TOKEN_EXPIRED', 401);
    channel.post(token);
    return { ok: true, token };
  }

  function start(refusedToken?: string): Promise<TokenResult> {
    const atMs = timing.nowMs();
    const promise = locked('token', async (): Promise<TokenResult> => {
      // While this tab waited, another may have got one.
      if (received !== undefined && received.atMs >= atMs && received.token !== refusedToken)
        return { ok: true, token: received.token };
      return ask();
    });
    const own: Cached = { promise, atMs, token: undefined };
    cached = own;
    void promise.then((result) => {
      if (result.ok) own.token = result.token;
      // A failure is never kept: the next caller asks again.
      else if (cached === own) cached = undefined;
    });
    return promise;
  }

  function isFresh({ atMs, token }: Cached): boolean {
    const young = timing.nowMs() - atMs < TOKEN_CACHE_MS;
    return young && (token === undefined || isTokenValid(token, clock.serverNowMs()));
  }

  // The channel ends with the page. A token of somebody else, sent around a change of players, is not taken.
  channel.onMessage((token) => {
    if (typeof token !== 'string' || tokenSubject(token) !== userId()) return;
    received = { token, atMs: timing.nowMs() };
    // A request under way looks at what was received by itself.
    if (cached !== undefined && cached.token === undefined) return;
    cached = { promise: Promise.resolve({ ok: true, token }), atMs: received.atMs, token };
  });

  return {
    get: () => (cached !== undefined && isFresh(cached) ? cached.promise : start()),
    renew: (refusedToken) =>
      cached !== undefined && cached.token !== refusedToken && isFresh(cached)
        ? cached.promise
        : start(refusedToken),
    forget() {
      cached = undefined;
      received = undefined;
    },
  };
}
