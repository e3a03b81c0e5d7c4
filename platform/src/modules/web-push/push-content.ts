import type { InboxContent } from '@paddock/contract/schemas';

import type { MatchMoment } from '../sportsbook/index.ts';

/** What happened in a match, as far as a note says it. */
export type MomentContent = Pick<MatchMoment, 'step' | 'path' | 'home' | 'away' | 'score'> & {
  readonly kind: 'moment';
};

/** What is told, in facts: a note says it in the player's language as it is sent. */
export type PushContent = InboxContent | MomentContent;
