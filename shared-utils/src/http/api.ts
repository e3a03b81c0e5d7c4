import { FETCH_MIN_DELAY_MS } from '@paddock/contract';

import { isChallenge, type AnswerChallenge } from '../abuse/challenges.ts';
import type { Timing } from '../environment/environment-types.ts';
import { callingParcel } from './calling-parcel.ts';
import { apiOver } from './api-over.ts';
import type { Api, ApiOptions, ApiResult } from './http-types.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport, WireRequest } from './transport.ts';
import { wait } from './wait.ts';

export interface ApiDependencies {
  readonly origin: string;
  readonly timing: Timing;
  readonly send: Transport;
  readonly tokens: TokenSource;
  readonly isSignedIn: () => boolean;
  readonly language: () => string;
  /** Repeats what was refused for want of a captcha or of facts of the browser; absent for who asks for those. */
  readonly answerChallenge?: AnswerChallenge | undefined;
  /** The server no longer knows the session although this page is signed in. */
  readonly onSessionLost: () => void;
}

/** Address of a call: `/web-api/ideas/:id` with the id in its place. */
export function filledAddress(address: string, params: ApiOptions['params'] = {}): string {
  return address.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
}

export function apiUrl(origin: string, address: string, { params, query = {} }: ApiOptions): string {
  const url = new URL(origin + filledAddress(address, params));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The API client (S7-01, S7-02, S8-10). */
export function createApi(dependencies: ApiDependencies): Api {
  const { origin, timing, send, tokens } = dependencies;

  async function withBearer(request: WireRequest): Promise<ApiResult<unknown>> {
    const token = await tokens.get();
    if (!token.ok) return lost(token);
    const first = await send(bearing(request, token.token));
    if (first.ok || first.httpStatus !== 401) return first;
    const renewed = await tokens.renew(token.token);
    if (!renewed.ok) return lost(renewed);
    return lost(await send(bearing(request, renewed.token)));
  }

  function lost<T extends ApiResult<unknown>>(result: T): T {
    if (!result.ok && result.httpStatus === 401) dependencies.onSessionLost();
    return result;
  }

  async function call(
    method: WireRequest['method'],
    address: string,
    body: unknown,
    options: ApiOptions,
  ): Promise<ApiResult<unknown>> {
    const parcel = callingParcel();
    const request: WireRequest = {
      method,
      url: apiUrl(origin, address, options),
      headers: {
        accept: 'application/json',
        'x-language': dependencies.language(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(parcel === undefined ? {} : { 'x-parcel': parcel }),
        ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      },
      body,
      signal: options.signal,
    };
    const { bearer = 'auto' } = options;
    const startedAtMs = timing.nowMs();
    const sendOnce =
      typeof bearer === 'object'
        ? (sent: WireRequest) => send(bearing(sent, bearer.token))
        : bearer === 'auto' && dependencies.isSignedIn()
          ? withBearer
          : send;
    const { answerChallenge } = dependencies;
    let result = await sendOnce(request);
    if (answerChallenge !== undefined && isChallenge(result)) {
      result = await answerChallenge(request, result, sendOnce);
    }
    const leftMs = startedAtMs + FETCH_MIN_DELAY_MS - timing.nowMs();
    if (options.minimumDelay === true && leftMs > 0) await wait(timing, leftMs, options.signal);
    return result;
  }

  return apiOver(call);
}

function bearing(request: WireRequest, token: string): WireRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } };
}
