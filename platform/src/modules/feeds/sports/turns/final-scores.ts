import { addScores, type Score, type Side } from '../../results/index.ts';
import type { ScoreChance } from '../rules/part-chances.ts';
import type { Points } from './turn-points.ts';
import type { TurnsLeft, TurnsState } from './turns-left.ts';
import { leadOfSide, plusPoints, secondSide, type TurnsRules } from './turns-rules.ts';

const NEGLIGIBLE = 1e-9;

/** Every score a match can end with from a state, and how likely it is. None is level. */
export function finalScores(rules: TurnsRules, left: TurnsLeft, state: TurnsState): readonly ScoreChance[] {
  const ends = new ScoreChances();
  const level: number[] = [];
  const now = addScores(state.periods);
  for (const each of beforeTies(rules, left, state, now)) {
    const [home, away] = each.score;
    if (home === away) level[home] = (level[home] ?? 0) + each.chance;
    else ends.add(each.score, each.chance);
  }
  playOn(rules, left, level, ends);
  return ends.all();
}

/** Once the period that is on or the last one is over. */
function beforeTies(
  rules: TurnsRules,
  left: TurnsLeft,
  state: TurnsState,
  now: Score,
): readonly ScoreChance[] {
  const to = Math.max(state.period, rules.periods - 1);
  const span = [0, to] as const;
  const withLast = !rules.endsOnceWon;
  const scores = product(
    now,
    left.ofPeriods(state, 'home', span, withLast),
    left.ofPeriods(state, 'away', span, withLast),
  );
  if (withLast) return scores;
  const turn = to < rules.periods ? 2 * rules.turnsEach - 1 : 1;
  const last = left.ofTurn(state, to, turn);
  return scores.flatMap((each) => lastTurn(each, secondSide(rules), last));
}

function product(from: Score, home: Points, away: Points): readonly ScoreChance[] {
  return home.flatMap((one, h) =>
    away.flatMap((other, a) => {
      const chance = one * other;
      return chance < NEGLIGIBLE ? [] : [{ score: [from[0] + h, from[1] + a] as const, chance }];
    }),
  );
}

/** The last turn, which is over once its side leads: all that would have brought more brings just that. */
function lastTurn({ score, chance }: ScoreChance, side: Side, points: Points): readonly ScoreChance[] {
  const need = 1 - leadOfSide(score, side);
  if (need <= 0) return [{ score, chance }];
  const short = points.slice(0, need);
  const won = 1 - short.reduce((sum, each) => sum + each, 0);
  return [...short, Math.max(0, won)].map((share, made) => ({
    score: plusPoints(score, side, made),
    chance: chance * share,
  }));
}

/** Level scores: each side has one more turn, again and again. Rounds without points bring the same score back. */
function playOn(rules: TurnsRules, left: TurnsLeft, level: number[], ends: ScoreChances): void {
  const second = secondSide(rules);
  const firsts = left.fresh(rules.first).map((chance, made) => ({
    score: plusPoints([0, 0], rules.first, made),
    chance,
  }));
  const seconds = left.fresh(second);
  const round = rules.endsOnceWon
    ? firsts.flatMap((each) => lastTurn(each, second, seconds))
    : product([0, 0], left.fresh('home'), left.fresh('away'));
  const again = round.find(({ score }) => score[0] === 0 && score[1] === 0)?.chance ?? 0;
  for (let at = 0; at < level.length; at++) {
    const chance = (level[at] ?? 0) / (1 - again);
    if (chance < NEGLIGIBLE) continue;
    for (const { score, chance: share } of round) {
      const [home, away] = [at + score[0], at + score[1]];
      if (home !== away) ends.add([home, away], chance * share);
      else if (home > at) level[home] = (level[home] ?? 0) + chance * share;
    }
  }
}

const WIDTH = 1_000;

class ScoreChances {
  readonly #chances = new Map<number, number>();

  add([home, away]: Score, chance: number): void {
    if (chance < NEGLIGIBLE) return;
    const at = home * WIDTH + away;
    this.#chances.set(at, (this.#chances.get(at) ?? 0) + chance);
  }

  /** They sum to 1. */
  all(): readonly ScoreChance[] {
    const whole = [...this.#chances.values()].reduce((sum, chance) => sum + chance, 0);
    return [...this.#chances].map(([at, chance]) => ({
      score: [Math.floor(at / WIDTH), at % WIDTH],
      chance: chance / whole,
    }));
  }
}
