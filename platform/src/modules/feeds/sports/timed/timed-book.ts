import { SPORT_MARKETS } from '@paddock/contract/markets';

import { listedScores } from '../rules/correct-score.ts';
import { ruledKinds, type RuledKind } from '../rules/ruled-kinds.ts';
import type { RuledOffer } from '../rules/ruled-prices.ts';
import { turnsOfPeriod, type TimedRules } from './timed-rules.ts';

/** Types with a model and a settlement of their own. */
const BY_HAND = ['winner-with-overtime'];

/** What a sport of goals by a clock offers, and how its lines lie. */
export interface TimedBook {
  readonly sport: string;
  /** Keys of all its types. */
  readonly types: ReadonlySet<string>;
  readonly kinds: ReadonlyMap<string, RuledKind>;
  readonly offer: RuledOffer;
  /** Scores that are outcomes of their own. */
  readonly scores: readonly string[];
  /** First to so many goals. */
  readonly races: readonly number[];
}

/** What a sport's book is made of. */
export interface TimedLines {
  readonly sport: string;
  /** That an attack is a goal, as a rule: lines lie about what the match brings by it. */
  readonly usualChance: number;
  /** Distance of the lines of match totals and handicaps, in quarters. */
  readonly stepQuarters: 2 | 4;
  /** Scores of so many goals a side are outcomes of their own. */
  readonly listedGoals: number;
  readonly races: readonly number[];
}

export function timedBook(rules: TimedRules, lines: TimedLines): TimedBook {
  const types = Object.entries(SPORT_MARKETS).find(([code]) => code === lines.sport)?.[1].types ?? [];
  const kinds = ruledKinds(types, BY_HAND);
  const perPeriod = 2 * turnsOfPeriod(rules) * lines.usualChance;
  const usual = Math.round(rules.periods * perPeriod);
  const ofPart = Math.max(1, Math.round(perPeriod));
  const parts = Array.from({ length: rules.periods }, (_, at) => String(at + 1));
  const halfLines = [ofPart - 0.5, ofPart + 0.5].map(String);
  return {
    sport: lines.sport,
    types: new Set(types.map(({ key }) => key)),
    kinds: new Map(kinds.map((kind) => [kind.key, kind])),
    offer: {
      kinds,
      values: {
        ...{ half: parts, period: parts, team: ['home', 'away'], start: ['1:0', '0:1', '2:0', '0:2'] },
        goals: [usual - 1, usual, usual + 1].map(String),
      },
      combinedLines: {
        match: [usual - 1.5, usual - 0.5, usual + 0.5].map(String),
        half: halfLines,
        halves: halfLines,
      },
      ladder: ({ scope }) => ({
        ...{ steps: 2, pricedFrom: 0.06 },
        stepQuarters: scope === 'match' ? lines.stepQuarters : 4,
      }),
    },
    scores: listedScores(lines.listedGoals),
    races: lines.races,
  };
}
