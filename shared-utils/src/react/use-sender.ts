import { useEffect, useRef, useState } from 'react';

import { createSender, newKey, type ApiResult, type KeptRequest } from '@paddock/shared-utils';

/**
 * Sends requests that the server takes once per key: the same press repeated keeps its key until the outcome is known,
 * over a reload too where it is `kept`. The answer is the same function for as long as the component stands; hand it to
 * `useSubmit`.
 */
export function useSender<Request, Answer>(
  send: (request: Request, key: string) => Promise<ApiResult<Answer>>,
  kept?: KeptRequest<Request>,
): (request: Request) => Promise<ApiResult<Answer>> {
  const latest = useRef({ send, kept });
  useEffect(() => {
    latest.current = { send, kept };
  });
  const isKept = kept !== undefined;
  const [sender] = useState(() =>
    createSender(
      (request: Request, key: string) => latest.current.send(request, key),
      newKey,
      isKept
        ? {
            read: () => latest.current.kept?.read(),
            write: (open) => latest.current.kept?.write(open),
          }
        : undefined,
    ),
  );
  return sender;
}
