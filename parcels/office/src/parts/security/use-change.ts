import type { ApiResult } from '@paddock/shared-utils';
import { useSubmit, type Submit } from '@paddock/shared-utils/react';

import { useSecurity } from './security-context.ts';

/** Sends a change of security. When the server wants to know again who is there, the gate around the form asks. */
export function useChange<Request, Data>(
  send: (request: Request) => Promise<ApiResult<Data>>,
  onDone: (data: Data) => void,
): Submit<Request> {
  const { expire } = useSecurity();
  return useSubmit(
    async (request: Request) => {
      const result = await send(request);
      if (!result.ok && result.problem.code === 'STEP_UP_REQUIRED') expire();
      return result;
    },
    ({ data }) => onDone(data),
  );
}
