import type { InboxView } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';
import { TextButton } from '@paddock/styleguide';

import { markAllRead } from './inbox-calls.ts';

/** Marks everything read that the player has seen here; nothing where nothing is unread. */
export function ReadAllButton({ view }: { readonly view: InboxView | null }) {
  const t = useT('office');
  const newest = view?.messages[0]?.id;
  if (view === null || newest === undefined || view.unread === 0) return null;
  return <TextButton onClick={() => void markAllRead(newest)}>{t('inbox.readAll')}</TextButton>;
}
