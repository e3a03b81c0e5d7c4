import type { ConversionRequest, ConversionView } from '@paddock/contract/schemas';
import { api, newKey, type ApiResult } from '@paddock/shared-utils';

/**
 * Sends conversions. One that found no server is sent again under its own key when it is pressed again, so that it can
 * never be booked twice; any other request, or the same one after an answer, has a new key.
 */
export function exchanger(): (request: ConversionRequest) => Promise<ApiResult<ConversionView>> {
  let open: { readonly body: string; readonly key: string } | undefined;
  return async (request) => {
    const body = JSON.stringify(request);
    const key = open?.body === body ? open.key : newKey();
    open = { body, key };
    const answer = await api.post<ConversionView>('/office/conversion', request, { key });
    if (answer.ok || answer.status === 'refused') open = undefined;
    return answer;
  };
}
