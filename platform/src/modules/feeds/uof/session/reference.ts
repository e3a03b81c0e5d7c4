import type { LocalizedName, NameLanguage } from '@paddock/contract/schemas';

import type { Clock } from '../../../../kernel/time/clock.ts';
import type { MarketKinds, UnknownVariant } from '../translate/market-kinds.ts';
import { readDescriptions, readPeople, readVariants } from '../wire/api-documents.ts';
import { readEvent, type WireFixture } from '../wire/event-documents.ts';
import { namesOf } from '../translate/fixture.ts';
import { partiesIn, words, type Others } from '../translate/languages.ts';
import { isPerson, nameTogether, personsOf } from '../translate/persons.ts';
import type { EventMessage, OddsChange } from '../wire/messages.ts';
import { Documents } from './documents.ts';
import type { UofApi } from './uof-api.ts';

/** A match the API did not give is asked for again with its first message after this. */
const ASK_AGAIN_MS = 60_000;

export interface KnownFixture {
  readonly english: WireFixture;
  readonly others: Others<WireFixture>;
}

/** Something a message speaks of and that has to be asked for first. */
export type Need =
  | { readonly kind: 'fixture'; readonly event: string }
  | ({ readonly kind: 'variant' } & UnknownVariant)
  /** Players of both sides of a match. */
  | { readonly kind: 'squads'; readonly event: string }
  | { readonly kind: 'player'; readonly id: string };

type EventMarket = Extract<EventMessage, { markets: unknown }>['markets'][number];

/**
 * What the API says of matches, kinds of market and people, each asked for once. Players and variants it does not
 * have are not asked for again.
 */
export class Reference {
  readonly #documents: Documents;
  readonly #kinds: MarketKinds;
  readonly #clock: Clock;
  readonly #fixtures = new Map<string, KnownFixture>();
  /** Matches that the API did not give: when they were asked for, and whether it said that there is none. */
  readonly #absent = new Map<string, { readonly askedAtMs: number; readonly isNone: boolean }>();
  readonly #squads = new Set<string>();
  readonly #loading = new Map<string, Promise<void>>();
  /** People whose names were asked for while the API did not answer, and when. */
  readonly #askedInVain = new Map<string, number>();
  /** Variants that were asked for again, and when. */
  readonly #askedAgain = new Map<string, number>();
  readonly #people = new Map<string, LocalizedName | undefined>();

  /** @param languages those beside English that names are asked for in */
  constructor(api: UofApi, kinds: MarketKinds, clock: Clock, languages: readonly NameLanguage[]) {
    this.#documents = new Documents(api, languages);
    this.#kinds = kinds;
    this.#clock = clock;
  }

  /** Loads all kinds of market with their static variants. @throws Error while the API does not give them */
  async loadKinds(): Promise<void> {
    const markets = await this.#documents.inAll('descriptions', 'markets.xml', readDescriptions);
    const variants = await this.#documents.inAll('descriptions', 'variants.xml', readVariants);
    if (markets.english === undefined) throw new Error('the feed gives no descriptions of its markets');
    this.#kinds.learn(markets.english, markets.others);
    this.#kinds.learnShared(variants.english ?? [], variants.others);
  }

  fixtureOf(event: string): KnownFixture | undefined {
    return this.#fixtures.get(event);
  }

  /** Whether the API says that there is no such event: one whose document cannot be read is none. */
  isNone(event: string): boolean {
    return this.#absent.get(event)?.isNone === true;
  }

