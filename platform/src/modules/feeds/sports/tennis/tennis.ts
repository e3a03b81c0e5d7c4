import { MINUTE_MS } from '@paddock/contract';

import { championshipsOf } from '../../simulation/world/first-championships.ts';
import type { Championship, Team } from '../../simulation/world/world.ts';
import type { SportModel } from '../sport-model.ts';
import { finalSets } from './final-sets.ts';
import type { ServeChances } from './game-chances.ts';
import { tennisEnds } from './tennis-ends.ts';
import { tennisJoint } from './tennis-joint.ts';
import { tennisMatch } from './tennis-match.ts';
import { tennisResult, type TennisRecord } from './tennis-results.ts';
import { playTennis } from './tennis-timeline.ts';

const MEN_SERVE = 0.635;
const WOMEN_SERVE = 0.575;

/** Strengths are chances of a point above the tour's, on serve and on return. */
export const tennis: SportModel<TennisRecord> = {
  name: { en: 'Tennis', ru: 'Теннис' },
  decide: tennisResult,
  ends: tennisEnds,
  joint: tennisJoint,
  tablePoints: undefined,
  simulation: {
    pace: { everyMs: 18 * MINUTE_MS, matches: 2 },
    championships: championshipsOf('tennis'),
    finalLead: (home, away, championship) =>
      finalSets(serveOf(home, away, championship), setsOf(championship)),
    open({ home, away, championship }, random) {
      const serve = serveOf(home, away, championship);
      const bestOf = setsOf(championship);
      const timeline = playTennis(serve, bestOf, random);
      return (nudge) =>
        tennisMatch(timeline, { home: serve.home + nudge[0] / 8, away: serve.away + nudge[1] / 8 });
    },
  },
};

const setsOf = ({ tennis: played }: Championship): 3 | 5 => played?.bestOf ?? 3;

function serveOf(home: Team, away: Team, championship: Championship): ServeChances {
  const base = championship.tennis?.women === true ? WOMEN_SERVE : MEN_SERVE;
  return { home: base + home.attack - away.defence, away: base + away.attack - home.defence };
}
