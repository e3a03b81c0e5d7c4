import type { Score } from '../../results/index.ts';
import type { SportEnds } from '../sport-model.ts';
import { isWon, setsWon, targetAfter, type RallyRecord, type RallyRules } from './rally-rules.ts';

/** Told by the score in sets. */
const TOLD = [
  ...['winner', 'set-score', 'sets-total', 'sets-handicap', 'set-winner'],
  ...['team-wins-set', 'set-and-match'],
];

/** Every order of sets. Points no final score tells; for what can be lost a set ends far apart, near and level. */
export function rallyEnds<Code extends string>(rules: RallyRules, sport: Code): SportEnds<RallyRecord<Code>> {
  return {
    toldByScore: TOLD,
    possible(_markets, finalScore) {
      const all = playedOut([0, 0], far);
      const ended = all.filter(({ sets }) => setsWon(sets).join() === finalScore?.join());
      // A match that was given up has a score no finished match has, which tells nothing.
      return ended.length > 0 ? ended : all;
    },
    withParts: (match) => [match],
    scoreOf: ({ sets }) => setsWon(sets),
    toldByEnds: [...TOLD, 'total', 'handicap', 'team-total'],
    onFrom: (_markets, from) => playedOut(from, farNearAndLevel),
  };

  /** Finished matches; the sets that were over at `from` already went as they went. */
  function playedOut(
    from: Score,
    endsOf: (target: number) => readonly Score[],
  ): readonly RallyRecord<Code>[] {
    const ends: RallyRecord<Code>[] = [];
    function play(sets: readonly Score[]): void {
      const won = setsWon(sets);
      if (sets.length === from[0] + from[1] && won.join() !== from.join()) return;
      if (isWon(rules, won)) ends.push({ sport, sets, current: [0, 0], end: 'finished' });
      else
        for (const [more, less] of endsOf(targetAfter(rules, sets.length))) {
          play([...sets, [more, less]]);
          play([...sets, [less, more]]);
        }
    }
    play([]);
    return ends;
  }
}

const far = (target: number): readonly Score[] => [[target, Math.floor(target / 3)]];
const farNearAndLevel = (target: number): readonly Score[] => [
  ...far(target),
  [target, Math.floor((3 * target) / 4)],
  [target + 1, target - 1],
];
