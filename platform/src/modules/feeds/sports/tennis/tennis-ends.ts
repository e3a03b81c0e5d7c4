import { addScores, type Score } from '../../results/index.ts';
import type { MarketWithBets, SportEnds } from '../sport-model.ts';
import { setScores, setsWon, type TennisRecord } from './tennis-results.ts';

/** A set each side won: where games do not matter. */
const ONE_SETS: readonly Score[] = [
  [6, 0],
  [0, 6],
];
/** Every score of a set; of five sets fewer, or there would be a million ends. */
const ALL_SETS = bothWays([...[0, 1, 2, 3, 4].map((games): Score => [6, games]), [7, 5], [7, 6]]);
const SOME_SETS = bothWays([
  [6, 0],
  [6, 3],
  [7, 6],
]);

const TOLD_BY_SETS = [
  ...['winner', 'set-score', 'set-winner', 'sets-total', 'sets-handicap'],
  ...['team-wins-set', 'set-and-match'],
];
/** Of the whole match: of one set the worst is taken by itself, since not every score of it is among the ends. */
const TOLD_BY_GAMES = [
  ...['games-total', 'games-handicap', 'team-games-total', 'games-odd-even'],
  ...['winner-games-total', 'tie-break'],
];

/** Every order of sets. Games no final score tells. */
export const tennisEnds: SportEnds<TennisRecord> = {
  toldByScore: TOLD_BY_SETS,
  possible(_markets, finalScore) {
    const all = ([3, 5] as const).flatMap((bestOf) => playedOut(bestOf, ONE_SETS));
    const ended = all.filter((match) => setsWon(match).join() === finalScore?.join());
    // A match that was given up has a score no finished match has, which tells nothing.
    return ended.length > 0 ? ended : all;
  },
  withParts: (match) => [match],
  scoreOf: setsWon,
  toldByEnds: [...TOLD_BY_SETS, ...TOLD_BY_GAMES],
  onFrom(markets, from) {
    const bestOf = markets.some(isOfFiveSets) ? 5 : 3;
    return playedOut(bestOf, bestOf === 5 ? SOME_SETS : ALL_SETS, from);
  },
};

function isOfFiveSets({ specifiers, outcomes }: MarketWithBets): boolean {
  return Number(specifiers['set'] ?? 0) > 3 || outcomes.some((outcome) => /^3:|:3$/.test(outcome));
}

function bothWays(scores: readonly Score[]): readonly Score[] {
  return [...scores, ...scores.map(([home, away]): Score => [away, home])];
}

/** Finished matches of such sets; those that were over at `from` already went as they went. */
function playedOut(bestOf: 3 | 5, sets: readonly Score[], from: Score = [0, 0]): readonly TennisRecord[] {
  const final = new Set(setScores(bestOf));
  const ends: TennisRecord[] = [];
  function play(played: readonly Score[]): void {
    const won = addScores(played.map(([home, away]) => (home > away ? [1, 0] : [0, 1])));
    if (played.length === from[0] + from[1] && (won[0] !== from[0] || won[1] !== from[1])) return;
    if (final.has(won.join(':')))
      ends.push({ sport: 'tennis', bestOf, sets: played, current: [0, 0], end: 'finished' });
    else for (const set of sets) play([...played, set]);
  }
  play([]);
  return ends;
}
