import { MARKET_TYPES, outcomesOf, specifiersProblem } from '@paddock/contract/markets';

import type { WireSpecifiers } from '../wire/messages.ts';
import { canonicalNumber, outcomeCode, type KnownOutcomes } from './descriptions.ts';
import type { MappedMarket } from './mapped-market.ts';
import { codesOfWords } from './outcome-words.ts';

/** How outcomes of one market are called here. */
export interface OutcomeCodes {
  /** Our code of an outcome; undefined for one that nobody knows. */
  outcomeOf(id: string): string | undefined;
  /** True for outcomes whose names the prices have to bring. */
  needsName(id: string): boolean;
}

export const ANY_OUTCOME: OutcomeCodes = { outcomeOf: outcomeCode, needsName: () => false };

/** Competitors, whose names the prices bring. */
const RUNNERS: OutcomeCodes = { outcomeOf: outcomeCode, needsName: () => true };

/** Of a provider's own kind: their ids, and names for what is not listed. */
export function listedOutcomes({ english }: KnownOutcomes, open: boolean): OutcomeCodes {
  const listed = new Set(english.outcomes.map(({ id }) => id));
  return { outcomeOf: outcomeCode, needsName: (id) => open && !listed.has(id) };
}

/** Of a kind that is ours; undefined where the feed describes other outcomes than ours, so that it is its own all the same. */
export function mappedOutcomes(
  row: MappedMarket,
  specifiers: WireSpecifiers,
  described: KnownOutcomes | undefined,
): OutcomeCodes | undefined {
  const { outcomes } = row;
  if (outcomes === 'runners') return RUNNERS;
  if (outcomes === 'scores') return { outcomeOf: scoreOf(described), needsName: () => false };
  const byId = outcomes === 'words' ? byWords(row, specifiers, described) : new Map(Object.entries(outcomes));
  return byId && { outcomeOf: (id) => byId.get(id), needsName: () => false };
}

function scoreOf(described: KnownOutcomes | undefined): OutcomeCodes['outcomeOf'] {
  const names = new Map(described?.english.outcomes.map(({ id, name }) => [id, name.trim()]));
  return (id) => {
    const name = names.get(id);
    if (name === undefined) return undefined;
    return /^\d{1,3}:\d{1,3}$/.test(name) ? name : 'any-other';
  };
}

/** Each outcome by its English words: all of ours have to be there, each once, and nothing else. */
function byWords(
  row: MappedMarket,
  specifiers: WireSpecifiers,
  described: KnownOutcomes | undefined,
): ReadonlyMap<string, string> | undefined {
  const type = MARKET_TYPES.get(row.type);
  if (type === undefined || specifiersProblem(type, specifiers) !== undefined) return undefined;
  const ours = new Set(outcomesOf(type, specifiers).map(({ code }) => code));
  const byId = new Map<string, string>();
  for (const { id, name } of described?.english.outcomes ?? []) {
    const code = codesOfWords(name).find((one) => ours.has(one));
    if (code === undefined) return undefined;
    byId.set(id, code);
  }
  return byId.size === ours.size && new Set(byId.values()).size === ours.size ? byId : undefined;
}

/** Whether a row is the one among several of its kind that these specifiers mean. */
export function isChosen({ chosen = {} }: MappedMarket, specifiers: WireSpecifiers): boolean {
  return Object.entries(chosen).every(([name, value]) => specifiers[name] === value);
}

/** Our specifiers of a mapped market; undefined where one of theirs has no place among ours. */
export function mappedSpecifiers(
  row: MappedMarket,
  specifiers: WireSpecifiers,
): Record<string, string> | undefined {
  const ours: Record<string, string> = { ...row.fixed };
  for (const [name, value] of Object.entries(specifiers)) {
    if (row.ignored.includes(name) || row.chosen?.[name] === value) continue;
    const own = row.specifiers[name];
    if (own === undefined) return undefined;
    ours[own] = canonicalNumber(value);
  }
  return ours;
}
