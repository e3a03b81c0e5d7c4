import type { Api, ApiResult } from '../http/http-types.ts';
import type { Limits } from './limits-types.ts';

/** The player's commands on limits; every change answers the list as it stands after it, which is handed on. */
export function createLimitCommands(
  api: Api,
  onList: (list: unknown) => Promise<void>,
): Pick<Limits, 'setLimit' | 'decideLimit' | 'cancelLimit'> {
  async function change(sent: Promise<ApiResult<unknown>>): Promise<ApiResult<unknown>> {
    const answer = await sent;
    if (answer.ok) await onList(answer.data);
    return answer;
  }
  return {
    setLimit: (limitType, limitValue) =>
      change(api.post('/limit-service-api/api/external/web/v3/limit', { limitType, limitValue })),
    decideLimit: (limitType, action) =>
      change(
        api.post('/limit-service-api/api/external/web/v3/limitaction', { limitType }, { query: { action } }),
      ),
    cancelLimit: (limitType) =>
      change(api.delete('/limit-service-api/api/external/web/v3/limit', { query: { limitType } })),
  };
}
