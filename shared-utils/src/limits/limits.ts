import type { AuthValue } from '../auth/auth-types.ts';
import type { Api } from '../http/http-types.ts';
import { loadForPlayers } from '../page/load-later.ts';
import { createPlayerValue } from '../stream/player-value.ts';
import type { Stream } from '../stream/stream.ts';
import { createLimitCommands } from './limit-commands.ts';
import type { Limits, LimitsRead } from './limits-types.ts';

/** A site without the limit service has no limits. */
const NOT_OFFERED: readonly number[] = [404, 501];

/** The player's limits (S3-01, S7-08), read once somebody looks at them. */
export function createLimits(api: Api, auth$: Stream<AuthValue>): Limits {
  const { value$, refresh } = createPlayerValue<LimitsRead>(auth$, async () => {
    const answer = await api.get('/limit-service-api/api/external/web/v3/limits');
    if (answer.ok) return listOf(answer.data);
    return NOT_OFFERED.includes(answer.httpStatus) ? { limits: [] } : null;
  });
  const commands = createLimitCommands(api, async (list) => {
    // A service that answers words alone (S8-08) is asked for the list.
    if (Array.isArray(list)) await refresh(() => listOf(list));
    else void refresh();
  });
  return { limits$: value$, refreshLimits: () => refresh(), ...commands };
}

/** Null where what reads it cannot be brought. */
const listOf = (data: unknown): Promise<LimitsRead | null> =>
  loadForPlayers().then(
    ({ parseLimits }) => ({ limits: parseLimits(data) }),
    () => null,
  );
