import type { ErrorCode } from '@paddock/contract';
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  EndpointName,
  Endpoints,
  ErrorsOf,
  ParamsOf,
  QueryOf,
} from '@paddock/contract/endpoints';

/** Codes that no server answers: the request never came back, or its caller gave it up. */
export type ClientErrorCode = 'NETWORK_ERROR' | 'CLOSED';

/** Codes that a status alone may stand for, of an answer that something before the server gave (`failures.ts`). */
type CodeOfStatus = 'FORBIDDEN' | 'NOT_FOUND';

/** Why something was refused; translate it by `common:errors.<code>`. */
export interface ApiProblem<Code extends ErrorCode = ErrorCode> {
  readonly code: Code | ClientErrorCode;
  readonly message: string;
  /** Words for the player in their language, of a service that sends them (S8-08, S8-10); ours sends codes. */
  readonly title?: string;
  readonly details?: unknown;
}

/**
 * A call that brought nothing (S7-02, S8-10). `refused`: the server answered with a problem, `httpStatus` is its.
 * `network-error`: no answer, `httpStatus` 0; whether the server acted is unknown. `close`: cancelled, 499.
 */
export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly ok: false;
  readonly status: 'refused' | 'network-error' | 'close';
  readonly httpStatus: number;
  readonly problem: ApiProblem<Code>;
}

/** What a call brought, or why not: by one of the codes that its endpoint refuses with. */
export type ApiResult<T, Code extends ErrorCode = ErrorCode> =
  | { readonly ok: true; readonly httpStatus: number; readonly data: T }
  | Failure<Code>;

/** Result of a command without an answer of its own. */
export type CommandResult = { readonly ok: true } | Failure;

/** How a call is made, whatever it asks for. */
export interface CallOptions {
  /** `Idempotency-Key`: makes a POST or DELETE safe to repeat, so that transport failures are retried (rules §4). */
  readonly key?: string;
  readonly signal?: AbortSignal | undefined;
  /** `auto` sends the player's bearer token when signed in; `none` never does; another one is sent as it is. */
  readonly bearer?: 'auto' | 'none' | { readonly token: string };
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

/** What a call of an endpoint may say: its address' values and its query are those of the contract's table. */
type OptionsOf<E extends Endpoint> = CallOptions & Given<'params', ParamsOf<E>> & Given<'query', QueryOf<E>>;
/** Options may be left out where nothing of them has to be said. */
type Rest<Options> = Partial<Options> extends Options ? [options?: Options] : [options: Options];
type SentBody<Body> = Body extends undefined ? Readonly<Record<string, never>> : Body;

/**
 * What calls by a method carry and bring, by whole address: `/web-api/ideas`. It is a type of its own for each endpoint of
 * the table, so that the compiler works out those that are called, and never compares one that it does not know yet.
 */
type CallsBy<M extends Method> = {
  [Name in EndpointName as Name extends `${M} ${infer Address}` ? Address : never]: {
    readonly body: SentBody<BodyOf<Endpoints[Name]>>;
    readonly options: Rest<OptionsOf<Endpoints[Name]>>;
    readonly answer: ApiResult<AnswerOf<Endpoints[Name]>, ErrorsOf<Endpoints[Name]> | CodeOfStatus>;
  };
};
export type Gets = CallsBy<'GET'>;
type Posts = CallsBy<'POST'>;
type Deletes = CallsBy<'DELETE'>;

/** Whole addresses of the API that answer a method. */
export type Address<M extends Method> = keyof CallsBy<M>;

/**
 * The API client, typed by the contract's table of endpoints. Business refusals and transport failures are results, never
 * exceptions. A 401 refreshes the token once for all callers and repeats the call once (S7-02). Network errors are repeated
 * only for GET and keyed calls.
 */
export interface Api {
  get<A extends keyof Gets>(address: A, ...options: Gets[A]['options']): Promise<Gets[A]['answer']>;
  post<A extends keyof Posts>(
    address: A,
    body: Posts[A]['body'],
    ...options: Posts[A]['options']
  ): Promise<Posts[A]['answer']>;
  delete<A extends keyof Deletes>(
    address: A,
    ...options: Deletes[A]['options']
  ): Promise<Deletes[A]['answer']>;
}
