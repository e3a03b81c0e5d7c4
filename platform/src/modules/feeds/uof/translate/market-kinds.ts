import type { LocalizedName, MarketDescription } from '@paddock/contract/schemas';

import type { WireDescription, WireVariant } from '../wire/api-documents.ts';
import type { WireMarketKey, WireSpecifiers } from '../wire/messages.ts';
import { boardKey } from './board.ts';
import { canonicalNumber, descriptionOf, type KnownMarket, type KnownOutcomes } from './descriptions.ts';
import { descriptionAbout, idAbout, personsIn, type NameOf } from './persons.ts';
import { MAPPED_MARKETS } from './market-table.ts';
import {
  ANY_OUTCOME,
  listedOutcomes,
  mappedOutcomes,
  mappedSpecifiers,
  type OutcomeCodes,
} from './outcome-codes.ts';

/** The feed in the catalogue of market types: its own kinds of market are `uof:<id>`. */
export const UOF_PRODUCER = 'uof';

/** A market of the feed as the stream names it. */
export interface NamedMarket extends OutcomeCodes {
  /** Type and specifiers in one text. */
  readonly key: string;
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  /** Whose names its own name lacks: nothing can be told of it before. */
  readonly awaits: readonly string[];
  /** What has to be said of its type before it is named; undefined for ours, and for what nobody described. */
  readonly described: readonly MarketDescription[] | undefined;
}

type Found = Omit<NamedMarket, 'key' | 'awaits'> & Partial<Pick<NamedMarket, 'awaits'>>;
const ANY_GROUP = ['all'];

/** A variant that is not among the static ones and has to be asked for. */
export interface UnknownVariant {
  readonly id: number;
  readonly variant: string;
}

/** What the feed's descriptions and our table say of its kinds of market. */
export class MarketKinds {
  readonly #nameOf: NameOf;
  readonly #bases = new Map<number, KnownMarket & KnownOutcomes>();
  /** Of one kind of market by `id/variant`, and of all that share a variant by its name. */
  readonly #variants = new Map<string, KnownOutcomes>();
  readonly #shared = new Map<string, KnownOutcomes>();
  readonly #asked = new Set<string>();
  readonly #named = new Map<string, NamedMarket>();
  /** By type: the same list as long as nothing new is known of it. */
  readonly #described = new Map<string, readonly MarketDescription[]>();

  /** @param nameOf names of players and teams that are known so far */
  constructor(nameOf: NameOf) {
    this.#nameOf = nameOf;
  }

  /** Takes descriptions, of kinds of market and of variants. */
  learn(english: readonly WireDescription[], russian: readonly WireDescription[]): void {
    const inRussian = new Map(russian.map((one) => [keyOf(one), one]));
    for (const one of english) {
      const known = { english: one, russian: inRussian.get(keyOf(one)) };
      if (one.variant === undefined) this.#bases.set(one.id, known);
      else this.#variants.set(keyOf(one), known);
      this.#described.delete(`${one.id}`);
    }
    this.#named.clear();
  }

  /** Takes the variants that several kinds of market share. */
  learnShared(english: readonly WireVariant[], russian: readonly WireVariant[]): void {
    const inRussian = new Map(russian.map((one) => [one.id, one]));
    for (const one of english) {
      this.#shared.set(one.id, { english: one, russian: inRussian.get(one.id) });
    }
  }

  /** A variant that was asked for and that the API does not have, so that it is not asked for again. */
  giveUp({ id, variant }: UnknownVariant): void {
    this.#asked.add(`${id}/${variant}`);
  }

  /** The variant of a market that has to be asked for first. */
  unknownVariant({ id, specifiers }: WireMarketKey): UnknownVariant | undefined {
    const { variant } = specifiers;
    if (variant === undefined || this.#variantOf(id, variant) !== undefined) return undefined;
    return this.#asked.has(`${id}/${variant}`) ? undefined : { id, variant };
  }

  /** A market as the stream names it, in that sport. One nobody knows keeps its id and specifiers. */
  name(market: WireMarketKey, sport: string | undefined): NamedMarket {
    const key = cacheKey(market, sport);
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const found = this.#mapped(market, sport) ?? this.#own(market);
    const named = { awaits: [], ...found, key: boardKey(found.type, found.specifiers) };
    if (named.awaits.length > 0) return named;
    if (this.#named.size > 50_000) this.#named.clear();
    this.#named.set(key, named);
    return named;
  }

  /** A variant of a kind of market. One that is shared becomes its own as soon as it is met. */
  #variantOf(id: number, variant: string): KnownOutcomes | undefined {
    const key = `${id}/${variant}`;
    const own = this.#variants.get(key);
    const shared = own ?? this.#shared.get(variant);
    if (own === undefined && shared !== undefined) {
      this.#variants.set(key, shared);
      this.#described.delete(`${id}`);
      this.#named.clear();
    }
    return shared;
  }

  #describedAs(key: string, describe: () => readonly MarketDescription[]): readonly MarketDescription[] {
    const known = this.#described.get(key) ?? describe();
    this.#described.set(key, known);
    return known;
  }

