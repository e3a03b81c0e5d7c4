import type { DepositRequest } from '@paddock/contract/schemas';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useSender, useSubmit, type Submit } from '@paddock/shared-utils/react';

/** Where the provider's page is, and going there; a test gives its own. */
export type Leave = (href: string) => void;

/** The provider's page is not one of ours: the tab goes there, and comes back to /onpay. */
const leaveTab: Leave = (href) => globalThis.location.assign(href);

/** Starts a deposit once per request, however often it is pressed. */
export function useDeposit(leave: Leave = leaveTab): Submit<DepositRequest> {
  const send = useSender((request: DepositRequest, key) =>
    api.post('/web-api/cashier/deposits', request, { key }),
  );
  return useSubmit(send, ({ data: { id, redirectUrl } }) => {
    if (redirectUrl === undefined) navigate(hrefFor(`/onpay/pending?payment=${id}`));
    else leave(redirectUrl);
  });
}
