import type { Timing } from '../environment/environment-types.ts';
import { closed } from './failures.ts';
import type { Transport, WireRequest } from './transport.ts';
import { wait } from './wait.ts';

/** Repeats of a request that got no answer, the first after this long, then doubling. */
export const TRANSPORT_RETRIES = 2;
export const TRANSPORT_RETRY_FIRST_MS = 500;

/** A request may be sent again when doing it twice is doing it once: reading, or keyed (rules §4). */
function isRepeatable({ method, headers }: WireRequest): boolean {
  return method === 'GET' || headers['idempotency-key'] !== undefined;
}

/** Repeats what got no answer, and only that. */
export function withTransportRetries(send: Transport, timing: Timing): Transport {
  return async (request) => {
    let result = await send(request);
    if (!isRepeatable(request)) return result;
    for (let retry = 0; retry < TRANSPORT_RETRIES; retry++) {
      if (result.ok || result.status !== 'network-error') return result;
      await wait(timing, TRANSPORT_RETRY_FIRST_MS * 2 ** retry, request.signal);
      if (request.signal?.aborted === true) return closed();
      result = await send(request);
    }
    return result;
  };
}
