import type { Score } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import { PartChances, type Count } from '../rules/part-chances.ts';
import { isWon, targetAfter, type RallyRules } from './rally-rules.ts';
import { homeWins, setEnds, type SetEnd } from './set-ends.ts';

/** What is counted over the sets of a match. */
export const MEASURES: Readonly<Record<Count, (points: Score) => number>> = {
  total: ([home, away]) => home + away,
  lead: ([home, away]) => home - away,
  home: ([home]) => home,
  away: ([, away]) => away,
};

/** Chances of all that a match can come to, from one chance of a point; what does not change in a match is kept. */
export class MatchChances {
  readonly #rules: RallyRules;
  readonly homePoint: number;
  readonly #parts = new WeakMap<readonly SetEnd[], PartChances>();
  readonly #fresh = new Map<number, readonly SetEnd[]>();
  readonly #rest = new Map<string, Distribution>();

  constructor(rules: RallyRules, homePoint: number) {
    this.#rules = rules;
    this.homePoint = homePoint;
  }

  /** How the set that follows so many can end, from its points on. */
  setFrom(setsOver: number, points: Score): readonly SetEnd[] {
    const target = targetAfter(this.#rules, setsOver);
    const endsFrom = (from: Score) => setEnds(this.homePoint, target, from, this.#rules.mostPoints);
    if (points[0] + points[1] > 0) return endsFrom(points);
    const known = this.#fresh.get(target) ?? endsFrom([0, 0]);
    this.#fresh.set(target, known);
    return known;
  }

  /** A set that ends so, for the rules over its points. */
  partOf(ends: readonly SetEnd[]): PartChances {
    const known =
      this.#parts.get(ends) ??
      PartChances.ofScores(ends.map(({ points, chance }) => ({ score: points, chance })));
    this.#parts.set(ends, known);
    return known;
  }

  /** The chance that the home side wins the match, and the running set with that chance. */
  home(won: Score, running: number): number {
    let sum = 0;
    for (const [score, chance] of this.scores(won, running))
      if (score.startsWith(`${this.#rules.setsToWin}:`)) sum += chance;
    return sum;
  }

  /** Chances of the final scores in sets (`3:1`), the running set won by the home side with that chance. */
  scores(won: Score, running: number): ReadonlyMap<string, number> {
    const scores = new Map<string, number>();
    const play = (sets: Score, chance: number, homeChance: number): void => {
      for (const [next, part] of [
        [[sets[0] + 1, sets[1]], homeChance],
        [[sets[0], sets[1] + 1], 1 - homeChance],
      ] as const) {
        if (isWon(this.#rules, next)) {
          scores.set(next.join(':'), (scores.get(next.join(':')) ?? 0) + chance * part);
        } else play(next, chance * part, homeWins(this.setFrom(next[0] + next[1], [0, 0])));
      }
    };
    play(won, 1, running);
    return scores;
  }

  /** Sets that the home side wins more of in a whole match. */
  finalLead(): Distribution {
    const { setsToWin } = this.#rules;
    const chances = Array.from({ length: 2 * setsToWin + 1 }, () => 0);
    for (const [score, chance] of this.scores([0, 0], homeWins(this.setFrom(0, [0, 0])))) {
      const [home = 0, away = 0] = score.split(':').map(Number);
      const at = home - away + setsToWin;
      chances[at] = (chances[at] ?? 0) + chance;
    }
    return { least: -setsToWin, chances };
  }

  /** What points of all sets come to beyond those of sets that are over. */
  counted(won: Score, running: readonly SetEnd[], measure: Count): Distribution {
    const branches = running.map(({ points, chance }) => {
      const sets: Score = points[0] > points[1] ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
      const rest = this.#restAfter(sets, measure);
      return { chance, least: MEASURES[measure](points) + rest.least, rest: rest.chances };
    });
    const least = Math.min(...branches.map((branch) => branch.least));
    const most = Math.max(...branches.map((branch) => branch.least + branch.rest.length));
    const chances = Array.from({ length: most - least }, () => 0);
    for (const branch of branches) {
      for (let at = 0; at < branch.rest.length; at++) {
        const to = branch.least - least + at;
        chances[to] = (chances[to] ?? 0) + branch.chance * (branch.rest[at] ?? 0);
      }
    }
    return { least, chances };
  }

  #restAfter(won: Score, measure: Count): Distribution {
    if (isWon(this.#rules, won)) return NOTHING_MORE;
    const key = `${measure} ${won.join(':')}`;
    const known = this.#rest.get(key) ?? this.counted(won, this.setFrom(won[0] + won[1], [0, 0]), measure);
    this.#rest.set(key, known);
    return known;
  }
}

const NOTHING_MORE: Distribution = { least: 0, chances: [1] };
