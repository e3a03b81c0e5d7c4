import { useState } from 'react';
import { auth$, storageItem } from '@paddock/shared-utils';
import { useStreamValue } from '@paddock/shared-utils/react';

import { emptyIdea, IDEA_DRAFT, type IdeaDraft } from '../../model/idea-draft.ts';

/** What the player has typed so far, also before a reload. */
export function useIdeaDraft() {
  const userId = useStreamValue(auth$, (auth) => auth.userId) ?? '';
  const [item] = useState(() => storageItem(IDEA_DRAFT));
  const [draft, setDraft] = useState(() => {
    const kept = item.read();
    return kept?.userId === userId ? kept : emptyIdea(userId);
  });

  function change(part: Partial<IdeaDraft>): void {
    const next = { ...draft, ...part };
    setDraft(next);
    item.write(next);
  }
  return { draft, change, forget: () => item.remove() };
}
