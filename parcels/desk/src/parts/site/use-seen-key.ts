import { useState } from 'react';
import type { SiteKeysView } from '@paddock/contract/schemas';

import { saidOf } from '../../model/site-keys.ts';

/** A key as an operator saw it when they began to change it. */
export interface SeenKey {
  /** Version of the site it goes on from. */
  readonly seen: number;
  /** What the site said of the key then; null for nothing. */
  readonly before: unknown;
  /** What it says now. */
  readonly now: unknown;
  /** Somebody else changed the key since. */
  readonly isBehind: boolean;
  /** Goes on as what follows theirs, which stays in the history. */
  readonly putOver: () => void;
  /** Begins with theirs: what is typed is lost. Absent where nothing is typed. */
  readonly takeTheirs?: (() => void) | undefined;
}

/** What others change of the key while somebody is about to change it themselves. */
export function useSeenKey(name: string, { keys, version }: SiteKeysView): SeenKey {
  const now = saidOf(keys, name);
  const [{ seen, before }, setSeen] = useState({ seen: version, before: now });
  return {
    seen,
    before,
    now,
    isBehind: isChanged({ seen, before }, { version, now }),
    putOver: () => setSeen({ seen: version, before: now }),
  };
}

/** Whether a key was changed since somebody looked at it. */
export const isChanged = (
  { seen, before }: Pick<SeenKey, 'seen' | 'before'>,
  { version, now }: { readonly version: number; readonly now: unknown },
): boolean => version > seen && JSON.stringify(now) !== JSON.stringify(before);
