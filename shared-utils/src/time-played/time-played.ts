import type { TimePlayedView } from '@paddock/contract/schemas';

import { playerStream } from '../page/player-stream.ts';
import type { PlayerValue } from '../stream/player-value.ts';

/** How long the player was on the site, and when the server said so (server time). */
export interface TimePlayedRead {
  readonly played: TimePlayedView;
  readonly atMs: number;
}

export type TimePlayedValue = PlayerValue<TimePlayedRead>;

export const { value$: timePlayed$, refresh: refreshTimePlayed } = playerStream<TimePlayedRead>({
  async read({ api, clock }) {
    const answer = await api.get('/web-api/office/played');
    return answer.ok ? { played: answer.data, atMs: clock.serverNowMs() } : null;
  },
});
