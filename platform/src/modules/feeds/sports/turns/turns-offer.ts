import { SPORT_MARKETS } from '@paddock/contract/markets';

import type { MarketKey } from '../../results/index.ts';
import { isHalvesRule, ruledKinds, type RuledKind } from '../rules/ruled-kinds.ts';
import { ruledKeys, type RuledOffer } from '../rules/ruled-prices.ts';
import type { TurnsRules } from './turns-rules.ts';

/** Types with a model and a settlement of their own. */
const BY_HAND = ['regular-1x2', 'double-result'];
/** More points a side than any line is about. */
const MOST_POINTS = 120;

/** What a sport of turns offers. */
export interface TurnsBook {
  /** Keys of all its types. */
  readonly types: ReadonlySet<string>;
  readonly kinds: ReadonlyMap<string, RuledKind>;
  readonly offer: RuledOffer;
}

export function turnsBook(rules: TurnsRules, sport: string): TurnsBook {
  const types = Object.entries(SPORT_MARKETS).find(([code]) => code === sport)?.[1].types ?? [];
  const kinds = ruledKinds(types, BY_HAND);
  const { pricedFrom } = rules;
  return {
    types: new Set(types.map(({ key }) => key)),
    kinds: new Map(kinds.map((kind) => [kind.key, kind])),
    offer: {
      kinds,
      values: {
        half: rules.halves.map((_, at) => String(at + 1)),
        period: pricedPeriods(rules).map((at) => String(at + 1)),
        team: ['home', 'away'],
      },
      combinedLines: {},
      ladder: ({ scope }) =>
        scope === 'match'
          ? { stepQuarters: 4, steps: 2, pricedFrom, wonBy: 1 }
          : { stepQuarters: 4, steps: 1, pricedFrom },
    },
  };
}

/** Every market a match may have offered. */
export function turnsKeys({ types, offer }: TurnsBook): readonly MarketKey[] {
  const plain = ['regular-1x2', 'overtime', 'double-result', 'highest-quarter'];
  return [
    ...ruledKeys(offer, ({ key }) => (key === 'total' ? 2 * MOST_POINTS : MOST_POINTS)),
    ...plain.filter((type) => types.has(type)).map((type) => ({ type, specifiers: {} })),
  ];
}

/** First and last period of the part a market of a rule is about; undefined for one of the whole match. */
export function spanOf(
  rules: TurnsRules,
  { scope, by }: RuledKind,
  part: number,
): readonly [number, number] | undefined {
  if (scope === 'match' || isHalvesRule(by)) return undefined;
  if (scope === 'half') return rules.halves[part - 1];
  return [part - 1, part - 1];
}

/** Periods that are played to their end whatever the score. */
export function pricedPeriods({ periods, endsOnceWon }: TurnsRules): readonly number[] {
  return Array.from({ length: endsOnceWon ? periods - 1 : periods }, (_, period) => period);
}
