import type { Name } from '../../simulation/world/names.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { MatchRecord } from '../sports.ts';
import type { SportModel, SportSimulation } from '../sport-model.ts';
import { MatchChances } from './match-chances.ts';
import { rallyEnds } from './rally-ends.ts';
import { rallyJoint } from './rally-joint.ts';
import { rallyMatch } from './rally-match.ts';
import { rallyResult } from './rally-results.ts';
import type { RallyRecord, RallyRules } from './rally-rules.ts';
import { playRallies, type RallyMoment, type RallyTempo } from './rally-timeline.ts';

/** A sport of rallies. */
export interface RallyGame<Code extends string> {
  readonly sport: Code;
  readonly name: Name;
  readonly rules: RallyRules;
  readonly tempo: RallyTempo;
  /** What playing at home adds to the chance of a point. */
  readonly homePoint: number;
  readonly pace: SportSimulation['pace'];
  /** Strengths are chances of a point above the average. */
  readonly championships: SportSimulation['championships'];
  readonly recordOf: (
    played: Pick<RallyRecord, 'sets' | 'current' | 'firsts' | 'end'>,
  ) => RallyRecord<Code> & MatchRecord;
}

/** How far an opinion of strength moves the chance of a point. */
const NUDGE = 1 / 16;

/** All that the server has of it: points know nothing of each other, everything else follows. */
export function rallyGame<Code extends string>(game: RallyGame<Code>): SportModel<RallyRecord<Code>> {
  const { rules, tempo, recordOf, sport, name, pace, championships } = game;
  const told = ({ sets, points, firsts, isOver }: RallyMoment) =>
    recordOf({ sets, current: points, firsts, ...(isOver ? { end: 'finished' as const } : {}) });
  const homePointOf = (home: Team, away: Team): number => 0.5 + home.attack - away.attack + game.homePoint;
  return {
    name,
    decide: (market, match) => rallyResult(rules, market, match),
    ends: rallyEnds(rules, sport),
    joint: rallyJoint(rules, sport),
    tablePoints: undefined,
    simulation: {
      pace,
      championships,
      finalLead: (home, away) => new MatchChances(rules, homePointOf(home, away)).finalLead(),
      open({ home, away }, random) {
        const homePoint = homePointOf(home, away);
        const moments = playRallies(rules, tempo, homePoint, random);
        return (nudge) => rallyMatch(rules, moments, homePoint + (nudge[0] - nudge[1]) * NUDGE, told);
      },
    },
  };
}
