import type { PlayerNews } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

/** News that may have left a message. */
const MAY_TELL: readonly PlayerNews['kind'][] = [
  'bet',
  'payment',
  'limits',
  'verification',
  'request',
  'idea',
  'inbox',
];
/** The count is asked for at most this often: a finished match settles many bets. */
export const ASK_EVERY_MS = 2_000;

export interface InboxParts extends Pick<SharedUtils, 'api' | 'auth' | 'live'> {
  readonly timing: Timing;
}

/** Keeps the number of unread messages of the player's record true while the page stands (S3-19). */
export function followInbox({ api, auth, live, timing }: InboxParts): void {
  let isResting = false;
  let isWanted = false;
  let wasLost = false;

  async function ask(): Promise<void> {
    const { userId } = auth.auth$.snapshot();
    if (userId === null) return;
    const answer = await api.get('/web-api/inbox/unread');
    // A failure keeps what is known; the next news asks again.
    if (answer.ok && auth.auth$.snapshot().userId === userId) auth.noteUnread(answer.data.unread);
  }

  function askSoon(): void {
    if (isResting) {
      isWanted = true;
      return;
    }
    isResting = true;
    void ask();
    timing.after(ASK_EVERY_MS, () => {
      isResting = false;
      if (!isWanted) return;
      isWanted = false;
      askSoon();
    });
  }

  live.playerNews$.subscribe((value) => {
    if (value.status === 'news' && MAY_TELL.includes(value.news.kind)) askSoon();
  });
  // Nobody told what happened while the socket was away.
  live.live$.subscribe(({ status }) => {
    if (status === 'stale' || status === 'paused') wasLost = true;
    if (status !== 'open' || !wasLost) return;
    wasLost = false;
    askSoon();
  });
}
