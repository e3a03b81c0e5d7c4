import type { LocalizedName, MarketDescription, SpecifierKind } from '@paddock/contract/schemas';

import type { WireDescription } from '../wire/api-documents.ts';

/** A kind of market in English, and its words in Russian where they are known. */
export interface KnownMarket {
  readonly english: WireDescription;
  readonly russian: Pick<WireDescription, 'name'> | undefined;
}

/** Outcomes of a kind of market or of a variant, which may have a name of its own. */
export interface KnownOutcomes {
  readonly english: Listed & Partial<Pick<WireDescription, 'openOutcomes'>>;
  readonly russian: Listed | undefined;
}
type Listed = Pick<WireDescription, 'outcomes'> & Partial<Pick<WireDescription, 'name'>>;

const CODE = /^[a-z0-9][a-z0-9:+-]{0,31}$/;

/** The code of an outcome in prices and bets: its own id, or the end of one that does not fit a bet's selection. */
export function outcomeCode(id: string): string {
  return CODE.test(id) ? id : id.slice(id.lastIndexOf(':') + 1);
}

/** Longest first line of a name that the catalogue keeps. */
const LONGEST_NAME = 120;

export function words(english: string, russian: string | undefined): LocalizedName {
  const cut = (text: string) => text.slice(0, LONGEST_NAME);
  return { en: cut(english), ...(russian !== undefined && russian !== '' && { ru: cut(russian) }) };
}

/**
 * A kind of market of the feed as the catalogue takes a provider's: the specifiers with what they are, outcomes with
 * codes that fit a selection, names in both languages. With a variant it has the outcomes of that variant.
 */
export function descriptionOf(
  id: string,
  { english, russian }: KnownMarket,
  outcomesIn: KnownOutcomes,
  variant: string | undefined,
): MarketDescription {
  const inRussian = new Map(outcomesIn.russian?.outcomes.map((one) => [one.id, one.name]));
  const outcomes = outcomesIn.english.outcomes.map((one) => ({
    code: outcomeCode(one.id),
    name: words(one.name, inRussian.get(one.id)),
  }));
  return {
    id,
    ...(variant !== undefined && { variant }),
    name: words(english.name, russian?.name),
    specifiers: english.specifiers.map(({ name, type }) => ({ name, kind: kindOf(name, type) })),
    outcomes,
    ...(english.openOutcomes && { beyond: 'named' as const }),
    group: groupOf(english),
  };
}

function kindOf(name: string, type: string): SpecifierKind {
  if (name === 'variant') return 'variant';
  if (type === 'integer') return 'integer';
  if (type === 'decimal') return name === 'hcp' ? 'handicap' : 'line';
  return 'text';
}

function groupOf({ openOutcomes, groups }: WireDescription): NonNullable<MarketDescription['group']> {
  if (openOutcomes || groups.includes('scorers') || groups.includes('player_props')) return 'players';
  if (groups.includes('1st_half') || groups.includes('2nd_half')) return 'halves';
  if (groups.includes('set')) return 'sets';
  return 'other';
}

/** A number as the catalogue writes it: `2.50` and `2.5` are one line. What is no number stays as it is. */
export function canonicalNumber(text: string): string {
  const value = Number(text);
  return text.trim() === '' || !Number.isFinite(value) ? text : String(value === 0 ? 0 : value);
}
