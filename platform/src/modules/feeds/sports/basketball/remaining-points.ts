import type { Score, Side } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import { negative, plus, pointsOf, possessionsWithin, type Efficiency } from './possessions.ts';

/** A stretch of a match still to be played: what is left of a period, and who has the ball. */
export interface Stretch {
  readonly sec: number;
  readonly ball: Side;
}

/** What can still be scored in some stretches, on top of a score. */
export interface PointChances {
  readonly home: Distribution;
  readonly away: Distribution;
  readonly total: Distribution;
  /** Home minus away. */
  readonly lead: Distribution;
  /** That both have as many, by how many. */
  readonly level: ReadonlyMap<number, number>;
}

/** One of the numbers of possessions that are told apart; both sides' points know nothing of each other in it. */
export interface PointsBranch {
  readonly weight: number;
  readonly home: Distribution;
  readonly away: Distribution;
}

/** Three-point rule for the number of possessions: its mean, and √3 standard deviations each way. */
const NODES: readonly (readonly [deviations: number, weight: number])[] = [
  [-Math.sqrt(3), 1 / 6],
  [0, 2 / 3],
  [Math.sqrt(3), 1 / 6],
];
const NEGLIGIBLE = 1e-10;

/** What both sides can come to, in each of the numbers of possessions that are told apart. */
export function pointBranches(
  score: Score,
  stretches: readonly Stretch[],
  efficiency: Efficiency,
): readonly PointsBranch[] {
  let [mean, variance, homeAhead] = [0, 0, 0];
  for (const { sec, ball } of stretches) {
    const count = possessionsWithin(sec);
    mean += count.mean;
    variance += count.variance;
    // Whoever has the ball gets half a possession more than the other on average, unless time is nearly up.
    homeAhead += (ball === 'home' ? 1 : -1) * Math.min(0.5, count.mean);
  }
  const nodes = mean === 0 ? [[0, 1] as const] : NODES;
  return nodes.map(([deviations, weight]) => {
    const count = Math.max(mean + deviations * Math.sqrt(variance), Math.abs(homeAhead));
    const home = pointsFrom(score[0], efficiency.home, (count + homeAhead) / 2);
    const away = pointsFrom(score[1], efficiency.away, (count - homeAhead) / 2);
    return { weight, home, away };
  });
}

export function pointChances(
  score: Score,
  stretches: readonly Stretch[],
  efficiency: Efficiency,
): PointChances {
  const branches = pointBranches(score, stretches, efficiency);
  const mixed = (of: (branch: PointsBranch) => Distribution) =>
    mixture(branches.map((branch) => [branch.weight, of(branch)]));
  return {
    home: mixed(({ home }) => home),
    away: mixed(({ away }) => away),
    total: mixed(({ home, away }) => plus(home, away)),
    lead: mixed(({ home, away }) => plus(home, negative(away))),
    level: levelOf(branches),
  };
}

function levelOf(branches: readonly PointsBranch[]): ReadonlyMap<number, number> {
  const level = new Map<number, number>();
  for (const { weight, home, away } of branches) {
    for (const [at, chance] of home.chances.entries()) {
      const points = home.least + at;
      const both = weight * chance * chanceAt(away, points);
      if (both > 0) level.set(points, (level.get(points) ?? 0) + both);
    }
  }
  return level;
}

function pointsFrom(scored: number, efficiency: number, possessions: number): Distribution {
  const chances = pointsOf(efficiency, Math.max(0, possessions));
  let last = chances.length - 1;
  while (last > 0 && (chances[last] ?? 0) < NEGLIGIBLE) last--;
  return { least: scored, chances: chances.slice(0, last + 1) };
}

export function mixture(parts: readonly (readonly [weight: number, part: Distribution])[]): Distribution {
  const least = Math.min(...parts.map(([, part]) => part.least));
  const most = Math.max(...parts.map(([, part]) => part.least + part.chances.length));
  const chances = new Array<number>(most - least).fill(0);
  for (const [weight, part] of parts) {
    for (const [at, chance] of part.chances.entries()) {
      const to = part.least - least + at;
      chances[to] = (chances[to] ?? 0) + weight * chance;
    }
  }
  return { least, chances };
}

export function chanceAt({ least, chances }: Distribution, count: number): number {
  return chances[count - least] ?? 0;
}

/** The same distribution given that the count is not this one. */
export function without({ least, chances }: Distribution, count: number): Distribution {
  const left = 1 - chanceAt({ least, chances }, count);
  return { least, chances: chances.map((chance, at) => (least + at === count ? 0 : chance / left)) };
}
