import type { MarketKey, MarketResult, Side } from '../../results/index.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
} from '../../results/market-result.ts';
import {
  firstOvers,
  inningsAt,
  NO_INNINGS,
  openingStand,
  OVER_BALLS,
  OVERS,
  runsOf,
  WICKETS,
  type CricketRecord,
  type Innings,
} from './cricket-rules.ts';

const SIDES = ['home', 'away'];
const RESULTS = ['home', 'draw', 'away'];
const YES_NO = ['yes', 'no'];
const LINE_SIDES = ['over', 'under'];

/**
 * Decides a market. Super overs part two sides that are level and count for nothing else. Of a match that broke off what play
 * had not decided is void, and so is an over that was never begun and a wicket nobody stood to lose.
 * @throws RangeError for a market there is not
 */
export function cricketResult({ type, specifiers }: MarketKey, match: CricketRecord): MarketResult {
  const { line } = specifiers;
  const runs = runsOf(match);
  const isBrokenOff = match.end === 'broken-off';
  const isPlayed = match.innings[1]?.isOver === true;
  const orVoid = (outcomes: readonly string[]) => (isBrokenOff ? allVoid(outcomes) : undefined);
  switch (type) {
    case 'winner':
      return match.end === 'finished' ? oneWinner(SIDES, winnerOf(match)) : orVoid(SIDES);
    case 'total':
      return growingOverUnder(runs[0] + runs[1], line, isPlayed, isBrokenOff);
    case 'handicap':
      return isPlayed ? handicapResult(runs, line) : orVoid(SIDES);
    case 'team-total': {
      const innings = match.innings[inningsAt(match, sideOf(specifiers['team'])) ?? 0];
      const isKnown = match.first !== undefined && innings !== undefined;
      const { runs: made, isOver } = isKnown ? innings : NO_INNINGS;
      return growingOverUnder(made, line, isOver, isBrokenOff);
    }
    case 'opening-stand':
      return higher(match, openingStand) ?? orVoid(RESULTS);
    case 'most-in-first-overs':
      return higher(match, firstOvers) ?? orVoid(RESULTS);
    default:
      return ofInnings({ type, specifiers }, match);
  }
}

function ofInnings({ type, specifiers }: MarketKey, { innings: all, end }: CricketRecord): MarketResult {
  const innings = all[ordinalOf(specifiers['innings'], 2) - 1] ?? NO_INNINGS;
  const { line } = specifiers;
  const isEnded = end !== undefined;
  switch (type) {
    case 'first-overs-total': {
      const { runs, isTold } = firstOvers(innings);
      return growingOverUnder(runs, line, isTold, isEnded);
    }
    case 'wickets-total':
      return growingOverUnder(innings.wickets, line, innings.isOver, isEnded);
    case 'wicket-fall':
      return wicketFall(innings, ordinalOf(specifiers['wicket'], WICKETS), line, isEnded);
    case 'over-total':
    case 'over-wicket':
      return ofOver(type, innings, ordinalOf(specifiers['over'], OVERS), line, isEnded);
    default:
      throw new RangeError(`cricket has no market ${type}`);
  }
}

/** Runs of the side as the wicket falls, at the end of the innings where it does not. */
function wicketFall(
  { falls, runs, isOver }: Innings,
  wicket: number,
  line: string | undefined,
  isEnded: boolean,
): MarketResult {
  const fallen = falls[wicket - 1];
  if (isOver && falls.length < wicket - 1) return allVoid(LINE_SIDES);
  return growingOverUnder(fallen ?? runs, line, fallen !== undefined || isOver, isEnded);
}

/** An over that the end of the innings cuts short counts as it stands. */
function ofOver(
  type: 'over-total' | 'over-wicket',
  innings: Innings,
  number: number,
  line: string | undefined,
  isEnded: boolean,
): MarketResult {
  const over = innings.overs[number - 1];
  const outcomes = type === 'over-total' ? LINE_SIDES : YES_NO;
  if (over === undefined) return innings.isOver || isEnded ? allVoid(outcomes) : undefined;
  const isTold = innings.isOver || innings.balls >= number * OVER_BALLS;
  if (type === 'over-total') return growingOverUnder(over.runs, line, isTold, isEnded);
  if (over.wickets > 0) return oneWinner(YES_NO, 'yes');
  if (isTold) return oneWinner(YES_NO, 'no');
  return isEnded ? allVoid(YES_NO) : undefined;
}

/** Which side has more of what each innings tells, once both do. */
function higher(
  { first, innings: [one, other] }: CricketRecord,
  count: (innings: Innings) => { readonly runs: number; readonly isTold: boolean },
): MarketResult {
  if (first === undefined || one === undefined || other === undefined) return undefined;
  const [made, answered] = [count(one), count(other)];
  if (!made.isTold || !answered.isTold) return undefined;
  return oneWinner(
    RESULTS,
    leader(first === 'home' ? [made.runs, answered.runs] : [answered.runs, made.runs]),
  );
}

/** Of a match that is over: who has more runs, else who won the super over. */
function winnerOf(match: CricketRecord): string {
  return match.superOverWinner ?? leader(runsOf(match));
}

/** @throws RangeError for anything else */
function sideOf(team: string | undefined): Side {
  if (team === 'home' || team === 'away') return team;
  throw new RangeError(`not a side: ${String(team)}`);
}
