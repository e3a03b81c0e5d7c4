import type { CountedBeside, HalvesRule, MarketKind, TallyRule } from '@paddock/contract/markets';

import { HALVES_RULES, TALLY_RULES } from './tally-rules.ts';

type Settled = Exclude<MarketKind['settlement'], string>;

/** A market type that `TALLY_RULES` or `HALVES_RULES` decide, or a line over a count. */
export interface RuledKind {
  readonly key: string;
  readonly specifiers: readonly string[];
  readonly outcomes: readonly string[];
  readonly scope: Settled['scope'];
  readonly of: CountedBeside | undefined;
  readonly by: Settled['by'];
  readonly maybeDrawn: boolean;
}

/** Those of these types that a rule decides. @param byHand keys of types with a model and a settlement of their own */
export function ruledKinds(types: readonly MarketKind[], byHand: readonly string[]): readonly RuledKind[] {
  return types.flatMap(({ key, specifiers, outcomes, settlement }): RuledKind[] => {
    if (byHand.includes(key) || typeof settlement === 'string') return [];
    const { scope, of, by, maybeDrawn = false } = settlement;
    if (of === 'wickets' || !(isLineRule(by) || isTallyRule(by) || isHalvesRule(by))) return [];
    return [
      {
        ...{ key, scope, of, by, maybeDrawn },
        specifiers: specifiers.map(({ name }) => name),
        outcomes: outcomes.map(({ code }) => code),
      },
    ];
  });
}

export function isLineRule(by: string): by is 'total' | 'handicap' {
  return by === 'total' || by === 'handicap';
}

export function isTallyRule(by: string): by is TallyRule {
  return Object.hasOwn(TALLY_RULES, by);
}

export function isHalvesRule(by: string): by is HalvesRule {
  return Object.hasOwn(HALVES_RULES, by);
}
