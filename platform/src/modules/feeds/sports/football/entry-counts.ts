import type { Score } from '../../results/index.ts';
import type { Counted } from './football-record.ts';
import type { FootballEntry, FootballEntryKind } from './football-timeline.ts';

export const CORNERS = ['corner'] as const;
export const CARDS = ['yellow-card', 'red-card'] as const;

/** How many of these kinds each side has, of a half or of both. */
export function scoreOf(
  entries: readonly FootballEntry[],
  kinds: readonly FootballEntryKind[],
  half?: 1 | 2,
): Score {
  const counted = entries.filter(
    (entry) => kinds.includes(entry.kind) && (half === undefined || entry.half === half),
  );
  const home = counted.filter(({ side }) => side === 'home').length;
  return [home, counted.length - home];
}

export function countedOf(entries: readonly FootballEntry[], kinds: readonly FootballEntryKind[]): Counted {
  return { score: scoreOf(entries, kinds), firstHalf: scoreOf(entries, kinds, 1) };
}
