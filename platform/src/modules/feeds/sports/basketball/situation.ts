import type { Score, Side } from '../../results/index.ts';
import { QUARTER_SEC, type Efficiency } from './possessions.ts';
import type { Stretch } from './remaining-points.ts';

/** What prices may depend on: the state after the last possession. */
export interface BasketballSituation {
  /** Period being played or about to begin, from 0; 4 and on are overtimes. */
  readonly period: number;
  /** What is left of it. */
  readonly leftSec: number;
  /** Who has the ball, or begins with it. */
  readonly ball: Side;
  readonly jump: Side;
  /** Points by period, the running one last. */
  readonly periods: readonly Score[];
  readonly efficiency: Efficiency;
}

export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce<Score>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
}

/** What is left of the quarters from `first` to `last`. */
export function stretchesOf(situation: BasketballSituation, first: number, last: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (let quarter = Math.max(first, situation.period); quarter <= last; quarter++) {
    const running = quarter === situation.period;
    const begins = quarter % 2 === 0 ? situation.jump : otherOf(situation.jump);
    stretches.push(
      running ? { sec: situation.leftSec, ball: situation.ball } : { sec: QUARTER_SEC, ball: begins },
    );
  }
  return stretches;
}

function otherOf(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}
