import { useRef } from 'react';
import type { DepositRequest, DepositView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate, newKey, type ApiResult } from '@paddock/shared-utils';
import { useSubmit, type Submit } from '@paddock/shared-utils/react';

/** Where the provider's page is, and going there; a test gives its own. */
export type Leave = (href: string) => void;

/** The provider's page is not one of ours: the tab goes there, and comes back to /onpay. */
const leaveTab: Leave = (href) => globalThis.location.assign(href);

/** Starts a deposit once per request: the key stays while the request does, so that a second press changes nothing. */
export function useDeposit(leave: Leave = leaveTab): Submit<DepositRequest> {
  const last = useRef<{ readonly body: string; readonly key: string } | null>(null);

  async function send(request: DepositRequest): Promise<ApiResult<DepositView>> {
    const body = JSON.stringify(request);
    if (last.current?.body !== body) last.current = { body, key: newKey() };
    const result = await api.post('/web-api/cashier/deposits', request, { key: last.current.key });
    // A refusal is the answer to its key for ever; after a broken connection the same key asks again.
    if (!result.ok && result.status === 'refused') last.current = null;
    return result;
  }

  return useSubmit(send, ({ data: { id, redirectUrl } }) => {
    if (redirectUrl === undefined) navigate(hrefFor(`/onpay/pending?payment=${id}`));
    else leave(redirectUrl);
  });
}
