import { MINUTE_MS } from '@paddock/contract';

import { championshipsOf } from '../../simulation/world/first-championships.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { SportModel } from '../sport-model.ts';
import { basketballEnds } from './basketball-ends.ts';
import { basketballJoint } from './basketball-joint.ts';
import { basketballMatch } from './basketball-match.ts';
import { finalLead } from './basketball-prices.ts';
import { basketballResult, type BasketballRecord } from './basketball-results.ts';
import { playBasketball } from './basketball-timeline.ts';
import type { Efficiency } from './possessions.ts';

const USUAL_EFFICIENCY = 1.08;
const HOME_COURT_POINTS = 1.3;
const POSSESSIONS = 74;

/** Strengths are points above the average, made and prevented. */
export const basketball: SportModel<BasketballRecord> = {
  name: { en: 'Basketball', ru: 'Баскетбол' },
  decide: basketballResult,
  ends: basketballEnds,
  joint: basketballJoint,
  tablePoints: undefined,
  simulation: {
    pace: { everyMs: 27 * MINUTE_MS, matches: 3 },
    championships: championshipsOf('basketball'),
    finalLead: (home, away) => finalLead(efficiencyOf(home, away)),
    open({ home, away }, random) {
      const efficiency = efficiencyOf(home, away);
      const timeline = playBasketball(efficiency, random);
      return (nudge) =>
        basketballMatch(timeline, {
          home: efficiency.home + nudge[0] / 3,
          away: efficiency.away + nudge[1] / 3,
        });
    },
  },
};

function efficiencyOf(home: Team, away: Team): Efficiency {
  return {
    home: USUAL_EFFICIENCY + (home.attack - away.defence + HOME_COURT_POINTS) / POSSESSIONS,
    away: USUAL_EFFICIENCY + (away.attack - home.defence - HOME_COURT_POINTS) / POSSESSIONS,
  };
}
