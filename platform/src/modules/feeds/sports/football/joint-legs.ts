import { canonicalSpecifiers } from '@paddock/contract';

import type { Score } from '../../results/index.ts';
import { isWonWhole, type JointLeg } from '../joint-chances.ts';
import type { FootballSituation } from './football-prices.ts';
import type { FootballRecord } from './football-record.ts';
import { footballResult } from './football-results.ts';
import { findRuled } from './football-ruled.ts';
import type { CountedEnd } from './joint-ends.ts';
import { endOf, endOfHalves } from '../rules/rule-tables.ts';

/** What a selection counts. */
export type CountedOf = 'goals' | 'corners' | 'cards';
/** The part of the match that decides it; `next` is who scores the next goal. */
type LegPart = 'match' | 'first' | 'second' | 'halves' | 'next';

/** Kept answers of one selection, a byte an end; more of them than a season has markets are forgotten together. */
const TABLES = new Map<string, Uint8Array>();
const MOST_TABLES = 1_000;
const MATCH_ENDS = 64 ** 2;
const HALVES_ENDS = 16 ** 4;
const [WON, NOT_WON] = [1, 2];

/** Types that goals decide, beside those of a rule. */
const OF_GOALS: ReadonlySet<string> = new Set([
  ...['1x2', 'double-chance', 'both-score', 'total', 'team-total', 'handicap'],
  ...['next-goal', 'correct-score', 'half-1x2', 'half-total'],
]);

/** Whether the model can say something of markets of a type: when and by whom goals are made is no part of it. */
export const isOfModel = (type: string): boolean => OF_GOALS.has(type) || findRuled(type) !== undefined;

/** What a selection counts, undefined where this match's model says nothing of it. */
export function countOfLeg(
  { type, specifiers }: JointLeg,
  situation: FootballSituation,
): CountedOf | undefined {
  if (type === 'next-goal') {
    const next = situation.score[0] + situation.score[1] + 1;
    return specifiers['goal'] === String(next) ? 'goals' : undefined;
  }
  if (OF_GOALS.has(type)) return 'goals';
  const kind = findRuled(type);
  if (kind === undefined) return undefined;
  return kind.of === undefined ? 'goals' : situation.beside && kind.of;
}

export function partOfLeg({ type, specifiers }: JointLeg): LegPart {
  if (type === 'next-goal') return 'next';
  if (findRuled(type)?.scope === 'halves') return 'halves';
  const { half } = specifiers;
  return half === undefined ? 'match' : half === '1' ? 'first' : 'second';
}

/** Says of an end whether the selection wins there, by the rules that settle it. */
export function winsAt(leg: JointLeg, of: CountedOf): (end: CountedEnd) => boolean {
  const part = partOfLeg(leg);
  if (part === 'next') return (end) => hasWon(leg, recordOf(end, of, leg));
  const table = tableFor(leg, part);
  return (end) => {
    const number = part === 'halves' ? endOfHalves(end.first, end.second) : endOf(scoreOf(part, end));
    const known = table[number];
    if (known === WON || known === NOT_WON) return known === WON;
    const won = hasWon(leg, recordOf(end, of, leg));
    table[number] = won ? WON : NOT_WON;
    return won;
  };
}

function tableFor({ type, specifiers, outcome }: JointLeg, part: LegPart): Uint8Array {
  const key = `${type} ${canonicalSpecifiers(specifiers)} ${outcome}`;
  const known = TABLES.get(key);
  if (known !== undefined) return known;
  if (TABLES.size >= MOST_TABLES) TABLES.clear();
  const table = new Uint8Array(part === 'halves' ? HALVES_ENDS : MATCH_ENDS);
  TABLES.set(key, table);
  return table;
}

function scoreOf(part: LegPart, { first, second }: CountedEnd): Score {
  if (part === 'first') return first;
  return part === 'second' ? second : [first[0] + second[0], first[1] + second[1]];
}

function hasWon(leg: JointLeg, record: FootballRecord): boolean {
  return isWonWhole(footballResult(leg, record), leg.outcome);
}

/** A match that ended so. */
function recordOf(end: CountedEnd, of: CountedOf, { specifiers }: JointLeg): FootballRecord {
  const counted = { score: scoreOf('match', end), firstHalf: end.first };
  const match = { sport: 'football', firstHalfOver: true, end: 'finished' } as const;
  if (of !== 'goals') {
    const none = { score: [0, 0], firstHalf: [0, 0] } as const;
    return { ...match, ...none, goals: 'unknown', beside: { corners: none, cards: none, [of]: counted } };
  }
  const ordinal = Number(specifiers['goal'] ?? 0);
  const goals = end.next === undefined ? 'unknown' : new Array(ordinal).fill(end.next);
  return { ...match, ...counted, goals };
}
