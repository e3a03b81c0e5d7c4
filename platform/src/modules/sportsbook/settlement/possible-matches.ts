import { addScores, setScores, type MarketKey, type MatchRecord, type Score } from '../../feeds/index.ts';
import { basketballScores } from '../joint-loss/basketball-scores.ts';

/** More goals a side than any football match had whose markets somebody priced. */
const MOST_GOALS = 20;
const NO_GOALS: Score = [0, 0];

/**
 * The finished matches that these markets tell apart, of the final score where one is given: that of football's 90
 * minutes, of basketball with overtime, of tennis in sets. A football match has its half-time score left open.
 */
export function possibleMatches(
  sport: string,
  markets: readonly MarketKey[],
  finalScore: Score | undefined,
): readonly MatchRecord[] {
  switch (sport) {
    case 'football':
      return (finalScore === undefined ? scoresUpTo([MOST_GOALS, MOST_GOALS]) : [finalScore]).map(
        (score) => ({
          sport,
          score,
          firstHalf: NO_GOALS,
          firstHalfOver: true,
          goals: 'unknown',
          end: 'finished',
        }),
      );
    case 'basketball':
      return (finalScore === undefined ? basketballScores(markets, NO_GOALS) : [finalScore]).map((score) => ({
        sport,
        periods: [score, NO_GOALS, NO_GOALS, NO_GOALS],
        periodsOver: 4,
        end: 'finished',
      }));
    case 'tennis':
      return tennisMatches(finalScore);
    default:
      return [];
  }
}

/** Every score of as many goals or fewer, and of no more than any match has. */
export function scoresUpTo(score: Score): readonly Score[] {
  const [home, away] = [Math.min(score[0], MOST_GOALS), Math.min(score[1], MOST_GOALS)];
  return Array.from({ length: (home + 1) * (away + 1) }, (_, at) => [
    at % (home + 1),
    Math.floor(at / (home + 1)),
  ]);
}

/** Every order of sets. A match that was given up has a score no finished match has, which tells nothing. */
function tennisMatches(finalScore: Score | undefined): readonly MatchRecord[] {
  const all = ([3, 5] as const).flatMap((bestOf) => {
    const final = new Set(setScores(bestOf));
    const matches: MatchRecord[] = [];
    function play(sets: readonly Score[]): void {
      const won = addScores(sets.map(([home, away]) => (home > away ? [1, 0] : [0, 1])));
      if (final.has(won.join(':')))
        matches.push({ sport: 'tennis', bestOf, sets, current: [0, 0], end: 'finished' });
      else for (const set of [HOME_SET, AWAY_SET]) play([...sets, set]);
    }
    play([]);
    return matches;
  });
  const ended = all.filter((match) => match.sport === 'tennis' && isScoreOf(match.sets, finalScore));
  return ended.length > 0 ? ended : all;
}

const HOME_SET: Score = [6, 0];
const AWAY_SET: Score = [0, 6];

function isScoreOf(sets: readonly Score[], score: Score | undefined): boolean {
  const home = sets.filter((set) => set === HOME_SET).length;
  return score !== undefined && home === score[0] && sets.length - home === score[1];
}