  nameOf(id: string): LocalizedName | undefined {
    return nameTogether(personsOf(id).map((one) => this.#people.get(one)));
  }

  /** A match has changed: it is asked for again. */
  forgetFixture(event: string): void {
    this.#fixtures.delete(event);
    this.#absent.delete(event);
  }

  /** What has to be asked for before a message can be told. */
  needs(message: EventMessage): readonly Need[] {
    const { event } = message;
    if (this.#wantsFixture(event)) return [{ kind: 'fixture', event }];
    const needs: Need[] = [];
    if (!('markets' in message)) return needs;
    for (const market of message.markets) {
      const variant = this.#kinds.unknownVariant(market) ?? this.#outgrownVariant(market);
      if (variant !== undefined) needs.push({ kind: 'variant', ...variant });
    }
    return needs;
  }

  /** Names that prices lack and that may be asked for: first of both squads, then one by one. */
  namesFor({ event, markets }: OddsChange): readonly Need[] {
    const lacking = new Set<string>();
    for (const { outcomes, specifiers } of markets) {
      for (const id of Object.values(specifiers)) if (this.#isLacking(id)) lacking.add(id);
      // A market has people for outcomes or has none: its first one says which.
      if (!isPerson(outcomes[0]?.id)) continue;
      for (const one of outcomes)
        for (const id of personsOf(one.id)) if (this.#isLacking(id)) lacking.add(id);
    }
    if (lacking.size === 0) return [];
    if (!this.#squads.has(event)) return [{ kind: 'squads', event }];
    return [...lacking].map((id) => ({ kind: 'player' as const, id }));
  }

  /** Whether somebody's name may still come. */
  isAwaited(id: string): boolean {
    return personsOf(id).some((one) => isPerson(one) && !this.#people.has(one));
  }

  /** A variant made for one event to which somebody came after it was asked for: asked for again, once a minute. */
  #outgrownVariant(market: EventMarket): UnknownVariant | undefined {
    const { variant } = market.specifiers;
    if (variant === undefined || !('outcomes' in market)) return undefined;
    const askedAtMs = this.#askedAgain.get(variant) ?? -Infinity;
    const mayAsk = this.#clock.nowMs() - askedAtMs >= ASK_AGAIN_MS;
    return mayAsk && this.#kinds.lacksOutcome(market, market.outcomes)
      ? { id: market.id, variant }
      : undefined;
  }

  #isLacking(id: string): boolean {
    const askedAtMs = this.#askedInVain.get(id) ?? -Infinity;
    return this.isAwaited(id) && this.#clock.nowMs() - askedAtMs >= ASK_AGAIN_MS;
  }

  /** Asks for everything; what is not there is known to be absent afterwards. */
  async load(needs: readonly Need[]): Promise<void> {
    await Promise.all(needs.map((need) => this.#loadOnce(need)));
  }

  /** What several messages need is asked for once. */
  #loadOnce(need: Need): Promise<void> {
    const key = JSON.stringify(need);
    const loading =
      this.#loading.get(key) ?? this.#loadOne(need).finally(() => void this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  #wantsFixture(event: string): boolean {
    if (this.#fixtures.has(event)) return false;
    const absent = this.#absent.get(event);
    return absent === undefined || this.#clock.nowMs() - absent.askedAtMs >= ASK_AGAIN_MS;
  }

  async #loadOne(need: Need): Promise<void> {
    switch (need.kind) {
      case 'fixture':
        return this.#loadFixture(need.event);
      case 'variant':
        return this.#loadVariant(need);
      case 'squads': {
        const { english } = this.#fixtures.get(need.event) ?? {};
        const sides = english !== undefined && 'home' in english ? [english.home.id, english.away.id] : [];
        await Promise.all(sides.map((id) => this.#loadPeople(`competitors/${id}/profile.xml`)));
        this.#squads.add(need.event);
        return;
      }
      case 'player':
        return this.#loadPerson(need.id);
    }
  }

  async #loadFixture(event: string): Promise<void> {
    const path = `sport_events/${event}/fixture.xml`;
    const asked = await this.#documents.ifThere('sports', path, (text) => readEvent(text, event));
    if (asked?.english !== undefined) this.#knowFixture(event, asked.english, asked.others);
    else this.#absent.set(event, { askedAtMs: this.#clock.nowMs(), isNone: asked !== undefined });
  }

  /** Whoever competes in a field is known by its document, and nobody else is asked for at once. */
  #knowFixture(event: string, english: WireFixture, others: Others<WireFixture>): void {
    this.#fixtures.set(event, { english, others });
    if (!('title' in english)) return;
    for (const [id, name] of namesOf(english, others)) this.#people.set(id, name);
    this.#squads.add(event);
  }

  async #loadVariant({ id, variant }: UnknownVariant): Promise<void> {
    const path = `markets/${id}/variants/${encodeURIComponent(variant)}`;
    const isKnown = this.#kinds.unknownVariant({ id, specifiers: { variant } }) === undefined;
    if (isKnown) this.#askedAgain.set(variant, this.#clock.nowMs());
    const { english, others = [] } =
      (await this.#documents.ifThere('descriptions', path, readDescriptions)) ?? {};
    const own = english?.filter((one) => one.variant === variant) ?? [];
    if (own.length === 0) this.#kinds.giveUp({ id, variant });
    else this.#kinds.learn(own, others);
  }

  /** Somebody the API does not know is not asked for again; while it does not answer, after a minute. */
  async #loadPerson(id: string): Promise<void> {
    const isTeam = id.startsWith('sr:competitor:');
    const answered = await this.#loadPeople(`${isTeam ? 'competitors' : 'players'}/${id}/profile.xml`);
    if (this.#people.has(id)) return;
    if (answered) this.#people.set(id, undefined);
    else this.#askedInVain.set(id, this.#clock.nowMs());
  }

  /** Answers whether the API did. */
  async #loadPeople(path: string): Promise<boolean> {
    const asked = await this.#documents.ifThere('sports', path, readPeople);
    if (asked === undefined) return false;
    const named = partiesIn(asked.others, (people) => people);
    for (const { id, name } of asked.english ?? [])
      this.#people.set(
        id,
        words(name, named, (names) => names.get(id)),
      );
    return true;
  }
}
