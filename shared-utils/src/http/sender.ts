import type { ApiResult } from './http-types.ts';

/** True when nobody knows whether the request was taken: no answer, or one that is not kept with the key. */
export function isLost(result: ApiResult<unknown>): boolean {
  if (result.ok) return false;
  return result.status !== 'refused' || result.httpStatus >= 500 || result.httpStatus === 401;
}

/**
 * Sends requests that the server takes once per key. The key is kept until the outcome is known: the same request
 * pressed again goes under its own key, so that it is never taken twice. Another request, or the same one after an
 * answer, has a new key.
 */
export function createSender<Request, Answer>(
  send: (request: Request, key: string) => Promise<ApiResult<Answer>>,
  newKey: () => string,
): (request: Request) => Promise<ApiResult<Answer>> {
  let open: { readonly body: string; readonly key: string } | undefined;
  return async (request) => {
    const body = JSON.stringify(request);
    if (open?.body !== body) open = { body, key: newKey() };
    const own = open;
    const result = await send(request, own.key);
    if (open === own && !isLost(result)) open = undefined;
    return result;
  };
}
