import { useState } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';

import { saidOf } from '../../model/site-keys.ts';
import { jsonTextOf } from '../../model/typed-json.ts';
import { useDesk } from '../session/desk-context.ts';
import { siteDrafts, type SiteDraft } from './site-drafts.ts';
import { isChanged, type SeenKey } from './use-seen-key.ts';

export interface KeyDraft extends SeenKey, SiteDraft {
  readonly before: unknown;
  readonly type: (typed: string) => void;
  readonly takeTheirs: () => void;
}

/**
 * A key that somebody writes on, kept for the tab. What others change meanwhile does not touch it.
 * @param place where it is kept: the key's name, or another one for a form that writes it otherwise than as JSON
 */
export function useKeyDraft(
  name: string,
  { keys, version }: SiteKeysView,
  begun: unknown,
  place = name,
): KeyDraft {
  const { operatorId } = useDesk().session;
  const now = saidOf(keys, name);
  const [draft, setDraft] = useState<SiteDraft>(
    () =>
      siteDrafts.all(operatorId)[place] ?? {
        typed: begun === null ? '' : jsonTextOf(begun),
        seen: version,
        before: now,
      },
  );
  const put = (next: SiteDraft) => {
    siteDrafts.keep(operatorId, place, next);
    setDraft(next);
  };
  return {
    ...draft,
    now,
    isBehind: isChanged(draft, { version, now }),
    type: (typed) => put({ ...draft, typed }),
    putOver: () => put({ ...draft, seen: version, before: now }),
    takeTheirs: () => put({ typed: now === null ? '' : jsonTextOf(now), seen: version, before: now }),
  };
}
