import { addScores, type MarketKey, type Score } from '../../results/index.ts';
import { ladderKeys, lineLadder, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay } from '../../simulation/match/two-way.ts';
import { goalsOf, leadOf, totalOf, winnersOf } from './goals-left.ts';
import { overtimeChances, turnsOfOvertime, type GoalChances, type TimedRules } from './timed-rules.ts';

const LADDER = { stepQuarters: 4, steps: 2, pricedFrom: 0.06 } as const;
const TOTAL: LadderOptions = { ...LADDER, type: 'total', outcomes: ['over', 'under'] };
const HANDICAP: LadderOptions = { ...LADDER, type: 'handicap', outcomes: ['home', 'away'], negated: true };
const teamTotal = (team: 'home' | 'away'): LadderOptions => ({
  ...TOTAL,
  type: 'team-total',
  specifiers: { team },
});
const RESULTS = ['home', 'draw', 'away'] as const;

/** What a period of the sport is called in its market types: `half-1x2` of the half it names. */
export type PeriodName = 'half' | 'period';

const periodTotal = (name: PeriodName, period: number): LadderOptions => ({
  ...TOTAL,
  type: `${name}-total`,
  specifiers: { [name]: String(period + 1) },
});

/** Where a match stands: goals of the periods, and attacks that each side still has in each of them. */
export interface TimedState {
  readonly periods: readonly Score[];
  readonly attacksLeft: readonly Score[];
}

/** Prices of one match, from the chances of its sides. */
export class TimedPrices {
  readonly #rules: TimedRules;
  readonly #name: PeriodName;
  readonly #chances: GoalChances;

  constructor(rules: TimedRules, name: PeriodName, chances: GoalChances) {
    this.#rules = rules;
    this.#name = name;
    this.#chances = chances;
  }

  /** Every market open in regular time. */
  regular({ periods, attacksLeft }: TimedState): readonly FairMarket[] {
    const [home, away] = addScores(periods);
    const [more, others] = this.#goals(addScores(attacksLeft));
    const lead = leadOf(home - away, more, others);
    return [
      threeWay('1x2', {}, winnersOf(lead)),
      ...this.#winner(winnersOf(lead)),
      ...lineLadder(totalOf(home + away, more, others), TOTAL),
      ...lineLadder(lead, HANDICAP),
      ...lineLadder({ least: home, chances: more }, teamTotal('home')),
      ...lineLadder({ least: away, chances: others }, teamTotal('away')),
      ...attacksLeft.flatMap((left, period) => this.#ofPeriod(period, periods[period] ?? [0, 0], left)),
    ];
  }

  /** With so many attacks of overtime left; who wins is all that is open. */
  overtime(attacksLeft: Score): readonly FairMarket[] {
    return [twoWay('winner-with-overtime', {}, this.#overtimeWon(attacksLeft))];
  }

  /** Every market the match may have offered. */
  all(): readonly MarketKey[] {
    const { periods, overtime } = this.#rules;
    const most = Math.ceil(6 * this.#usual()) + 12;
    return [
      { type: '1x2', specifiers: {} },
      ...(overtime === undefined ? [] : [{ type: 'winner-with-overtime', specifiers: {} }]),
      ...ladderKeys(TOTAL, 0, 2 * most),
      ...ladderKeys(HANDICAP, -most, most),
      ...ladderKeys(teamTotal('home'), 0, most),
      ...ladderKeys(teamTotal('away'), 0, most),
      ...Array.from({ length: periods }, (_, period) => [
        { type: `${this.#name}-1x2`, specifiers: { [this.#name]: String(period + 1) } },
        ...ladderKeys(periodTotal(this.#name, period), 0, most),
      ]).flat(),
    ];
  }

  #goals([home, away]: Score): readonly [readonly number[], readonly number[]] {
    return [goalsOf(home, this.#chances.home), goalsOf(away, this.#chances.away)];
  }

  /** Where somebody wins in the end. */
  #winner([home, draw]: readonly [number, number, number]): readonly FairMarket[] {
    const { overtime } = this.#rules;
    if (overtime === undefined) return [];
    const turns = turnsOfOvertime(overtime, this.#rules);
    return [twoWay('winner-with-overtime', {}, home + draw * this.#overtimeWon([turns, turns]))];
  }

  /** The chance that the home side wins: it scores first within these attacks, or wins the shots after them. */
  #overtimeWon([turns, others]: Score): number {
    const { overtime } = this.#rules;
    if (overtime === undefined) return 0.5;
    const { home, away } = overtimeChances(overtime, this.#chances);
    const nobody = (1 - home) * (1 - away);
    const undecided = nobody ** turns;
    const won = (home * (1 - undecided)) / (1 - nobody) + undecided / 2;
    // In the turn that runs the home side may have had its attack already.
    return others > turns ? (1 - away) * won : won;
  }

  #ofPeriod(period: number, [home, away]: Score, left: Score): readonly FairMarket[] {
    if (left[1] === 0) return [];
    const [more, others] = this.#goals(left);
    const key = { [this.#name]: String(period + 1) };
    return [
      threeWay(`${this.#name}-1x2`, key, winnersOf(leadOf(home - away, more, others))),
      ...lineLadder(totalOf(home + away, more, others), periodTotal(this.#name, period)),
    ];
  }

  /** Goals of a side in a period. */
  #usual(): number {
    const { periodSec, turnSec } = this.#rules;
    return (periodSec / turnSec) * Math.max(this.#chances.home, this.#chances.away);
  }
}

function threeWay(
  type: string,
  specifiers: Record<string, string>,
  chances: readonly [number, number, number],
): FairMarket {
  const selections = RESULTS.map((outcome, at): FairSelection => [outcome, chances[at] ?? 0]);
  return { type, specifiers, selections, core: true };
}
