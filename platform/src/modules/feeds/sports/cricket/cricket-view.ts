import type { CricketState, Scorecards } from '@paddock/contract/schemas';

import type { Side } from '../../results/index.ts';
import type { MatchView } from '../../simulation/match/simulated-match.ts';
import { NO_INNINGS, otherSide, runsOf, type Innings } from './cricket-rules.ts';
import type { CricketMoment } from './cricket-timeline.ts';
import { scorecard } from './scorecard.ts';

/** Names of both sides' players, in the order they bat. */
export type Squads = Readonly<Record<Side, readonly string[]>>;

/** So many overs are told ball by ball, the running one included. */
const OVERS_TOLD = 3;

/** What everybody may see of a match. */
export function cricketView(moment: CricketMoment, squads: Squads, isBefore: boolean): MatchView {
  if (isBefore) return { period: '', clockPerSec: 0, score: [0, 0], parts: [] };
  const period = periodOf(moment);
  const batting = moment.innings.length === 1 ? moment.first : otherSide(moment.first);
  const isPlaying = period === 'i1' || period === 'i2';
  return {
    ...{ period, clockPerSec: 0, parts: [], score: [...runsOf(moment)], cricket: figures(moment, squads) },
    ...(isPlaying && { server: batting }),
  };
}

function periodOf({ innings: [one, other], isOver }: CricketMoment): string {
  if (isOver) return 'ft';
  if (other === undefined) return one?.isOver === true ? 'ib' : 'i1';
  return other.isOver ? 'so' : 'i2';
}

function figures({ first, innings, superOver }: CricketMoment, squads: Squads): CricketState {
  const [one = NO_INNINGS, other = NO_INNINGS] = innings;
  const [home, away] = first === 'home' ? [one, other] : [other, one];
  return {
    first,
    wickets: [home.wickets, away.wickets],
    balls: [home.balls, away.balls],
    overs: lastOvers(innings.at(-1) ?? NO_INNINGS),
    cards: cardsOf(squads, home, away),
    ...(superOver && { superOver: [...superOver] }),
  };
}

function cardsOf(squads: Squads, home: Innings, away: Innings): Scorecards {
  return { home: scorecard(squads.home, home, away), away: scorecard(squads.away, away, home) };
}

function lastOvers({ overs }: Innings): CricketState['overs'] {
  const from = Math.max(0, overs.length - OVERS_TOLD);
  return overs
    .slice(from)
    .map(({ deliveries }, at) => ({ over: from + at + 1, deliveries: [...deliveries] }));
}
