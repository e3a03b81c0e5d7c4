import { addScores, type Score, type Side } from '../../results/match-record.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';
import { highestOutcomes, highestResult } from '../rules/highest-part.ts';
import type { BasketballRecord } from './basketball-results.ts';
import { MARGIN_BANDS, marginBandOf } from './margin-bands.ts';

const SIDES = ['home', 'away'];
const RESULT = ['home', 'draw', 'away'];
const ODD_EVEN = ['odd', 'even'];
const YES_NO = ['yes', 'no'];
const BANDS = SIDES.flatMap((side) => MARGIN_BANDS.map((band) => `${side}-${band}`));
const DOUBLE = RESULT.flatMap((half) => SIDES.map((side) => `${half}-${side}`));
const REGULAR = 4;
const QUARTERS = highestOutcomes(REGULAR);

interface Part {
  readonly score: Score;
  readonly isOver: boolean;
}

/** Decides what is asked of a half or a quarter, by the rule after its name: `quarter-team-total`. */
export function partResult({ type, specifiers }: MarketKey, match: BasketballRecord): MarketResult {
  const [, name = '', rule = ''] = /^(half|quarter)-(.+)$/.exec(type) ?? [];
  const { score, isOver } = partOf(name, specifiers, match);
  const brokenOff = match.end === 'broken-off';
  const decide = (outcomes: readonly string[], won: () => MarketResult) =>
    isOver ? won() : brokenOff ? allVoid(outcomes) : undefined;
  const all = score[0] + score[1];
  switch (rule) {
    case '1x2':
      return decide(RESULT, () => oneWinner(RESULT, leader(score)));
    case 'handicap':
      return decide(SIDES, () => handicapResult(score, specifiers['line']));
    case 'total':
      return growingOverUnder(all, specifiers['line'], isOver, brokenOff);
    case 'team-total': {
      const own = specifiers['team'] === 'away' ? score[1] : score[0];
      return growingOverUnder(own, specifiers['line'], isOver, brokenOff);
    }
    case 'odd-even':
      return decide(ODD_EVEN, () => oddEven(all));
    default:
      throw new RangeError(`basketball has no market ${type}`);
  }
}

function partOf(name: string, specifiers: MarketKey['specifiers'], match: BasketballRecord): Part {
  const each = name === 'half' ? 2 : 1;
  const last = each * ordinalOf(specifiers[name], REGULAR / each);
  return {
    score: addScores(match.periods.slice(last - each, last)),
    isOver: match.periodsOver >= last && match.periods.length >= last,
  };
}

const oddEven = (count: number) => oneWinner(ODD_EVEN, count % 2 === 1 ? 'odd' : 'even');

/** What is asked of the whole match beside its line markets; `undefined` for a type that is none of them. */
export function wholeResult(
  { type, specifiers }: MarketKey,
  match: BasketballRecord,
): { readonly decided: MarketResult } | undefined {
  const { periods, periodsOver, end } = match;
  const score = addScores(periods);
  const lead = score[0] - score[1];
  const regular = addScores(periods.slice(0, REGULAR));
  const isPlayed = periodsOver >= REGULAR;
  const when = (isOver: boolean, outcomes: readonly string[], won: () => MarketResult) => ({
    decided: isOver ? won() : end === 'broken-off' ? allVoid(outcomes) : undefined,
  });
  const isFinished = end === 'finished';
  switch (type) {
    case 'regular-1x2':
      return when(isPlayed, RESULT, () => oneWinner(RESULT, leader(regular)));
    case 'overtime':
      return when(isPlayed, YES_NO, () => oneWinner(YES_NO, leader(regular) === 'draw' ? 'yes' : 'no'));
    case 'double-result':
      return when(isFinished, DOUBLE, () => doubleResult(addScores(periods.slice(0, 2)), lead));
    case 'points-margin':
      return when(isFinished, BANDS, () => oneWinner(BANDS, marginBandOf(lead)));
    case 'points-odd-even':
      return when(isFinished, ODD_EVEN, () => oddEven(score[0] + score[1]));
    case 'team-points-odd-even':
      return when(isFinished, ODD_EVEN, () => oddEven(specifiers['team'] === 'away' ? score[1] : score[0]));
    case 'highest-quarter':
      return when(isPlayed, QUARTERS, () => highestResult(periods.slice(0, REGULAR)));
    case 'race':
      return race(match, match.races?.[Number(specifiers['points'])]);
    default:
      return undefined;
  }
}

function doubleResult(half: Score, lead: number): MarketResult {
  return oneWinner(DOUBLE, `${leader(half)}-${lead > 0 ? 'home' : 'away'}`);
}

/** Void where nobody gets there, or nobody tells who did. */
function race({ end }: BasketballRecord, first: Side | undefined): { readonly decided: MarketResult } {
  if (first !== undefined) return { decided: oneWinner(SIDES, first) };
  return { decided: end === undefined ? undefined : allVoid(SIDES) };
}
