import { SPORT_MARKETS } from '@paddock/contract/markets';

import { ruledKinds, type RuledKind } from '../rules/ruled-kinds.ts';

/** Types with a model and a settlement of their own, from before there were rules. */
const BY_HAND = [
  ...['1x2', 'double-chance', 'both-score', 'total', 'team-total', 'handicap'],
  ...['next-goal', 'correct-score', 'half-1x2', 'half-total'],
  ...['first-goal-interval', 'interval-1x2', 'interval-total'],
];

export const RULED_KINDS: readonly RuledKind[] = ruledKinds(SPORT_MARKETS.football.types, BY_HAND);
const BY_KEY: ReadonlyMap<string, RuledKind> = new Map(RULED_KINDS.map((kind) => [kind.key, kind]));

export function findRuled(key: string): RuledKind | undefined {
  return BY_KEY.get(key);
}
