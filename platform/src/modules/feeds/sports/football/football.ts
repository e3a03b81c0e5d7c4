import { MINUTE_MS } from '@paddock/contract';

import { championshipsOf } from '../../simulation/world/first-championships.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { SportModel } from '../sport-model.ts';
import { footballEnds } from './football-ends.ts';
import { footballJoint } from './football-joint.ts';
import { playFootball } from './football-generator.ts';
import { footballMatch } from './football-match.ts';
import type { FootballRecord } from './football-record.ts';
import { footballResult } from './football-results.ts';
import { differenceOf, poisson } from './goal-counts.ts';
import type { GoalRates } from './goal-rates.ts';

const USUAL_HOME_GOALS = 1.5;
const USUAL_AWAY_GOALS = 1.17;

/** Strengths are logs of the goals made and prevented. */
export const football: SportModel<FootballRecord> = {
  name: { en: 'Football', ru: 'Футбол' },
  decide: footballResult,
  ends: footballEnds,
  joint: footballJoint,
  tablePoints: { win: 3, draw: 1 },
  simulation: {
    pace: { everyMs: 14 * MINUTE_MS, matches: 4 },
    championships: championshipsOf('football'),
    finalLead(home, away) {
      const [made, conceded] = ratesOf(home, away);
      return differenceOf(poisson(made), poisson(conceded), [0, 0]);
    },
    open({ home, away }, random) {
      const rates = ratesOf(home, away);
      const timeline = playFootball(rates, home, away, random);
      return (nudge) => footballMatch(timeline, [rates[0] * (1 + nudge[0]), rates[1] * (1 + nudge[1])]);
    },
  },
};

function ratesOf(home: Team, away: Team): GoalRates {
  return [
    USUAL_HOME_GOALS * Math.exp(home.attack - away.defence),
    USUAL_AWAY_GOALS * Math.exp(away.attack - home.defence),
  ];
}
