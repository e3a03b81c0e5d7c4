import type { InboxView } from '@paddock/contract/schemas';
import { playerNews$, profile$, type ProfileValue } from '@paddock/shared-utils';
import { useRead, useStreamValue, type Read } from '@paddock/shared-utils/react';

import { readInbox } from './inbox-calls.ts';

/** The first so many pages of the player's messages, read again whenever the count moves or a page marks something read. */
export function useInbox(pages: number): Read<InboxView> {
  const unread = useStreamValue(profile$, unreadOf);
  const marked = useStreamValue(playerNews$, (value) =>
    value.status === 'news' && value.news.kind === 'inbox' ? value.seq : 0,
  );
  return useRead({
    key: 'inbox',
    version: `${pages} ${unread} ${marked}`,
    read: (signal) => readInbox(pages, signal),
  });
}

function unreadOf(value: ProfileValue): number {
  return 'profile' in value ? value.profile.user_msg_count : 0;
}
