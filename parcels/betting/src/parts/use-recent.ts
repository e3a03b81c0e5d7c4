import { useEffect, useRef, useSyncExternalStore } from 'react';

import { recent, type Viewed } from '../model/recent.ts';

/** The server knows nobody's. */
const NONE: readonly Viewed[] = [];

export function useRecent(): readonly Viewed[] {
  return useSyncExternalStore(recent().subscribe, recent().snapshot, () => NONE);
}

/** Notes what a page shows once it is known; again only when the page shows something else. */
export function useNoteViewed(viewed: Viewed | undefined): void {
  const noted = useRef<string>(undefined);
  useEffect(() => {
    if (viewed === undefined || noted.current === viewed.path) return;
    noted.current = viewed.path;
    recent().note(viewed);
  }, [viewed]);
}
