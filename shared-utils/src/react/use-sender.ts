import { useEffect, useRef, useState } from 'react';

import { createSender, newKey, type ApiResult } from '@paddock/shared-utils';

/**
 * Sends requests that the server takes once per key: the same press repeated keeps its key until the outcome is known.
 * The answer is the same function for as long as the component stands; hand it to `useSubmit`.
 */
export function useSender<Request, Answer>(
  send: (request: Request, key: string) => Promise<ApiResult<Answer>>,
): (request: Request) => Promise<ApiResult<Answer>> {
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [sender] = useState(() =>
    createSender((request: Request, key: string) => latest.current(request, key), newKey),
  );
  return sender;
}
