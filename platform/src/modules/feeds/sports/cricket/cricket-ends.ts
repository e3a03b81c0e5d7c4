import type { Score, Side } from '../../results/index.ts';
import type { SportEnds } from '../sport-model.ts';
import { scoresByLines } from '../scores-by-lines.ts';
import { NO_INNINGS, runsOf, type CricketRecord } from './cricket-rules.ts';

const TOLD = ['winner', 'total', 'team-total', 'handicap'];
/** Both sides together, what one wins by, and what may still come in a match above that. */
const USUAL = { total: 310, margin: 20, rest: 80 };
const SIDES: readonly Side[] = ['home', 'away'];

/** Ends by the runs of both sides, level ones won by either of them. How they were made is not told apart. */
export const cricketEnds: SportEnds<CricketRecord> = {
  toldByScore: TOLD,
  possible: (markets, finalScore) =>
    (finalScore === undefined ? scoresByLines(markets, [0, 0], USUAL) : [finalScore]).flatMap(finished),
  withParts: (match) => [match],
  scoreOf: runsOf,
  toldByEnds: TOLD,
  onFrom: (markets, from) => scoresByLines(markets, from, USUAL).flatMap(finished),
};

function finished([home, away]: Score): readonly CricketRecord[] {
  const innings = [home, away].map((runs) => ({ ...NO_INNINGS, runs, isOver: true }));
  const match = { sport: 'cricket', first: 'home', innings, end: 'finished' } as const;
  if (home !== away) return [match];
  return SIDES.map((superOverWinner) => ({ ...match, superOverWinner }));
}
