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
  return api as Api;
}
