import type { Competitor, FeedFixture, FeedSquad, Field } from '@paddock/contract/schemas';

import type { TeamPlayer } from '../world/squads.ts';
import { serverTimeAt, type FeedClock } from '../clock/feed-clock.ts';

/** A side as it is announced; without players where a source has no squads. */
export interface AnnouncedSide extends Pick<Competitor, 'name' | 'silk'> {
  readonly players?: readonly TeamPlayer[];
}

/** What is announced of a match: a simulated fixture, or one from a file. */
export interface EventFixture {
  /** Its name in the feed. */
  readonly id: string;
  readonly kickOffMs: number;
  readonly home: AnnouncedSide;
  readonly away: AnnouncedSide;
  /** In the place of both sides, which are then told of no more. */
  readonly field?: Field;
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
  { championship, home, away, field, id, kickOffMs }: EventFixture,
  clock: FeedClock,
): FeedFixture {
  const { id: championshipId, sport, slug, name, rank, region } = championship;
  return {
    kind: 'fixture',
    event: id,
    sport,
    region: { id: region.id, code: region.code, name: { ...region.name } },
    championship: { id: championshipId, slug, name: { ...name }, rank },
    ...(field === undefined
      ? {
          home: { name: { ...home.name }, silk: home.silk },
          away: { name: { ...away.name }, silk: away.silk },
        }
      : { field }),
    startsAtMs: serverTimeAt(clock, kickOffMs),
  };
}

/** Who plays for each side, where that is a team: its own player is no squad. */
export function squadBodies({ championship, home, away, field }: EventFixture): readonly FeedSquad[] {
  if (field !== undefined) return [];
  return [home, away].flatMap(({ name, players = [] }) =>
    players.length < 2
      ? []
      : [
          {
            kind: 'squad' as const,
            sport: championship.sport,
            team: { ...name },
            players: players.map(({ id, name: player, position }) => ({
              ...{ id, name: { ...player } },
              ...(position !== undefined && { position }),
            })),
          },
        ],
  );
}
