import type { ErrorCode } from '@paddock/contract';

/** Codes that no server answers: the request never came back, or its caller gave it up. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'CLOSED';

/** Why something was refused; translate it by `common:errors.<code>`. */
export interface ApiProblem {
  readonly code: ErrorCode | ClientErrorCode;
  readonly message: string;
  /** Words for the player in their language, of a service that sends them (S8-08, S8-10); ours sends codes. */
  readonly title?: string;
  readonly details?: unknown;
}

/**
 * A call that brought nothing (S7-02, S8-10). `refused`: the server answered with a problem, `httpStatus` is its.
 * `network-error`: no answer, `httpStatus` 0; whether the server acted is unknown. `close`: cancelled, 499.
 */
export interface Failure {
  readonly ok: false;
  readonly status: 'refused' | 'network-error' | 'close';
  readonly httpStatus: number;
  readonly problem: ApiProblem;
}

export type ApiResult<T> = { readonly ok: true; readonly httpStatus: number; readonly data: T } | Failure;

/** Result of a command without an answer of its own. */
export type CommandResult = { readonly ok: true } | Failure;

export interface ApiOptions {
  /** Before the path; `/web-api` when not given (S7-01). Config and limits have bases of their own. */
  readonly base?: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** `Idempotency-Key`: makes a POST or DELETE safe to repeat, so that transport failures are retried (rules §4). */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** `auto` sends the bearer token when signed in; `none` never does. */
  readonly bearer?: 'auto' | 'none';
  /** Waits until at least 200 ms have passed, so that a spinner does not flicker (S9-18). */
  readonly minimumDelay?: boolean;
}

/**
 * The API client. Business refusals and transport failures are results, never exceptions. A 401 refreshes the token
 * once for all callers and repeats the call once (S7-02). Network errors are repeated only for GET and keyed calls.
 */
export interface Api {
  get<T>(path: string, options?: ApiOptions): Promise<ApiResult<T>>;
  post<T>(path: string, body: unknown, options?: ApiOptions): Promise<ApiResult<T>>;
  delete<T>(path: string, options?: ApiOptions): Promise<ApiResult<T>>;
}
