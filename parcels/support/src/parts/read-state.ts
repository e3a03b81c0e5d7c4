import { watchRead, type ApiResult } from '@paddock/shared-utils';
import { streamState } from './stream-state.ts';

/**
 * Own data of a component, read while it stands and again whenever a request of the player moves, here or elsewhere. An
 * answer that is on show stays over a failure.
 */
export function followRequests<T>(key: string, read: (signal: AbortSignal) => Promise<ApiResult<T>>) {
  const answer$ = watchRead<T>({ key, on: ['request'], read });
  const state = streamState(answer$);
  return {
    get value() {
      return state.value;
    },
    /** Reads again, as a Retry button does. */
    retry: () => answer$.reload(),
    /** Shows an answer a command has brought. */
    show(data: T) {
      void answer$.extend(() => Promise.resolve({ ok: true, httpStatus: 200, data }));
    },
  };
}
