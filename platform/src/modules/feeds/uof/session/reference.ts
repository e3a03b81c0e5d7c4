import type { LocalizedName } from '@paddock/contract/schemas';
import pLimit from 'p-limit';

import type { Clock } from '../../../../kernel/time/clock.ts';
import { words } from '../translate/descriptions.ts';
import type { MarketKinds, UnknownVariant } from '../translate/market-kinds.ts';
import {
  readDescriptions,
  readFixture,
  readPlayers,
  readVariants,
  type WireFixture,
} from '../wire/api-documents.ts';
import type { EventMessage } from '../wire/messages.ts';
import type { Readable } from '../wire/wire-fault.ts';
import { ApiAwayError, type UofApi } from './uof-api.ts';

const LANGUAGES = ['en', 'ru'] as const;
/** Documents asked for at once. */
const SIDE_BY_SIDE = 8;
/** A match the API did not give is asked for again with its first message after this. */
const ASK_AGAIN_MS = 60_000;

export interface KnownFixture {
  readonly english: WireFixture;
  readonly russian: WireFixture | undefined;
}

/** Something a message speaks of and that has to be asked for first. */
export type Need =
  | { readonly kind: 'fixture'; readonly event: string }
  | ({ readonly kind: 'variant' } & UnknownVariant)
  /** Players of both sides of a match. */
  | { readonly kind: 'squads'; readonly event: string }
  | { readonly kind: 'player'; readonly id: string };

/**
 * What the API says of matches, kinds of market and people, each asked for once. Players and variants it does not
 * have are not asked for again.
 */
export class Reference {
  readonly #api: UofApi;
  readonly #kinds: MarketKinds;
  readonly #clock: Clock;
  readonly #fixtures = new Map<string, KnownFixture>();
  /** Matches that the API did not give: when they were asked for, and whether it said that there is none. */
  readonly #absent = new Map<string, { readonly askedAtMs: number; readonly isNone: boolean }>();
  readonly #squads = new Set<string>();
  readonly #people = new Map<string, LocalizedName | undefined>();
  readonly #limit = pLimit(SIDE_BY_SIDE);

  constructor(api: UofApi, kinds: MarketKinds, clock: Clock) {
    this.#api = api;
    this.#kinds = kinds;
    this.#clock = clock;
  }

  /** Loads all kinds of market with their static variants. @throws Error while the API does not give them */
  async loadKinds(): Promise<void> {
    const [english, russian] = await this.#inBoth('descriptions', 'markets.xml', readDescriptions);
    const [variants, russianVariants] = await this.#inBoth('descriptions', 'variants.xml', readVariants);
    if (english === undefined) throw new Error('the feed gives no descriptions of its markets');
    this.#kinds.learn(english, russian ?? []);
    this.#kinds.learnShared(variants ?? [], russianVariants ?? []);
  }

  fixtureOf(event: string): KnownFixture | undefined {
    return this.#fixtures.get(event);
  }

  /** Whether the API says that there is no such match: what is no match of two sides is none. */
  isNone(event: string): boolean {
    return this.#absent.get(event)?.isNone === true;
  }

  nameOf(id: string): LocalizedName | undefined {
    return this.#people.get(id);
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
      const variant = this.#kinds.unknownVariant(market);
      if (variant !== undefined) needs.push({ kind: 'variant', ...variant });
    }
    if (message.kind !== 'odds_change') return needs;
    for (const { outcomes } of message.markets) {
      // A market has people for outcomes or has none: its first one says which.
      if (!isPerson(outcomes[0]?.id)) continue;
      const nameless = outcomes.filter(({ id }) => isPerson(id) && !this.#people.has(id));
      if (nameless.length === 0) continue;
      if (!this.#squads.has(event)) return [...needs, { kind: 'squads', event }];
      needs.push(...nameless.map(({ id }) => ({ kind: 'player' as const, id })));
    }
    return needs;
  }

  /** Asks for everything; what is not there is known to be absent afterwards. */
  async load(needs: readonly Need[]): Promise<void> {
    await Promise.all(needs.map((need) => this.#loadOne(need)));
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
        this.#squads.add(need.event);
        const { english } = this.#fixtures.get(need.event) ?? {};
        const sides = english === undefined ? [] : [english.home.id, english.away.id];
        await Promise.all(sides.map((id) => this.#loadPeople(`competitors/${id}/profile.xml`)));
        return;
      }
      case 'player':
        await this.#loadPeople(`players/${need.id}/profile.xml`);
        if (!this.#people.has(need.id)) this.#people.set(need.id, undefined);
    }
  }

  async #loadFixture(event: string): Promise<void> {
    const path = `sport_events/${event}/fixture.xml`;
    const asked = await this.#ifThere('sports', path, readFixture);
    const [english, russian] = asked ?? [];
    if (english !== undefined) this.#fixtures.set(event, { english, russian });
    else this.#absent.set(event, { askedAtMs: this.#clock.nowMs(), isNone: asked !== undefined });
  }

  async #loadVariant({ id, variant }: UnknownVariant): Promise<void> {
    const path = `markets/${id}/variants/${encodeURIComponent(variant)}`;
    const [english, russian] = (await this.#ifThere('descriptions', path, readDescriptions)) ?? [];
    const own = english?.filter((one) => one.variant === variant) ?? [];
    if (own.length === 0) this.#kinds.giveUp({ id, variant });
    else this.#kinds.learn(own, russian ?? []);
  }

  async #loadPeople(path: string): Promise<void> {
    const [english, russian] = (await this.#ifThere('sports', path, readPlayers)) ?? [];
    const inRussian = new Map(russian?.map(({ id, name }) => [id, name]));
    for (const { id, name } of english ?? []) this.#people.set(id, words(name, inRussian.get(id)));
  }

  /** In both languages; undefined while the API is away. */
  async #ifThere<Value>(
    folder: string,
    path: string,
    read: (text: string) => Readable<Value>,
  ): Promise<readonly (Value | undefined)[] | undefined> {
    return this.#inBoth(folder, path, read).catch((error: unknown) => {
      if (error instanceof ApiAwayError) return undefined;
      throw error;
    });
  }

  async #inBoth<Value>(
    folder: string,
    path: string,
    read: (text: string) => Readable<Value>,
  ): Promise<readonly (Value | undefined)[]> {
    return Promise.all(
      LANGUAGES.map((language) =>
        this.#limit(() => this.#api.document(`${folder}/${language}/${path}`, read)),
      ),
    );
  }
}

function isPerson(id: string | undefined): boolean {
  return id?.startsWith('sr:player:') === true || id?.startsWith('sr:competitor:') === true;
}
