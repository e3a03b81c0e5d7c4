import type { SportCode } from '@paddock/contract';

import { FOOTBALL, HALVES, ICE_HOCKEY, inningsOfBaseball, CRICKET, MAPS, QUARTERS, SETS } from './periods.ts';

/** How the feed tells of a sport of ours. */
export interface FeedSport {
  /** As the feed names it: `sr:sport:5`. */
  readonly id: string;
  /** Our periods by its codes of match statuses. */
  readonly periods: Readonly<Record<number, string>>;
  /**
   * Sports that share the feed's kinds of market of a whole match: sides may be level after the full time (`goals`), sets
   * are of points (`rallies`), the overtime counts (`overtime`), best of maps (`maps`); one may have its `own`.
   */
  readonly family: 'goals' | 'rallies' | 'overtime' | 'maps' | 'own';
}

/**
 * The sports of ours that the feed has: all that the adapter has to be told of one. A sport that is not here comes from
 * other providers.
 */
export const FEED_SPORTS: Readonly<Partial<Record<string, FeedSport>>> = {
  football: { id: 'sr:sport:1', periods: FOOTBALL, family: 'goals' },
  tennis: { id: 'sr:sport:5', periods: SETS, family: 'own' },
  basketball: { id: 'sr:sport:2', periods: QUARTERS, family: 'overtime' },
  'ice-hockey': { id: 'sr:sport:4', periods: ICE_HOCKEY, family: 'goals' },
  volleyball: { id: 'sr:sport:23', periods: SETS, family: 'rallies' },
  'table-tennis': { id: 'sr:sport:20', periods: SETS, family: 'rallies' },
  handball: { id: 'sr:sport:6', periods: HALVES, family: 'goals' },
  cricket: { id: 'sr:sport:21', periods: CRICKET, family: 'own' },
  baseball: { id: 'sr:sport:3', periods: inningsOfBaseball(), family: 'own' },
  'american-football': { id: 'sr:sport:16', periods: QUARTERS, family: 'overtime' },
  'counter-strike': { id: 'sr:sport:109', periods: MAPS, family: 'maps' },
  'dota-2': { id: 'sr:sport:111', periods: MAPS, family: 'maps' },
  'league-of-legends': { id: 'sr:sport:110', periods: MAPS, family: 'maps' },
  'virtual-football': { id: 'sr:sport:137', periods: HALVES, family: 'goals' },
} satisfies Partial<Record<SportCode, FeedSport>>;

const BY_ID: ReadonlyMap<string, string> = new Map(
  Object.entries(FEED_SPORTS).flatMap(([sport, feed]) => (feed === undefined ? [] : [[feed.id, sport]])),
);

/** Our sport of the feed's id; undefined where we have none. */
export const sportOfFeed = (id: string): string | undefined => BY_ID.get(id);

/** Our periods of a sport by the feed's codes; none of a sport that the feed does not have. */
export const periodsOfFeed = (sport: string): FeedSport['periods'] => FEED_SPORTS[sport]?.periods ?? {};

/** Sports of a family. */
export const sportsOf = (family: FeedSport['family']): readonly string[] =>
  Object.keys(FEED_SPORTS).filter((sport) => FEED_SPORTS[sport]?.family === family);
