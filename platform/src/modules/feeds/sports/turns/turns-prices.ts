import { addScores, type MarketKey, type Score, type Side } from '../../results/index.ts';
import {
  ladderKeys,
  lineLadder,
  type Distribution,
  type LadderOptions,
} from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay } from '../../simulation/match/two-way.ts';
import { leadOf, totalOf, winnersOf } from '../timed/goals-left.ts';
import { countOf, finalScores } from './final-scores.ts';
import { TurnsLeft, type TurnsState } from './turns-left.ts';
import type { TurnChances, TurnsRules } from './turns-rules.ts';

const LADDER = { stepQuarters: 4, steps: 2 } as const;
const RESULTS = ['home', 'draw', 'away'] as const;
/** More points a side than any line is about. */
const MOST_POINTS = 120;

type Part = 'half' | 'period';

/** The ladders of a sport. */
class Ladders {
  readonly total: LadderOptions;
  readonly handicap: LadderOptions;

  constructor({ pricedFrom }: TurnsRules) {
    this.total = { ...LADDER, pricedFrom, type: 'total', outcomes: ['over', 'under'] };
    this.handicap = {
      ...{ ...LADDER, pricedFrom, type: 'handicap', outcomes: ['home', 'away'] },
      ...{ negated: true, wonBy: 1 },
    };
  }

  teamTotal(team: Side): LadderOptions {
    return { ...this.total, type: 'team-total', specifiers: { team } };
  }

  partTotal(part: Part, at: number): LadderOptions {
    return { ...this.total, type: `${part}-total`, steps: 1, specifiers: { [part]: String(at + 1) } };
  }
}

/** Prices of one match, from the chances of its sides. */
export class TurnsPrices {
  readonly #rules: TurnsRules;
  readonly #left: TurnsLeft;
  readonly #ladders: Ladders;

  constructor(rules: TurnsRules, chances: TurnChances) {
    this.#rules = rules;
    this.#left = new TurnsLeft(rules, chances);
    this.#ladders = new Ladders(rules);
  }

  /** Every market that is open. */
  at(state: TurnsState): readonly FairMarket[] {
    const scores = finalScores(this.#rules, this.#left, state);
    const lead = countOf(scores, ([home, away]) => home - away);
    const ladders = this.#ladders;
    return [
      twoWay('winner', {}, winnersOf(lead)[0]),
      ...lineLadder(
        countOf(scores, ([home, away]) => home + away),
        ladders.total,
      ),
      ...lineLadder(lead, ladders.handicap),
      ...lineLadder(
        countOf(scores, ([home]) => home),
        ladders.teamTotal('home'),
      ),
      ...lineLadder(
        countOf(scores, ([, away]) => away),
        ladders.teamTotal('away'),
      ),
      ...this.#rules.halves.flatMap((span, at) => this.#ofPart('half', at, span, state)),
      ...pricedPeriods(this.#rules).flatMap((at) => this.#ofPart('period', at, [at, at], state)),
    ];
  }

  /** Of a whole match. */
  finalLead(): Distribution {
    const start: TurnsState = { periods: [], period: 0, turn: 0, hasScored: false };
    return countOf(finalScores(this.#rules, this.#left, start), ([home, away]) => home - away);
  }

  /** Every market the match may have offered. */
  all(): readonly MarketKey[] {
    const ladders = this.#ladders;
    const part = (name: Part, at: number): readonly MarketKey[] => [
      { type: `${name}-1x2`, specifiers: { [name]: String(at + 1) } },
      ...ladderKeys(ladders.partTotal(name, at), 0, MOST_POINTS),
    ];
    return [
      { type: 'winner', specifiers: {} },
      ...ladderKeys(ladders.total, 0, 2 * MOST_POINTS),
      ...ladderKeys(ladders.handicap, -MOST_POINTS, MOST_POINTS),
      ...ladderKeys(ladders.teamTotal('home'), 0, MOST_POINTS),
      ...ladderKeys(ladders.teamTotal('away'), 0, MOST_POINTS),
      ...this.#rules.halves.flatMap((_, at) => part('half', at)),
      ...pricedPeriods(this.#rules).flatMap((at) => part('period', at)),
    ];
  }

  #ofPart(part: Part, at: number, span: readonly [number, number], state: TurnsState): readonly FairMarket[] {
    if (state.period > span[1]) return [];
    const [home, away]: Score = addScores(state.periods.slice(span[0], span[1] + 1));
    const more = this.#left.ofPeriods(state, 'home', span, true);
    const others = this.#left.ofPeriods(state, 'away', span, true);
    return [
      threeWay(`${part}-1x2`, { [part]: String(at + 1) }, winnersOf(leadOf(home - away, more, others))),
      ...lineLadder(totalOf(home + away, more, others), this.#ladders.partTotal(part, at)),
    ];
  }
}

/** Periods that are played to their end whatever the score. */
export function pricedPeriods({ periods, endsOnceWon }: TurnsRules): readonly number[] {
  return Array.from({ length: endsOnceWon ? periods - 1 : periods }, (_, period) => period);
}

function threeWay(
  type: string,
  specifiers: Record<string, string>,
  chances: readonly [number, number, number],
): FairMarket {
  const selections = RESULTS.map((outcome, at): FairSelection => [outcome, chances[at] ?? 0]);
  return { type, specifiers, selections, core: true };
}
