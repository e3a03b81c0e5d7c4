import type { Side } from '../../results/index.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { twoWay } from '../../simulation/match/two-way.ts';
import {
  firstOversTotal,
  HANDICAP,
  LEAST_LEAD,
  lines,
  ofInnings,
  overTotal,
  teamTotal,
  TOTAL,
  wicketFall,
  wicketsTotal,
} from './cricket-ladders.ts';
import {
  firstOvers,
  NO_INNINGS,
  openingStand,
  otherSide,
  type CricketRecord,
  type Innings,
} from './cricket-rules.ts';
import { freshOutlook, inningsOutlook, type InningsOutlook } from './innings-outlook.ts';
import { bothInnings, chased, eitherOf, halves, homeWins, type MatchOutlook } from './match-outlook.ts';
import { nextOver } from './over-outlook.ts';

/** Of each side as it bats, over the other as it bowls: one of `stepped`. */
export type Advantages = Readonly<Record<Side, number>>;

/** What can come of one order of batting. */
interface Outlook {
  readonly match: MatchOutlook;
  /** Of the innings that is played or comes next. */
  readonly innings: InningsOutlook;
  /** Chances of runs by side in the innings' order, before the first wicket and in the first overs. */
  readonly stands: readonly [Float64Array, Float64Array];
  readonly firstOvers: readonly [Float64Array, Float64Array];
}

/** Every market open between two deliveries; nothing while super overs are bowled, and none once it is over. */
export function cricketPrices(match: CricketRecord, advantages: Advantages): readonly FairMarket[] {
  const [one, other] = match.innings;
  if (match.end !== undefined || (one?.isOver === true && other?.isOver === true)) return [];
  const { first } = match;
  if (first === undefined) return beforeToss(advantages);
  const at = one?.isOver === true ? 1 : 0;
  const batting = at === 0 ? first : otherSide(first);
  const innings = match.innings[at] ?? NO_INNINGS;
  const target = at === 0 ? Infinity : (one?.runs ?? 0) + 1;
  const outlook = outlookFrom(first, match, advantages);
  return [
    ...matchMarkets(outlook.match, advantages),
    ...sideMarkets(first, outlook, match.innings),
    ...inningsMarkets(at + 1, outlook.innings, innings),
    ...overMarkets(at + 1, advantages[batting], innings, target),
  ];
}

/** Either side may bat first. */
function beforeToss(advantages: Advantages): readonly FairMarket[] {
  const orders = (['home', 'away'] as const).map((first) => ({
    first,
    ...outlookFrom(first, { innings: [] }, advantages),
  }));
  const [one, other] = orders;
  if (one === undefined || other === undefined) return [];
  const innings = {
    ...one.innings,
    firstOvers: halves(one.firstOvers[0], other.firstOvers[0]),
    nextFall: halves(one.stands[0], other.stands[0]),
    wickets: one.innings.wickets.map((chance, at) => (chance + (other.innings.wickets[at] ?? 0)) / 2),
  };
  return [
    ...matchMarkets(eitherOf(one.match, other.match), advantages),
    // Who bats first changes nothing about them.
    ...sideMarkets('home', one, []),
    ...inningsMarkets(1, innings, NO_INNINGS),
  ];
}

function outlookFrom(
  first: Side,
  { innings: [one = NO_INNINGS, other = NO_INNINGS] }: Pick<CricketRecord, 'innings'>,
  advantages: Advantages,
): Outlook {
  const second = otherSide(first);
  const fresh = freshOutlook(advantages[second]);
  if (one.isOver) {
    const innings = inningsOutlook(advantages[second], other, one.runs + 1);
    return {
      match: chased(first, one.runs + 1, innings.runs),
      innings,
      stands: [at(openingStand(one).runs), standOf(other, innings)],
      firstOvers: [at(firstOvers(one).runs), firstOversOf(other, innings)],
    };
  }
  const innings =
    one.balls === 0 && one.runs === 0
      ? freshOutlook(advantages[first])
      : inningsOutlook(advantages[first], one);
  return {
    match: bothInnings(first, innings.runs, advantages[second]),
    innings,
    stands: [standOf(one, innings), fresh.nextFall],
    firstOvers: [firstOversOf(one, innings), fresh.firstOvers ?? at(0)],
  };
}

function standOf(innings: Innings, { nextFall }: InningsOutlook): Float64Array {
  const stand = openingStand(innings);
  return stand.isTold ? at(stand.runs) : nextFall;
}

function firstOversOf(innings: Innings, outlook: InningsOutlook): Float64Array {
  return outlook.firstOvers ?? at(firstOvers(innings).runs);
}

/** What is known already. */
function at(runs: number): Float64Array {
  const chances = new Float64Array(runs + 1);
  chances[runs] = 1;
  return chances;
}

function matchMarkets(outlook: MatchOutlook, advantages: Advantages): readonly FairMarket[] {
  return [
    twoWay('winner', {}, homeWins(outlook, advantages)),
    ...lines(TOTAL, outlook.total),
    ...lines(HANDICAP, outlook.lead, LEAST_LEAD),
    ...lines(teamTotal('home'), outlook.home),
    ...lines(teamTotal('away'), outlook.away),
  ];
}

/** Who has the higher opening stand and the better first overs: open until both are known. */
function sideMarkets(
  first: Side,
  { stands, firstOvers: starts }: Outlook,
  [, second = NO_INNINGS]: readonly Innings[],
): readonly FairMarket[] {
  return [
    ...(openingStand(second).isTold ? [] : [higher('opening-stand', first, stands)]),
    ...(firstOvers(second).isTold ? [] : [higher('most-in-first-overs', first, starts)]),
  ];
}

function higher(type: string, first: Side, [one, other]: Outlook['stands']): FairMarket {
  let [more, level, below] = [0, 0, 0];
  for (let runs = 0; runs < one.length; runs++) {
    const chance = one[runs] ?? 0;
    const same = other[runs] ?? 0;
    more += chance * below;
    level += chance * same;
    below += same;
  }
  const rest = Math.max(0, 1 - more - level);
  const [home, away] = first === 'home' ? [more, rest] : [rest, more];
  return {
    ...{ type, specifiers: {}, core: true },
    selections: [
      ['home', home],
      ['draw', level],
      ['away', away],
    ],
  };
}

function inningsMarkets(
  number: number,
  outlook: Pick<InningsOutlook, 'firstOvers' | 'wickets' | 'nextFall'>,
  { wickets }: Innings,
): readonly FairMarket[] {
  return [
    ...(outlook.firstOvers === undefined ? [] : lines(firstOversTotal(number), outlook.firstOvers)),
    ...lines(wicketsTotal(number), outlook.wickets),
    ...lines(wicketFall(number, wickets + 1), outlook.nextFall),
  ];
}

/** Of the over that comes next. */
function overMarkets(
  number: number,
  advantage: number,
  innings: Innings,
  target: number,
): readonly FairMarket[] {
  const next = nextOver(advantage, innings, target);
  if (next === undefined) return [];
  const over = next.over + 1;
  const specifiers = { ...ofInnings(number), over: String(over) };
  return [
    ...lines(overTotal(number, over), next.runs),
    {
      ...{ type: 'over-wicket', specifiers, core: true },
      selections: [
        ['yes', next.wicket],
        ['no', 1 - next.wicket],
      ],
    },
  ];
}
