import { useEffect } from 'react';
import type { ApiResult } from '@paddock/shared-utils';
import { useRead, type Read } from '@paddock/shared-utils/react';

import { useDesk } from './desk-context.ts';

/** How a call is made in the name of the operator. */
export interface AsOperator {
  readonly bearer: { readonly token: string };
}

/**
 * Reads for the operator at the desk, again and again while somebody is there. `key` is the address with what is asked of
 * it; no other operator sees the answer.
 * @param version another one reads again at once, while the last answer stays on show
 */
export function useDeskRead<T>(
  key: string,
  read: (as: AsOperator & { readonly signal: AbortSignal }) => Promise<ApiResult<T>>,
  everyMs: number,
  version = 0,
): Read<T> {
  const { session, token, isIdle, lost } = useDesk();
  const found = useRead<T>({
    key: `${session.operatorId} ${key}`,
    read: (signal) => read({ bearer: { token }, signal }).then((answer) => lostOr(answer, lost)),
    everyMs: isIdle ? undefined : everyMs,
    isPublic: true,
    version,
  });
  const { reload } = found;
  useEffect(() => {
    if (!isIdle) reload();
  }, [isIdle, reload]);
  return found;
}

/** A session that ended ends at the desk, whatever was asked. */
export function lostOr<Answer extends ApiResult<unknown>>(answer: Answer, lost: () => void): Answer {
  if (!answer.ok && answer.httpStatus === 401) lost();
  return answer;
}
