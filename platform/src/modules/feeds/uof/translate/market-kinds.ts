import type { LocalizedName, MarketDescription } from '@paddock/contract/schemas';

import type { WireDescription, WireVariant } from '../wire/api-documents.ts';
import type { WireMarketKey, WireSpecifiers } from '../wire/messages.ts';
import { boardKey } from './board.ts';
import {
  canonical,
  descriptionOf,
  winnersIn,
  withoutVariant,
  type KnownMarket,
  type KnownOutcomes,
} from './descriptions.ts';
import { descriptionAbout, idAbout, personsIn, type NameOf } from './persons.ts';
import { FIELD, FIELD_MARKETS } from './field-table.ts';
import { byKey, type InOthers } from './languages.ts';
import { MAPPED_MARKETS } from './market-table.ts';
import {
  ANY_OUTCOME,
  isChosen,
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
  learn(english: readonly WireDescription[], others: InOthers<WireDescription> = []): void {
    const translated = byKey(others, keyOf);
    for (const one of english) {
      const known = { english: one, others: translated(keyOf(one)) };
      if (one.variant === undefined) this.#bases.set(one.id, known);
      else this.#variants.set(keyOf(one), known);
      this.#described.delete(`${one.id}`);
      this.#described.delete(one.variant ?? '');
    }
    this.#named.clear();
  }

  /** Takes the variants that several kinds of market share. */
  learnShared(english: readonly WireVariant[], others: InOthers<WireVariant> = []): void {
    const translated = byKey(others, ({ id }) => id);
    for (const one of english) this.#shared.set(one.id, { english: one, others: translated(one.id) });
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

  /** Whether prices or a result name an outcome that came to a variant made for one event after it was asked for. */
  lacksOutcome({ id, specifiers }: WireMarketKey, outcomes: readonly { readonly id: string }[]): boolean {
    const { variant } = specifiers;
    if (variant === undefined || variant.startsWith('sr:')) return false;
    const known = this.#variantOf(id, variant)?.english.outcomes;
    return known !== undefined && outcomes.some((one) => known.every((listed) => listed.id !== one.id));
  }

  /** A market as the stream names it, in that sport, or of a `FIELD`. One nobody knows keeps its id and specifiers. */
  name(market: WireMarketKey, place: string | undefined): NamedMarket {
    const key = cacheKey(market, place);
    const known = this.#named.get(key);
    if (known !== undefined) return known;
    const found = this.#mapped(market, place) ?? this.#own(market);
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

  #mapped({ id, specifiers }: WireMarketKey, place: string | undefined): Found | undefined {
    if (place === undefined) return undefined;
    const table = place === FIELD ? FIELD_MARKETS : MAPPED_MARKETS;
    const row = table.find((one) => one.id === id && one.sports.includes(place) && isChosen(one, specifiers));
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
        described: this.#describedAs(variant, () => [
          { ...descriptionOf(variant, own, chosen, undefined), ...winnersIn(others) },
        ]),
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

function keyOf({ id, variant }: WireDescription): string {
  return variant === undefined ? `${id}` : `${id}/${variant}`;
}

function cacheKey({ id, specifiers }: WireMarketKey, place: string | undefined): string {
  let key = `${place ?? ''}/${id}`;
  for (const name in specifiers) key += `|${name}=${specifiers[name] ?? ''}`;
  return key;
}
