import { newKey, type ApiResult } from '@paddock/shared-utils';

/**
 * Sends requests that the server takes once per key. One that found no server is sent again under its own key when it is
 * pressed again, so that it can never be taken twice; any other request, or the same one after an answer, has a new key.
 */
export function keyedSender<Request, Answer>(
  send: (request: Request, key: string) => Promise<ApiResult<Answer>>,
): (request: Request) => Promise<ApiResult<Answer>> {
  let open: { readonly body: string; readonly key: string } | undefined;
  return async (request) => {
    const body = JSON.stringify(request);
    const key = open?.body === body ? open.key : newKey();
    open = { body, key };
    const answer = await send(request, key);
    if (answer.ok || answer.status === 'refused') open = undefined;
    return answer;
  };
}
