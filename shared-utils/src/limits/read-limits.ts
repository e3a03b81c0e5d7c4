import type { Api } from '../http/http-types.ts';
import type { LimitsRead } from './limits-types.ts';
import { parseLimits } from './parse-limits.ts';

/** A site without the limit service has no limits. */
const NOT_OFFERED: readonly number[] = [404, 501];

/**
 * The player's limits; null where the service has no answer.
 * @param told what a change answered: the list, or words alone (S8-08), and then the service is asked for it
 */
export async function readLimits(api: Api, told?: unknown): Promise<LimitsRead | null> {
  if (Array.isArray(told)) return { limits: parseLimits(told) };
  const answer = await api.get('/limit-service-api/api/external/web/v3/limits');
  if (answer.ok) return { limits: parseLimits(answer.data) };
  return NOT_OFFERED.includes(answer.httpStatus) ? { limits: [] } : null;
}
