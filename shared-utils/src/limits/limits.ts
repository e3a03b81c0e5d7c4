import type { Api, ApiResult, CommandResult } from '../http/http-types.ts';
import { loadForPlayers } from '../page/load-later.ts';
import { api } from '../page/page-commands.ts';
import { playerStream } from '../page/player-stream.ts';
import type { PlayerStreamDefinition } from '../page/player-streams.ts';
import type { LimitsRead } from './limits-types.ts';

/** Null where what reads them cannot be brought. */
const limitsOf = (asked: Api, told?: unknown): Promise<LimitsRead | null> =>
  loadForPlayers().then(
    ({ readLimits }) => readLimits(asked, told),
    () => null,
  );

/** The player's limits (S3-01, S7-08), read again when another tab or device changed one (S4-07). */
export const LIMITS: PlayerStreamDefinition<LimitsRead> = {
  on: ['limits'],
  read: (page) => limitsOf(page.api),
};

const limits = playerStream(LIMITS);
export const { value$: limits$, refresh: refreshLimits } = limits;

/** Every change answers the list as it stands after it. */
const change = (sent: Promise<ApiResult<unknown>>): Promise<ApiResult<unknown>> =>
  limits.change(sent, (told) => limitsOf(api, told));

/** A wish for one type: stricter holds at once, looser waits a day. 999999999 or -1 takes the limit away (S9-05). */
export const setLimit = (limitType: number, limitValue: number): Promise<CommandResult> =>
  change(api.post('/limit-service-api/api/external/web/v3/limit', { limitType, limitValue }));

/** Answers a looser limit whose day is over (S4-07, S7-06). The answer may carry a title to show (S8-08). */
export const decideLimit = (limitType: number, action: 'approve' | 'reject'): Promise<ApiResult<unknown>> =>
  change(
    api.post('/limit-service-api/api/external/web/v3/limitaction', { limitType }, { query: { action } }),
  );

/** Takes back a change that waits (S7-07). The answer may carry a title to show (S8-08). */
export const cancelLimit = (limitType: number): Promise<ApiResult<unknown>> =>
  change(api.delete('/limit-service-api/api/external/web/v3/limit', { query: { limitType } }));
