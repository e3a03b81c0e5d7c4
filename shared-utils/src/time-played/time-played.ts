import type { AuthValue } from '../auth/auth-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import type { Api } from '../http/http-types.ts';
import { createPlayerValue } from '../stream/player-value.ts';
import type { Stream } from '../stream/stream.ts';
import type { TimePlayed, TimePlayedRead } from './time-played-types.ts';

/** The time played, read once for all who show it. */
export function createTimePlayed(
  api: Pick<Api, 'get'>,
  auth$: Stream<AuthValue>,
  { serverNowMs }: Pick<ServerClock, 'serverNowMs'>,
): TimePlayed {
  const { value$, refresh } = createPlayerValue<TimePlayedRead>(auth$, async () => {
    const answer = await api.get('/web-api/office/played');
    return answer.ok ? { played: answer.data, atMs: serverNowMs() } : null;
  });
  return { timePlayed$: value$, refreshTimePlayed: () => refresh() };
}
