import type { PriceModel } from '@paddock/contract/schemas';

import { addScores, type MarketKey } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { yesNo } from '../../simulation/match/two-way.ts';
import { doubleResult, regularResult } from '../rules/double-result.ts';
import { highestPart } from '../rules/highest-part.ts';
import { HalvesChances, PartChances } from '../rules/part-chances.ts';
import { ruledMarkets } from '../rules/ruled-prices.ts';
import { winnersOf } from '../timed/goals-left.ts';
import { finalScores } from './final-scores.ts';
import { TurnsLeft, type TurnsState } from './turns-left.ts';
import { turnsModel } from './turns-model.ts';
import { spanOf, turnsKeys, type TurnsBook } from './turns-offer.ts';
import type { TurnChances, TurnsRules } from './turns-rules.ts';

/** Prices of one match, from the chances of its sides. */
export class TurnsPrices {
  readonly #rules: TurnsRules;
  readonly #book: TurnsBook;
  readonly #chances: TurnChances;
  readonly #left: TurnsLeft;
  /** Of periods that have not begun, by their span. */
  readonly #fresh = new Map<string, PartChances>();
  #extraHome: number | undefined;

  constructor(rules: TurnsRules, book: TurnsBook, chances: TurnChances) {
    this.#rules = rules;
    this.#book = book;
    this.#chances = chances;
    this.#left = new TurnsLeft(rules, chances);
  }

  /** Every market that is open. */
  at(state: TurnsState): readonly FairMarket[] {
    const match = PartChances.ofScores(finalScores(this.#rules, this.#left, state));
    const { halves, periods } = this.#rules;
    const isRegular = state.period < periods;
    const [first, second] = halves;
    const both =
      isRegular && first && second
        ? new HalvesChances(this.#part(state, first), this.#part(state, second))
        : undefined;
    return [
      ...ruledMarkets(this.#book.offer, {
        part: (kind, { half, period = half }) => {
          const span = spanOf(this.#rules, kind, Number(period));
          if (span === undefined) return match;
          return state.period > span[1] ? undefined : this.#part(state, span);
        },
        halves: both,
      }),
      ...(isRegular ? this.#regular(state) : []),
    ];
  }

  /** What the prices of a state are taken from. */
  model(state: TurnsState): PriceModel {
    return turnsModel({ state, chances: this.#chances });
  }

  /** Of a whole match. */
  finalLead(): Distribution {
    const start: TurnsState = { periods: [], period: 0, turn: 0, hasScored: false };
    return PartChances.ofScores(finalScores(this.#rules, this.#left, start)).counts.lead;
  }

  /** Every market the match may have offered. */
  all(): readonly MarketKey[] {
    return turnsKeys(this.#book);
  }

  /** How the periods end before anything that comes after the last one. */
  #regular(state: TurnsState): readonly FairMarket[] {
    const { types } = this.#book;
    const { periods } = this.#rules;
    const last = periods - 1;
    const [, half = last] = this.#rules.halves[0] ?? [];
    const lead = this.#part(state, [0, last]).counts.lead;
    const markets: FairMarket[] = [];
    if (types.has('regular-1x2')) markets.push(regularResult(lead));
    if (types.has('overtime')) markets.push(yesNo('overtime', {}, winnersOf(lead)[1]));
    if (types.has('double-result')) {
      const [one, two] = [this.#part(state, [0, half]), this.#part(state, [half + 1, last])];
      markets.push(doubleResult(one.counts.lead, two.counts.lead, this.#extraWon()));
    }
    if (types.has('highest-quarter')) {
      const totals = Array.from(
        { length: periods },
        (_, at): Distribution => this.#part(state, [at, at]).counts.total,
      );
      markets.push(highestPart('highest-quarter', totals));
    }
    return markets;
  }

  /** What these periods come to, played to their end: who leads then is who leads where a winner does not finish them. */
  #part(state: TurnsState, span: readonly [number, number]): PartChances {
    const isFresh = state.period < span[0];
    const key = span.join();
    const known = isFresh ? this.#fresh.get(key) : undefined;
    if (known !== undefined) return known;
    const part = PartChances.ofCounts(
      addScores(state.periods.slice(span[0], span[1] + 1)),
      this.#left.ofPeriods(state, 'home', span, true),
      this.#left.ofPeriods(state, 'away', span, true),
    );
    if (isFresh) this.#fresh.set(key, part);
    return part;
  }

  /** That the home side wins what comes after a level last period. */
  #extraWon(): number {
    const level: TurnsState = { periods: [], period: this.#rules.periods, turn: 0, hasScored: false };
    this.#extraHome ??= winnersOf(
      PartChances.ofScores(finalScores(this.#rules, this.#left, level)).counts.lead,
    )[0];
    return this.#extraHome;
  }
}
