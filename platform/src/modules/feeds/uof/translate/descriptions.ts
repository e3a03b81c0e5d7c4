import type { MarketDescription, SpecifierKind } from '@paddock/contract/schemas';

import type { WireDescription } from '../wire/api-documents.ts';
import type { WireSpecifiers } from '../wire/messages.ts';
import { partiesIn, words, type Others } from './languages.ts';

/** A kind of market in English, and its words in other languages where they are known. */
export interface KnownMarket {
  readonly english: WireDescription;
  readonly others: Others<Pick<WireDescription, 'name'>>;
}

/** Outcomes of a kind of market or of a variant, which may have a name of its own. */
export interface KnownOutcomes {
  readonly english: Listed & Partial<Pick<WireDescription, 'openOutcomes'>>;
  readonly others: Others<Listed>;
}
type Listed = Pick<WireDescription, 'outcomes'> & Partial<Pick<WireDescription, 'name'>>;

const CODE = /^[a-z0-9][a-z0-9:+-]{0,31}$/;

/**
 * The code of an outcome in prices and bets: its own id, or the end of one that does not fit a bet's selection; the ends of
 * several competitors that are one outcome.
 */
export function outcomeCode(id: string): string {
  return CODE.test(id) ? id : id.split(',').map(endOf).join('+');
}

const endOf = (id: string) => id.slice(id.lastIndexOf(':') + 1);

/**
 * A kind of market of the feed as the catalogue takes a provider's: the specifiers with what they are, outcomes with
 * codes that fit a selection, names in every language. With a variant it has the outcomes of that variant.
 */
export function descriptionOf(
  id: string,
  { english, others }: KnownMarket,
  outcomesIn: KnownOutcomes,
  variant: string | undefined,
): MarketDescription {
  const named = partiesIn(outcomesIn.others, (listed) => listed.outcomes);
  const outcomes = outcomesIn.english.outcomes.map((one) => ({
    code: outcomeCode(one.id),
    name: words(one.name, named, (names) => names.get(one.id)),
  }));
  return {
    id,
    ...(variant !== undefined && { variant }),
    name: words(english.name, others, ({ name }) => name),
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

/** A variant made for one event is a kind of market of its own: it has its own name, and no other shares its outcomes. */
export function withoutVariant(base: KnownMarket, chosen: KnownOutcomes): KnownMarket {
  const specifiers = base.english.specifiers.filter(({ name }) => name !== 'variant');
  const { name = base.english.name, openOutcomes = base.english.openOutcomes } = chosen.english;
  const own = [...chosen.others].flatMap(([language, { name: said }]) =>
    said === undefined ? [] : [[language, { name: said }] as const],
  );
  return {
    english: { ...base.english, name, openOutcomes, specifiers },
    others: new Map([...(name === base.english.name ? base.others : []), ...own]),
  };
}

/** Specifiers with their numbers as the catalogue writes them. */
export function canonical({ english }: KnownMarket, specifiers: WireSpecifiers): Record<string, string> {
  const decimals = new Set(
    english.specifiers.flatMap(({ name, type }) => (type === 'decimal' ? [name] : [])),
  );
  return Object.fromEntries(
    Object.entries(specifiers).map(([name, value]) => [
      name,
      decimals.has(name) ? canonicalNumber(value) : value,
    ]),
  );
}

/** How many win together, where a market of its own says so. */
export function winnersIn({ winners }: WireSpecifiers): Pick<MarketDescription, 'winners'> {
  return winners !== undefined && /^[1-9]\d?$/.test(winners) ? { winners: Number(winners) } : {};
}
