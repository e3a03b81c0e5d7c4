import type { Api, ApiOptions, ApiResult } from './http-types.ts';

/** Makes one call as it is given, unchecked by the table: what an `Api` is made of. */
export type Call = (
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body: unknown,
  options: ApiOptions,
) => Promise<ApiResult<unknown>>;

/** An API client over what makes the calls. The answers' shapes are the contract's word, checked on the server. */
export function apiOver(call: Call): Api {
  const api = {
    get: (address: string, options: ApiOptions = {}) => call('GET', address, undefined, options),
    post: (address: string, body: unknown, options: ApiOptions = {}) => call('POST', address, body, options),
    delete: (address: string, options: ApiOptions = {}) => call('DELETE', address, undefined, options),
  };
  return typed(api);
}

type Untyped = Readonly<Record<keyof Api, unknown>>;
type AnyCall = (...given: readonly unknown[]) => Promise<ApiResult<unknown>>;

/**
 * An API client that hands each call on to another, which may not be there yet; its changes within `during`. Calls are
 * handed on as they come: asked whether one client's calls fit the other's, the compiler compares the types of all endpoints.
 */
export function apiBehind(
  behind: () => Api,
  during: <T>(change: () => Promise<T>) => Promise<T> = (change) => change(),
): Api {
  const any = () => behind() as Untyped as Record<keyof Api, AnyCall>;
  const api: Record<keyof Api, AnyCall> = {
    get: (...given) => any().get(...given),
    post: (...given) => during(() => any().post(...given)),
    delete: (...given) => during(() => any().delete(...given)),
  };
  return typed(api);
}

const typed = (api: Untyped): Api => api as Api;
