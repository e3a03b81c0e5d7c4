import type { ErrorCode } from '@paddock/contract';
import type {
  AnswerOf,
  BodyOf,
  EndpointName,
  Endpoints,
  ParamsOf,
  QueryOf,
} from '@paddock/contract/endpoints';

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

/** How a call is made, whatever it asks for. */
export interface CallOptions {
  /** `Idempotency-Key`: makes a POST or DELETE safe to repeat, so that transport failures are retried (rules §4). */
  readonly key?: string;
  readonly signal?: AbortSignal | undefined;
  /** `auto` sends the bearer token when signed in; `none` never does. */
  readonly bearer?: 'auto' | 'none';
  /** Waits until at least 200 ms have passed, so that a spinner does not flicker (S9-18). */
  readonly minimumDelay?: boolean;
}

type Value = string | number | boolean | undefined;

/** What a call carries beside its body, as the client sends it. */
export interface ApiOptions extends CallOptions {
  /** Values of the address: `:id`. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, Value>>;
}

type Method = 'GET' | 'POST' | 'DELETE';

/** Whole addresses of the API that answer a method: `/web-api/ideas`. */
export type Address<M extends Method> = EndpointName extends infer Name
  ? Name extends `${M} ${infer Path}`
    ? Path
    : never
  : never;
type At<M extends Method, A extends Address<M>> = Endpoints[`${M} ${A}` & EndpointName];

/** Values of an address or a query: text is written from numbers too. */
type Written<Values> = {
  readonly [Name in keyof Values]: string extends NonNullable<Values[Name]>
    ? Values[Name] | number | boolean
    : Values[Name];
};
type Maybe<Values> = { readonly [Name in keyof Values]: Values[Name] | undefined };
type Given<Name extends string, Values> = Values extends undefined
  ? unknown
  : Partial<Values> extends Values
    ? { readonly [N in Name]?: Maybe<Written<Values>> }
    : { readonly [N in Name]: Maybe<Written<Values>> };

/** What a call of this endpoint may say: its address' values and its query are those of the contract's table. */
export type OptionsOf<M extends Method, A extends Address<M>> = CallOptions &
  Given<'params', ParamsOf<At<M, A>>> &
  Given<'query', QueryOf<At<M, A>>>;
/** Options may be left out where nothing of them has to be said. */
type Options<M extends Method, A extends Address<M>> =
  Partial<OptionsOf<M, A>> extends OptionsOf<M, A> ? [options?: OptionsOf<M, A>] : [options: OptionsOf<M, A>];
type Body<M extends Method, A extends Address<M>> =
  BodyOf<At<M, A>> extends undefined ? Readonly<Record<string, never>> : BodyOf<At<M, A>>;
/** What an endpoint brought, or why it brought nothing. */
export type AnswerTo<M extends Method, A extends Address<M>> = ApiResult<AnswerOf<At<M, A>>>;

/**
 * The API client, typed by the contract's table of endpoints. Business refusals and transport failures are results, never
 * exceptions. A 401 refreshes the token once for all callers and repeats the call once (S7-02). Network errors are repeated
 * only for GET and keyed calls.
 */
export interface Api {
  get<A extends Address<'GET'>>(address: A, ...options: Options<'GET', A>): Promise<AnswerTo<'GET', A>>;
  post<A extends Address<'POST'>>(
    address: A,
    body: Body<'POST', A>,
    ...options: Options<'POST', A>
  ): Promise<AnswerTo<'POST', A>>;
  delete<A extends Address<'DELETE'>>(
    address: A,
    ...options: Options<'DELETE', A>
  ): Promise<AnswerTo<'DELETE', A>>;
}
