import type { InboxView } from '@paddock/contract/schemas';
import { profile$, type ProfileValue } from '@paddock/shared-utils';
import { useRead, useStreamValue, type Read } from '@paddock/shared-utils/react';

import { readInbox } from './inbox-calls.ts';

/** The first so many pages of the player's messages, read again whenever the count moves or a page marks something read. */
export function useInbox(pages: number): Read<InboxView> {
  const unread = useStreamValue(profile$, unreadOf);
  return useRead({
    key: 'inbox',
    on: ['inbox'],
    version: `${pages} ${unread}`,
    read: (signal) => readInbox(pages, signal),
  });
}

function unreadOf(value: ProfileValue): number {
  return 'profile' in value ? value.profile.user_msg_count : 0;
}
