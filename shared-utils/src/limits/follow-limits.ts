import type { PlayWatchParts } from '../play-watch/play-watch.ts';

/**
 * Reads the limits again when another tab or device changed one, or may have while nothing was heard, so that no page asks
 * about what is decided (S4-07).
 */
export function followLimits({ limits, live }: Pick<PlayWatchParts, 'limits' | 'live'>): () => void {
  const subscription = live.playerNews$.subscribe((value) => {
    if (value.status !== 'news') return;
    if (value.news.kind === 'limits' || value.news.kind === 'missed') void limits.refreshLimits();
  });
  return () => subscription.unsubscribe();
}
