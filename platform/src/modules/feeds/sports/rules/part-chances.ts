import type { Score } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import { endOf, endOfCount, endOfCounts, endOfHalves, type Ends } from './rule-tables.ts';

/** What is counted of a part: both sides together, the home side less the other, or one side. */
export type Count = 'total' | 'lead' | 'home' | 'away';
/** What a rule has to know of an end: a count, or what both sides have. */
export type Measure = Count | 'score';

/** A score and its chance. */
export interface ScoreChance {
  readonly score: Score;
  readonly chance: number;
}

/** Of a part of which no rule asks what both sides have together. */
export const NOT_TOGETHER = (): readonly ScoreChance[] => [];

/** Ends rarer than this change no price. */
const LEAST_END = 1e-9;
const LEAST_OF_HALVES = 1e-7;

/** How a match, or a part of it, can end. */
export class PartChances {
  readonly counts: Readonly<Record<Count, Distribution>>;
  readonly #scores: () => readonly ScoreChance[];
  readonly #ends = new Map<Measure, Ends<Score>>();

  /** @param scores what both sides have together */
  constructor(counts: Readonly<Record<Count, Distribution>>, scores: () => readonly ScoreChance[]) {
    this.counts = counts;
    this.#scores = scores;
  }

  /** Where the sides know nothing of each other: chances of 0, 1, 2 … more of each, on top of a score. */
  static ofCounts([home, away]: Score, more: readonly number[], others: readonly number[]): PartChances {
    const counts = {
      total: summed(home + away, more, others),
      lead: summed(home - away - (others.length - 1), more, others.toReversed()),
      home: { least: home, chances: more },
      away: { least: away, chances: others },
    };
    return new PartChances(counts, () =>
      more.flatMap((chance, one) =>
        others.map((other, two) => ({ score: [home + one, away + two] as const, chance: chance * other })),
      ),
    );
  }

  static ofScores(scores: readonly ScoreChance[]): PartChances {
    const count = (of: (score: Score) => number) => countOf(scores, of);
    const counts = {
      total: count(([home, away]) => home + away),
      lead: count(([home, away]) => home - away),
      home: count(([home]) => home),
      away: count(([, away]) => away),
    };
    return new PartChances(counts, () => scores);
  }

  /** Ends that a rule tells apart: of a count, a score that has it. */
  ends(measure: Measure): Ends<Score> {
    const known = this.#ends.get(measure) ?? this.#endsOf(measure);
    this.#ends.set(measure, known);
    return known;
  }

  #endsOf(measure: Measure): Ends<Score> {
    const all =
      measure === 'score'
        ? this.#scores()
        : this.counts[measure].chances.map((chance, at) => ({
            score: scoreWith(measure, this.counts[measure].least + at),
            chance,
          }));
    const some = all.filter(({ chance }) => chance >= LEAST_END);
    return {
      all: some.map(({ score }) => score),
      numbers: some.map(({ score }) => (measure === 'score' ? endOf(score) : endOfCount(score))),
      chances: some.map(({ chance }) => chance),
    };
  }
}

/** Two parts that know nothing of each other. */
export class HalvesChances {
  readonly #first: PartChances;
  readonly #second: PartChances;
  readonly #ends = new Map<Measure, Ends<readonly [Score, Score]>>();

  constructor(first: PartChances, second: PartChances) {
    this.#first = first;
    this.#second = second;
  }

  ends(measure: Measure): Ends<readonly [Score, Score]> {
    const known = this.#ends.get(measure) ?? this.#endsOf(measure);
    this.#ends.set(measure, known);
    return known;
  }

  #endsOf(measure: Measure): Ends<readonly [Score, Score]> {
    const [first, second] = [this.#first.ends(measure), this.#second.ends(measure)];
    const numberOf = measure === 'score' ? endOfHalves : endOfCounts;
    const all: (readonly [Score, Score])[] = [];
    const numbers: number[] = [];
    const chances: number[] = [];
    for (const [at, one] of first.all.entries()) {
      for (const [against, two] of second.all.entries()) {
        const chance = (first.chances[at] ?? 0) * (second.chances[against] ?? 0);
        if (chance < LEAST_OF_HALVES) continue;
        all.push([one, two]);
        numbers.push(numberOf(one, two));
        chances.push(chance);
      }
    }
    return { all, numbers, chances };
  }
}

/** A score that has so much of the count. */
export function scoreWith(count: Count, of: number): Score {
  return count === 'away' || of < 0 ? [0, Math.abs(of)] : [of, 0];
}

/** What two counts from 0 on come to together that know nothing of each other, on top of `least`. */
export function summed(least: number, one: readonly number[], other: readonly number[]): Distribution {
  const chances = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries())
    for (const [b, more] of other.entries()) chances[a + b] = (chances[a + b] ?? 0) + chance * more;
  return { least, chances };
}

/** The chances of a count that each score has. */
export function countOf(scores: readonly ScoreChance[], count: (score: Score) => number): Distribution {
  const counts = scores.map(({ score }) => count(score));
  let [least, most] = [Infinity, -Infinity];
  for (const one of counts) {
    least = Math.min(least, one);
    most = Math.max(most, one);
  }
  const chances = Array.from({ length: most - least + 1 }, () => 0);
  for (const [at, { chance }] of scores.entries()) {
    const place = (counts[at] ?? 0) - least;
    chances[place] = (chances[place] ?? 0) + chance;
  }
  return { least, chances };
}
