import type { PriceModel } from '@paddock/contract/schemas';

import { addScores, type MarketKey, type Score } from '../../results/index.ts';
import type { Distribution } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { twoWay, yesNo } from '../../simulation/match/two-way.ts';
import { correctScoreMarket } from '../rules/correct-score.ts';
import { highestPart } from '../rules/highest-part.ts';
import { HalvesChances, PartChances } from '../rules/part-chances.ts';
import { ruledKeys, ruledMarkets } from '../rules/ruled-prices.ts';
import { firstGoals } from './first-goals.ts';
import { goalsOf, leadOf, winnersOf } from './goals-left.ts';
import type { TimedBook } from './timed-book.ts';
import { overtimeWon, wholeOvertimeWon } from './overtime-won.ts';
import { timedModel, type TimedState } from './timed-model.ts';
import { turnsOfPeriod, type GoalChances, type TimedRules } from './timed-rules.ts';

/** Prices of one match, from the chances of its sides. */
export class TimedPrices {
  readonly #rules: TimedRules;
  readonly #book: TimedBook;
  readonly #chances: GoalChances;
  /** Of a period that has not begun. */
  #fresh: PartChances | undefined;

  constructor(rules: TimedRules, book: TimedBook, chances: GoalChances) {
    this.#rules = rules;
    this.#book = book;
    this.#chances = chances;
  }

  /** Every market open in regular time. */
  regular({ periods, attacksLeft }: TimedState): readonly FairMarket[] {
    const score = addScores(periods);
    const left = addScores(attacksLeft);
    const match = this.#part(score, left);
    const parts = attacksLeft.map((one, period) => this.#part(periods[period] ?? NO_GOALS, one));
    const [first, second] = parts;
    return [
      ...ruledMarkets(this.#book.offer, {
        part: (kind, { half, period = half }) => {
          if (kind.scope === 'match') return match;
          const at = Number(period) - 1;
          return attacksLeft[at]?.[1] === 0 ? undefined : parts[at];
        },
        halves: parts.length === 2 && first && second ? new HalvesChances(first, second) : undefined,
      }),
      ...this.#ofEnd(winnersOf(match.counts.lead)),
      ...this.#ofGoals(score, left, match),
      ...this.#ofParts(parts),
    ];
  }

  /** What the prices of a state are taken from. */
  model(state: TimedState): PriceModel {
    return timedModel({ ...state, chances: this.#chances });
  }

  /** With so many attacks of overtime left; who wins is all that is open. */
  overtime(attacksLeft: Score): readonly FairMarket[] {
    return [twoWay('winner-with-overtime', {}, overtimeWon(this.#rules, this.#chances, attacksLeft))];
  }

  /** Of a whole match: who wins in overtime or by shots is one goal ahead. */
  finalLead(): Distribution {
    const { periods, overtime } = this.#rules;
    const attacks = periods * turnsOfPeriod(this.#rules);
    const { home, away } = this.#chances;
    const lead = leadOf(0, goalsOf(attacks, home), goalsOf(attacks, away));
    if (overtime === undefined) return lead;
    const won = wholeOvertimeWon(this.#rules, this.#chances);
    const level = -lead.least;
    const draw = lead.chances[level] ?? 0;
    const shares = new Map([
      [level - 1, draw * (1 - won)],
      [level, -draw],
      [level + 1, draw * won],
    ]);
    return { least: lead.least, chances: lead.chances.map((chance, at) => chance + (shares.get(at) ?? 0)) };
  }

  /** Every market the match may have offered. */
  all(): readonly MarketKey[] {
    const { races, offer, types } = this.#book;
    const most = Math.ceil(6 * this.#usual()) + 12;
    const goals = Array.from({ length: 2 * most }, (_, at) => String(at + 1));
    const plain = ['winner-with-overtime', 'overtime', 'correct-score', 'highest-period'];
    return [
      ...ruledKeys(offer, ({ key }) => (key === 'total' ? 2 * most : most)),
      ...plain.filter((type) => types.has(type)).map((type) => ({ type, specifiers: {} })),
      ...(types.has('next-goal') ? goals.map((goal) => ({ type: 'next-goal', specifiers: { goal } })) : []),
      ...races.map((points) => ({ type: 'race', specifiers: { points: String(points) } })),
    ];
  }

  #part(score: Score, left: Score): PartChances {
    const whole = turnsOfPeriod(this.#rules);
    const isFresh = left[0] === whole && left[1] === whole && score[0] + score[1] === 0;
    if (isFresh) return (this.#fresh ??= this.#newPart(score, left));
    return this.#newPart(score, left);
  }

  #newPart(score: Score, [home, away]: Score): PartChances {
    return PartChances.ofCounts(score, goalsOf(home, this.#chances.home), goalsOf(away, this.#chances.away));
  }

  /** Whether regular time ends level, and who wins in the end. */
  #ofEnd([home, draw]: readonly [number, number, number]): readonly FairMarket[] {
    const { overtime } = this.#rules;
    if (overtime === undefined) return [];
    const won = wholeOvertimeWon(this.#rules, this.#chances);
    return [
      twoWay('winner-with-overtime', {}, home + draw * won),
      ...(this.#book.types.has('overtime') ? [yesNo('overtime', {}, draw)] : []),
    ];
  }

  /** The score itself, and who comes first to a number of goals. */
  #ofGoals(score: Score, left: Score, { counts: { home, away } }: PartChances): readonly FairMarket[] {
    const { types, scores, races } = this.#book;
    const markets: FairMarket[] = [];
    if (types.has('correct-score'))
      markets.push(correctScoreMarket(scores, score, home.chances, away.chances));
    if (types.has('next-goal')) {
      const [next, others] = firstGoals([1, 1], left, this.#chances);
      const selections = [['home', next] as const, ['none', 1 - next - others] as const, ['away', others] as const]; // oxfmt-ignore
      const goal = String(score[0] + score[1] + 1);
      markets.push({ type: 'next-goal', specifiers: { goal }, selections, core: true });
    }
    for (const points of races) {
      if (Math.max(...score) >= points) continue;
      const [first, second] = firstGoals([points - score[0], points - score[1]], left, this.#chances);
      if (first + second > 0)
        markets.push(twoWay('race', { points: String(points) }, first / (first + second)));
    }
    return markets;
  }

  #ofParts(parts: readonly PartChances[]): readonly FairMarket[] {
    if (!this.#book.types.has('highest-period')) return [];
    return [
      highestPart(
        'highest-period',
        parts.map(({ counts }) => counts.total),
      ),
    ];
  }

  /** Goals of a side in a period. */
  #usual(): number {
    return turnsOfPeriod(this.#rules) * Math.max(this.#chances.home, this.#chances.away);
  }
}

const NO_GOALS: Score = [0, 0];
