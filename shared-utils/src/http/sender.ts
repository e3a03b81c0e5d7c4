import type { ApiResult } from './http-types.ts';

/** True when nobody knows whether the request was taken: no answer, or one that is not kept with the key. */
export function isLost(result: ApiResult<unknown>): boolean {
  if (result.ok) return false;
  return result.status !== 'refused' || result.httpStatus >= 500 || result.httpStatus === 401;
}

/** A request that was sent under a key and whose outcome is not known yet. */
export interface OpenRequest<Request> {
  readonly request: Request;
  readonly key: string;
}

/** Where the open request is kept: in the page unless told, in the browser's storage where it outlives a reload. */
export interface KeptRequest<Request> {
  read(): OpenRequest<Request> | undefined;
  write(open: OpenRequest<Request> | undefined): void;
}

function keptInPage<Request>(): KeptRequest<Request> {
  let latest: OpenRequest<Request> | undefined;
  return {
    read: () => latest,
    write(open) {
      latest = open;
    },
  };
}

/**
 * Sends requests that the server takes once per key. The key is kept, before it is sent, until the outcome is known: the
 * same request pressed again goes under its own key, so that it is never taken twice. Another request, or the same one
 * after an answer, has a new key.
 */
export function createSender<Request, Answer>(
  send: (request: Request, key: string) => Promise<ApiResult<Answer>>,
  newKey: () => string,
  kept: KeptRequest<Request> = keptInPage(),
): (request: Request) => Promise<ApiResult<Answer>> {
  return async (request) => {
    const open = kept.read();
    const isSame = open !== undefined && JSON.stringify(open.request) === JSON.stringify(request);
    const key = isSame ? open.key : newKey();
    kept.write({ request, key });
    const result = await send(request, key);
    if (!isLost(result) && kept.read()?.key === key) kept.write(undefined);
    return result;
  };
}