  #mapped({ id, specifiers }: WireMarketKey, sport: string | undefined): Found | undefined {
    if (sport === undefined) return undefined;
    const row = MAPPED_MARKETS.find((one) => one.id === id && one.sports.includes(sport));
    const ours = row && mappedSpecifiers(row, specifiers);
    if (row === undefined || ours === undefined) return undefined;
    const { variant } = specifiers;
    const listed = (variant === undefined ? undefined : this.#variantOf(id, variant)) ?? this.#bases.get(id);
    const outcomes = mappedOutcomes(row, ours, listed);
    if (outcomes === undefined) return undefined;
    return {
      type: row.type,
      specifiers: ours,
      ...outcomes,
      groups: this.#bases.get(id)?.english.groups ?? ANY_GROUP,
      described: undefined,
    };
  }

  #own({ id, specifiers }: WireMarketKey): Found {
    const base = this.#bases.get(id);
    const variant = specifiers['variant'];
    const chosen = variant === undefined ? undefined : this.#variantOf(id, variant);
    const groups = base?.english.groups ?? ANY_GROUP;
    if (base === undefined) {
      return { type: `${UOF_PRODUCER}:${id}`, specifiers, ...ANY_OUTCOME, groups, described: undefined };
    }
    const persons = personsIn(base.english.name, specifiers);
    if (persons.size > 0 && variant === undefined) return this.#about(id, base, specifiers, persons);
    if (variant !== undefined && !variant.startsWith('sr:') && chosen !== undefined) {
      const own = withoutVariant(base, chosen);
      const { variant: _chosen, ...others } = specifiers;
      return {
        type: `${UOF_PRODUCER}:${variant}`,
        specifiers: canonical(own, others),
        ...listedOutcomes(chosen, own.english.openOutcomes),
        groups,
        described: this.#describedAs(variant, () => [descriptionOf(variant, own, chosen, undefined)]),
      };
    }
    return {
      type: `${UOF_PRODUCER}:${id}`,
      specifiers: canonical(base, specifiers),
      ...listedOutcomes(chosen ?? base, base.english.openOutcomes),
      groups,
      described: this.#describedAs(`${id}`, () => this.#whole(id, base)),
    };
  }

  /** A kind of market about somebody: described once it is known who that is. */
  #about(
    id: number,
    base: KnownMarket & KnownOutcomes,
    specifiers: WireSpecifiers,
    persons: ReadonlyMap<string, string>,
  ): Found {
    const names = new Map<string, LocalizedName>();
    for (const [specifier, person] of persons) {
      const name = this.#nameOf(person);
      if (name !== undefined) names.set(specifier, name);
    }
    const isNamed = names.size === persons.size;
    const own = idAbout(id, persons);
    const others = Object.entries(specifiers).filter(([specifier]) => !persons.has(specifier));
    const describe = () => [descriptionAbout(descriptionOf(own, base, base, undefined), names)];
    return {
      type: `${UOF_PRODUCER}:${own}`,
      specifiers: canonical(base, Object.fromEntries(others)),
      ...listedOutcomes(base, base.english.openOutcomes),
      groups: base.english.groups,
      awaits: isNamed ? [] : [...persons.values()],
      described: isNamed ? this.#describedAs(own, describe) : undefined,
    };
  }

  /** A kind of market with all variants that are known of it. */
  #whole(id: number, base: KnownMarket & KnownOutcomes): readonly MarketDescription[] {
    const variants = [...this.#variants].filter(
      ([key]) => key.startsWith(`${id}/`) && key.startsWith('sr:', `${id}/`.length),
    );
    return [
      descriptionOf(`${id}`, base, base, undefined),
      ...variants.map(([key, one]) => descriptionOf(`${id}`, base, one, key.slice(key.indexOf('/') + 1))),
    ];
  }
}

/** A variant made for one event is a kind of market of its own: it has its own name, and no other shares its outcomes. */
function withoutVariant(base: KnownMarket, chosen: KnownOutcomes): KnownMarket {
  const specifiers = base.english.specifiers.filter(({ name }) => name !== 'variant');
  const { name = base.english.name, openOutcomes = base.english.openOutcomes } = chosen.english;
  return {
    english: { ...base.english, name, openOutcomes, specifiers },
    russian: chosen.russian?.name === undefined ? base.russian : { name: chosen.russian.name },
  };
}

function canonical({ english }: KnownMarket, specifiers: WireSpecifiers): Record<string, string> {
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

function keyOf({ id, variant }: WireDescription): string {
  return variant === undefined ? `${id}` : `${id}/${variant}`;
}

function cacheKey({ id, specifiers }: WireMarketKey, sport: string | undefined): string {
  let key = `${sport ?? ''}/${id}`;
  for (const name in specifiers) key += `|${name}=${specifiers[name] ?? ''}`;
  return key;
}
