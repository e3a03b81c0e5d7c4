import {
  SPORT_MARKETS,
  type CountedBeside,
  type HalvesRule,
  type MarketKind,
  type TallyRule,
} from '@paddock/contract/markets';

import { HALVES_RULES, TALLY_RULES } from './football-rules.ts';

type Settled = Exclude<MarketKind['settlement'], string>;

/** A market type that `TALLY_RULES` or `HALVES_RULES` decide, or a line over a count. */
export interface RuledKind {
  readonly key: string;
  readonly specifiers: readonly string[];
  readonly outcomes: readonly string[];
  readonly scope: 'match' | 'half' | 'halves';
  readonly of: CountedBeside | undefined;
  readonly by: Settled['by'];
  readonly maybeDrawn: boolean;
}

/** Types with a model and a settlement of their own, from before there were rules. */
const BY_HAND: ReadonlySet<string> = new Set([
  ...['1x2', 'double-chance', 'both-score', 'total', 'team-total', 'handicap'],
  ...['next-goal', 'correct-score', 'half-1x2', 'half-total'],
  'first-goal-interval',
]);

export const RULED_KINDS: readonly RuledKind[] = SPORT_MARKETS.football.types.flatMap(ruledKind);
const BY_KEY: ReadonlyMap<string, RuledKind> = new Map(RULED_KINDS.map((kind) => [kind.key, kind]));

export function findRuled(key: string): RuledKind | undefined {
  return BY_KEY.get(key);
}

function ruledKind({ key, specifiers, outcomes, settlement }: MarketKind): RuledKind[] {
  if (BY_HAND.has(key) || typeof settlement === 'string') return [];
  const { scope, of, by, maybeDrawn = false } = settlement;
  if (of === 'wickets') return [];
  if (scope !== 'match' && scope !== 'half' && scope !== 'halves') return [];
  return [
    {
      ...{ key, scope, of, by, maybeDrawn },
      specifiers: specifiers.map(({ name }) => name),
      outcomes: outcomes.map(({ code }) => code),
    },
  ];
}

export function isTallyRule(by: string): by is TallyRule {
  return Object.hasOwn(TALLY_RULES, by);
}

export function isHalvesRule(by: string): by is HalvesRule {
  return Object.hasOwn(HALVES_RULES, by);
}
