import { MARKET_TYPES, type MarketType } from '@paddock/contract/markets';

import {
  findSportModel,
  type MarketKey,
  type MatchRecord,
  type Score,
  type SportModel,
} from '../../feeds/index.ts';
import type { ResultRow } from './result-store.ts';

type Model = SportModel<MatchRecord>;

/** A market with the result it was given, by a message, an operator or what is stored. */
export interface GivenResult {
  readonly type: Pick<MarketType, 'key'>;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly rows: readonly Pick<ResultRow, 'outcome' | 'won' | 'void_halves' | 'num' | 'den'>[];
}

/** Sets of results that one match cannot have: each market that is in doubt, and why, in English. */
export type Contradictions<T extends GivenResult> = ReadonlyMap<T, string>;

/**
 * Which of these results cannot be those of one match, by the rules that settle bets (rules §7). With a final score each
 * has to be what that score decides; without one there has to be a score under which all of them, and those that stand
 * already, hold. A void agrees with every end, and so does a dead heat; what no score tells is not judged.
 */
export function contradictions<T extends GivenResult>(
  sport: string,
  results: readonly T[],
  standing: readonly GivenResult[],
  finalScore: Score | undefined,
): Contradictions<T> {
  const model = findSportModel(sport);
  if (model === undefined) return new Map();
  const judged = results.filter((one) => isToldByScore(model, one));
  const told = standing.filter((one) => isToldByScore(model, one));
  const wrong = finalScore === undefined ? [] : judged.filter((one) => !canHold(model, [one], finalScore));
  if (wrong.length > 0)
    return new Map(
      wrong.map((one) => [one, `the final score ${finalScore?.join(':')} decides it otherwise`]),
    );
  const all = [...told, ...judged];
  if (judged.length === 0 || canHold(model, all, finalScore)) return new Map();
  const at = firstTooMany(all.length, (count) => canHold(model, all.slice(0, count), finalScore));
  const [last, before] = [all[at], all.slice(0, at)];
  const other = before.find((one) => last && !canHold(model, [one, last], finalScore));
  const pair = other === undefined ? 'the other results' : nameOf(other);
  const why = `no score makes both ${last && nameOf(last)} and ${pair} true`;
  return new Map(judged.map((one) => [one, why]));
}

/** The first of so many that cannot stand with those before it: what a part holds, a smaller part holds too. */
function firstTooMany(count: number, holds: (count: number) => boolean): number {
  let [good, bad] = [0, count];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function nameOf({ type, specifiers }: GivenResult): string {
  return [type.key, ...Object.values(specifiers)].join(' ');
}

const keyOf = ({ type, specifiers }: GivenResult): MarketKey => ({ type: type.key, specifiers });

/** Lines in quarters, halves and sets that a match has: of others nobody knows what they mean. */
function isKnown({ line = '0', half = '1', set = '1' }: MarketKey['specifiers']): boolean {
  return Number.isInteger(Number(line) * 4) && Number(half) <= 2 && Number(set) <= 5;
}

function isToldByScore(model: Model, { type, specifiers, rows }: GivenResult): boolean {
  return (
    model.ends.toldByScore.includes(type.key) &&
    isKnown(specifiers) &&
    rows.every(({ num, den }) => num === den)
  );
}

/** True where a match can end so, of that score if one is given. */
function canHold(model: Model, results: readonly GivenResult[], finalScore: Score | undefined): boolean {
  const halves = results.filter(({ specifiers }) => specifiers['half'] !== undefined);
  const whole = results.filter((one) => !halves.includes(one));
  return model.ends
    .possible(outermost(whole).map(keyOf), finalScore)
    .some(
      (match) =>
        whole.every((one) => agrees(model, one, match)) &&
        (halves.length === 0 ||
          model.ends.withParts(match).some((played) => halves.every((one) => agrees(model, one, played)))),
    );
}

/** Of lines that ended alike the lowest and the highest: what lies between follows. */
function outermost(results: readonly GivenResult[]): readonly GivenResult[] {
  const groups = new Map<string, readonly GivenResult[]>();
  for (const one of results) {
    const ends = one.rows.map(({ outcome, won, void_halves: halves }) => `${outcome}${won}${halves}`);
    const rest = Object.entries(one.specifiers).filter(([name]) => name !== 'line');
    const key = [one.type.key, ...rest.flat(), ...ends.toSorted()].join();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const lineOf = ({ specifiers }: GivenResult) => Number(specifiers['line'] ?? 0);
  return [...groups.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => lineOf(a) - lineOf(b));
    return [...sorted.slice(0, 1), ...sorted.slice(1).slice(-1)];
  });
}

/** True where the match decides the market so; of a market it leaves open or void the rows may say anything. */
function agrees(model: Model, given: GivenResult, match: MatchRecord): boolean {
  const decided = model.decide(keyOf(given), match) ?? [];
  if (isNext(given.type.key) && decided.every(({ result }) => result.voidHalves === 2))
    return given.rows.every(({ outcome, won }) => outcome !== 'none' || won === 0);
  const winner = winnerAmong(model, given, match);
  return given.rows.every((row) => {
    if (row.void_halves === 2) return true;
    if (winner !== undefined) return row.won === (row.outcome === winner ? 1 : 0);
    const result = decided.find(({ outcome }) => outcome === row.outcome)?.result;
    return result === undefined || (result.won === row.won && result.voidHalves === row.void_halves);
  });
}

/** Decided by what comes next: nothing came, so far. */
function isNext(key: string): boolean {
  const rule = MARKET_TYPES.get(key)?.settlement;
  return typeof rule === 'object' && rule.by === 'next';
}

/** The outcome of a market of scores that wins: the score itself, or any other where it is not among them. */
function winnerAmong(model: Model, given: GivenResult, match: MatchRecord): string | undefined {
  if (MARKET_TYPES.get(given.type.key)?.beyond !== 'scores') return undefined;
  const score = model.ends.scoreOf(match).join(':');
  return given.rows.some(({ outcome }) => outcome === score) ? score : 'any-other';
}
