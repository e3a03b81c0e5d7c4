import type { Environment } from '../environment/environment-types.ts';
import { closed, networkError, refusedBy } from './failures.ts';
import type { ApiResult } from './http-types.ts';

/** Nothing takes longer than this and what its body takes on a slow line; what does has failed on the way. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** 128 kbit/s: a picture of 7 MB may take ten minutes. */
const SLOW_BYTES_PER_MS = 16;

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

/** What every answer of the server tells beside its own matter. */
export interface AnswerFacts {
  /** Newest release the server knows (`X-Release`), `null` when it does not say. */
  readonly release: number | null;
  /** Releases that were taken back (`X-Release-Withdrawn`), as ranges `12-15 18`; `null` when there are none. */
  readonly withdrawn: string | null;
  /** Version of what the site says of itself (`X-Site`), `null` when it does not say. */
  readonly site: number | null;
  readonly problemCode: string | null;
}

/** Sends one request once. */
export type Transport = (request: WireRequest) => Promise<ApiResult<unknown>>;

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  return JSON.parse(text);
}

function numberIn(response: Response, header: string): number | null {
  const number = Number(response.headers.get(header) ?? Number.NaN);
  return Number.isInteger(number) ? number : null;
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Turns fetch into results: an answer, no answer, or given up (S7-02, S8-10). */
export function createTransport(
  { fetch, timing }: Pick<Environment, 'fetch' | 'timing'>,
  onAnswer: (facts: AnswerFacts) => void,
): Transport {
  async function exchange(
    request: WireRequest,
    body: string | undefined,
    signal: AbortSignal,
  ): Promise<ApiResult<unknown>> {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(body && { body }),
      credentials: 'same-origin',
      signal,
    });
    const told = {
      release: numberIn(response, 'x-release'),
      withdrawn: response.headers.get('x-release-withdrawn'),
      site: numberIn(response, 'x-site'),
    };
    if (response.ok) {
      const data = await readBody(response);
      onAnswer({ ...told, problemCode: null });
      return { ok: true, httpStatus: response.status, data };
    }
    // A gateway's error page is no JSON; its status still says enough.
    const failure = refusedBy(response.status, await readBody(response).catch(() => undefined));
    onAnswer({ ...told, problemCode: failure.problem.code });
    return failure;
  }

  return async (request) => {
    if (isAborted(request.signal)) return closed();
    const controller = new AbortController();
    const giveUp = (): void => controller.abort();
    request.signal?.addEventListener('abort', giveUp);
    // Nothing is written of undefined.
    const body = JSON.stringify(request.body) as string | undefined;
    const stopTimer = timing.after(REQUEST_TIMEOUT_MS + (body ?? '').length / SLOW_BYTES_PER_MS, giveUp);
    try {
      return await exchange(request, body, controller.signal);
    } catch {
      return isAborted(request.signal) ? closed() : networkError();
    } finally {
      stopTimer();
      request.signal?.removeEventListener('abort', giveUp);
    }
  };
}
