import type { Score, Side } from '../../results/index.ts';
import { added, NO_POINTS, times, turnPoints, type Points } from './turn-points.ts';
import { sideOf, turnsOf, type TurnChances, type TurnsRules } from './turns-rules.ts';

/** Where a match stands after a try. */
export interface TurnsState {
  /** Points of the periods that have begun. */
  readonly periods: readonly Score[];
  /** The turn that goes on or comes next. */
  readonly period: number;
  readonly turn: number;
  /** Its side has scored in it already. */
  readonly hasScored: boolean;
}

/** What turns that are still to come bring, by the chances of the sides. */
export class TurnsLeft {
  readonly #rules: TurnsRules;
  readonly #fresh: Readonly<Record<Side, Points>>;
  /** Of a turn that has brought points already. */
  readonly #more: Points;

  constructor(rules: TurnsRules, chances: TurnChances) {
    this.#rules = rules;
    this.#fresh = { home: turnPoints(rules, chances.home), away: turnPoints(rules, chances.away) };
    this.#more = turnPoints(rules, rules.again);
  }

  /** What a side still makes in these periods; of the last turn of the last one where `last` says so. */
  ofPeriods(state: TurnsState, side: Side, [from, to]: readonly [number, number], last: boolean): Points {
    let fresh = 0;
    let running = NO_POINTS;
    for (let period = Math.max(from, state.period); period <= to; period++) {
      const turns = turnsOf(this.#rules, period) - (period === to && !last ? 1 : 0);
      for (let turn = period === state.period ? state.turn : 0; turn < turns; turn++) {
        if (sideOf(this.#rules, turn) !== side) continue;
        if (isRunning(state, period, turn)) running = this.#more;
        else fresh += 1;
      }
    }
    return added(times(this.#fresh[side], fresh), running);
  }

  /** What a side makes of one turn. */
  ofTurn(state: TurnsState, period: number, turn: number): Points {
    return isRunning(state, period, turn) ? this.#more : this.#fresh[sideOf(this.#rules, turn)];
  }

  fresh(side: Side): Points {
    return this.#fresh[side];
  }
}

function isRunning(state: TurnsState, period: number, turn: number): boolean {
  return state.hasScored && state.period === period && state.turn === turn;
}
