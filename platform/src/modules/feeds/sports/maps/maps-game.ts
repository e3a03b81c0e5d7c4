import type { Name } from '../../simulation/world/names.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { SportModel, SportSimulation } from '../sport-model.ts';
import type { MatchRecord } from '../sports.ts';
import type { MapModel, MapRules } from './map-model.ts';
import { MapsChances } from './maps-chances.ts';
import { mapsEnds } from './maps-ends.ts';
import { mapsJoint } from './maps-joint.ts';
import { mapsMatch } from './maps-match.ts';
import type { MapsRecord } from './maps-record.ts';
import { mapsResult } from './maps-results.ts';
import { playMaps, type MapsTempo } from './maps-timeline.ts';

/** A video game that is played best of three maps. */
export interface MapsGame<Code extends string> {
  readonly sport: Code;
  readonly name: Name;
  readonly rules: MapRules;
  /** A map by the chance that the home side makes a point. */
  readonly modelOf: (homePoint: number) => MapModel;
  readonly tempo: MapsTempo;
  readonly pace: SportSimulation['pace'];
  /** Strengths are chances of a point above the average. */
  readonly championships: SportSimulation['championships'];
  readonly recordOf: (played: Pick<MapsRecord, 'maps' | 'end'>) => MapsRecord<Code> & MatchRecord;
}

/** How far an opinion of strength moves the chance of a point. */
const NUDGE = 1 / 16;

/** All that the server has of it: points know nothing of each other, everything else follows. Nobody plays at home. */
export function mapsGame<Code extends string>(game: MapsGame<Code>): SportModel<MapsRecord<Code>> {
  const { sport, name, rules, modelOf, tempo, recordOf, pace, championships } = game;
  const homePointOf = (home: Team, away: Team): number => 0.5 + home.attack - away.attack;
  return {
    name,
    decide: (market, match) => mapsResult(rules, market, match),
    ends: mapsEnds(sport),
    joint: mapsJoint(rules, sport, modelOf),
    tablePoints: undefined,
    simulation: {
      pace,
      championships,
      finalLead: (home, away) => new MapsChances(modelOf(homePointOf(home, away))).finalLead(),
      open({ home, away }, random) {
        const homePoint = homePointOf(home, away);
        const moments = playMaps(rules, tempo, modelOf(homePoint), random);
        return (nudge) => {
          const opinion = homePoint + (nudge[0] - nudge[1]) * NUDGE;
          return mapsMatch(rules, moments, { homePoint: opinion, model: modelOf(opinion) }, recordOf);
        };
      },
    },
  };
}
