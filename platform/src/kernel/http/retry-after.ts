import { Type } from 'typebox';
import { Check } from 'typebox/value';

import type { PlatformError } from './problem.ts';

/** When it is worth asking again for what is away for a moment: a database that died is back within seconds. */
export const RETRY_AFTER_SEC = 2;
/** The same of a budget that does not say when there is more of it. */
const SPENT_SEC = 60;

const Until = Type.Object({ retryAtMs: Type.Number() });
const For = Type.Object({ retryAfterMs: Type.Number() });

/**
 * When a refused asker may come again, in whole seconds, at least one: what the refusal says, or a guess of ours. Every 429
 * says it (RFC 6585 §4); undefined for what time does not change.
 */
export function retryAfterSecOf(
  { code, status, details }: Pick<PlatformError, 'code' | 'status' | 'details'>,
  nowMs: number,
): number | undefined {
  if (code === 'UNAVAILABLE') return RETRY_AFTER_SEC;
  if (status !== 429) return undefined;
  if (Check(Until, details)) return wholeSeconds(details.retryAtMs - nowMs);
  return Check(For, details) ? wholeSeconds(details.retryAfterMs) : SPENT_SEC;
}

const wholeSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));
