import { SPORT_MARKETS } from '@paddock/contract/markets';

import type { MarketKey } from '../../results/index.ts';
import { ruledKinds, type RuledKind } from '../rules/ruled-kinds.ts';
import { ruledKeys, type LadderShape, type RuledOffer } from '../rules/ruled-prices.ts';
import { mostSets, targetAfter, type RallyRules } from './rally-rules.ts';

/** Types with a model and a settlement of their own. */
const BY_HAND = ['set-and-match'];
/** All sports of rallies have the same types. */
const KINDS = ruledKinds(SPORT_MARKETS.volleyball.types, BY_HAND);
const BY_KEY: ReadonlyMap<string, RuledKind> = new Map(KINDS.map((kind) => [kind.key, kind]));

export function findRuled(key: string): RuledKind | undefined {
  return BY_KEY.get(key);
}

/** What a market counts: points of a set, or of the whole match sets or points. */
export type Counted = 'set' | 'sets' | 'points';

export function countedBy({ key, scope }: RuledKind): Counted {
  if (scope === 'set') return 'set';
  return key === 'winner' || key.startsWith('sets-') ? 'sets' : 'points';
}

/** Points have lines by the dozen: those far from even are nobody's. */
const LADDERS: Readonly<Record<Counted, LadderShape>> = {
  set: { stepQuarters: 4, steps: 3, pricedFrom: 0.25, wonBy: 2 },
  sets: { stepQuarters: 4, steps: 3, pricedFrom: 0.05, wonBy: 1 },
  points: { stepQuarters: 4, steps: 3, pricedFrom: 0.25 },
};
/** Points of a set played longer than this are priced by nobody. */
const LONG_SET = 20;

export function rallyOffer(rules: RallyRules): RuledOffer {
  return {
    kinds: KINDS,
    values: { set: ordinals(mostSets(rules)), team: ['home', 'away'] },
    combinedLines: {},
    ladder: (kind) => LADDERS[countedBy(kind)],
  };
}

/** Numbers of points that a set is a race to: below what wins it. */
export function racesOf(rules: RallyRules, setsOver: number): readonly number[] {
  return rules.races.filter((points) => points < targetAfter(rules, setsOver));
}

/** Every market a match may have offered. */
export function rallyKeys(rules: RallyRules): readonly MarketKey[] {
  const sets = ordinals(mostSets(rules));
  const longest = 2 * rules.pointsToWin + LONG_SET;
  const most = { set: longest, sets: mostSets(rules), points: mostSets(rules) * longest };
  return [
    ...ruledKeys(rallyOffer(rules), (kind) => most[countedBy(kind)]),
    ...['set-score', 'set-and-match'].map((type) => ({ type, specifiers: {} })),
    ...['home', 'away'].map((team) => ({ type: 'team-wins-set', specifiers: { team } })),
    ...sets.flatMap((set, over) => [
      { type: 'set-extra-points', specifiers: { set } },
      ...racesOf(rules, over).map((points) => ({
        ...{ type: 'set-race', specifiers: { set, points: String(points) } },
      })),
    ]),
  ];
}

function ordinals(count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => String(at + 1));
}
