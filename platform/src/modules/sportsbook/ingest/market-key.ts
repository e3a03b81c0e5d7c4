import { canonicalSpecifiers, type Specifiers } from '@paddock/contract';
import { outcomesOf, specifiersProblem, type MarketType } from '@paddock/contract/markets';

import type { KnownTypes } from '../book/market-catalogue.ts';

/** A market as a feed names it, checked. */
export interface CheckedMarketKey {
  readonly type: MarketType;
  readonly specifiers: Specifiers;
  readonly specifiersKey: string;
}

interface FeedMarketKey {
  readonly type: string;
  readonly specifiers: Specifiers;
}

interface NamedOutcome {
  readonly outcome: string;
  readonly name?: unknown;
}

const SCORE = /^\d{1,3}:\d{1,3}$/;

/** Checks the identity of a market (rules §5) against the catalogue. Answers the reason it is refused. */
export function checkMarketKey(
  types: KnownTypes,
  sport: string,
  key: FeedMarketKey,
): CheckedMarketKey | string {
  const type = types.get(key.type);
  if (type === undefined) return `unknown market type ${key.type}`;
  if (type.sports?.includes(sport) === false) return `${key.type} is not a market of ${sport}`;
  const problem = specifiersProblem(type, key.specifiers);
  if (problem !== undefined) return problem;
  return { type, specifiers: key.specifiers, specifiersKey: canonicalSpecifiers(key.specifiers) };
}

/** The reason outcomes do not fit their market; undefined when they do. */
export function outcomesProblem(
  { type, specifiers }: Pick<CheckedMarketKey, 'type' | 'specifiers'>,
  outcomes: readonly string[],
): string | undefined {
  if (new Set(outcomes).size !== outcomes.length) return `${type.key} names an outcome twice`;
  const listed = new Set(outcomesOf(type, specifiers).map(({ code }) => code));
  const wrong = outcomes.find((outcome) => !listed.has(outcome) && !isBeyond(type, outcome));
  return wrong === undefined ? undefined : `${type.key} has no outcome ${wrong}`;
}

function isBeyond({ beyond }: MarketType, outcome: string): boolean {
  return beyond === 'named' || (beyond === 'scores' && SCORE.test(outcome));
}

/** The reason outcomes cannot be shown: what its type does not list has to bring its name. */
export function namesProblem(
  { type, specifiers }: Pick<CheckedMarketKey, 'type' | 'specifiers'>,
  selections: readonly NamedOutcome[],
): string | undefined {
  if (type.beyond !== 'named') return undefined;
  const listed = new Set(outcomesOf(type, specifiers).map(({ code }) => code));
  const nameless = selections.find(({ outcome, name }) => !listed.has(outcome) && name === undefined);
  return nameless && `${type.key}: ${nameless.outcome} has no name`;
}
