import type { FeedFixture } from '@paddock/contract/schemas';

import { serverTimeAt, type FeedClock } from '../clock/feed-clock.ts';

/** What is announced of a match: a simulated fixture, or one from a file. */
export interface EventFixture {
  /** Its name in the feed. */
  readonly id: string;
  readonly kickOffMs: number;
  readonly home: Pick<FeedFixture['home'], 'name' | 'silk'>;
  readonly away: Pick<FeedFixture['away'], 'name' | 'silk'>;
  readonly championship: {
    readonly id: string;
    readonly sport: string;
    readonly slug: string;
    readonly name: FeedFixture['championship']['name'];
    readonly rank: number;
    readonly region: Readonly<FeedFixture['region']>;
  };
}

/** The announcement of a match. */
export function fixtureBody(
  { championship, home, away, id, kickOffMs }: EventFixture,
  clock: FeedClock,
): FeedFixture {
  const { id: championshipId, sport, slug, name, rank, region } = championship;
  return {
    kind: 'fixture',
    event: id,
    sport,
    region: { id: region.id, code: region.code, name: { ...region.name } },
    championship: { id: championshipId, slug, name: { ...name }, rank },
    home: { name: { ...home.name }, silk: home.silk },
    away: { name: { ...away.name }, silk: away.silk },
    startsAtMs: serverTimeAt(clock, kickOffMs),
  };
}
