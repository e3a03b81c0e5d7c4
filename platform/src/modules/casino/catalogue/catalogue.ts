import { OWN_COMPANY, type GameSort } from '@paddock/contract';
import { NAME_LANGUAGES } from '@paddock/contract/schemas';

import { NameIndex } from '../../../kernel/search/name-index.ts';
import { nameWords } from '../../../kernel/search/spellings.ts';
import { wordsInAll } from '../../../kernel/search/typed-words.ts';
import { gameToday, isOwn, type Game, type StoredGame } from './game.ts';
import { spokenName } from './spoken-names.ts';
import { translatedNames } from './translated-names.ts';
import { orderBy, sortedGames, type GameOrder, type Sorted } from './sort-games.ts';

/** So many of the games that are played most are called popular. */
const POPULAR = 30;

interface SortedCatalogue {
  readonly order: GameOrder;
  readonly games: readonly Sorted[];
}

/**
 * All games in memory: the catalogue is small, the same for everybody, and read far more often than it changes. One process
 * runs on a database, so what it wrote is all there is.
 */
export class Catalogue {
  readonly #stored = new Map<string, StoredGame>();
  #games: ReadonlyMap<string, Game> = new Map();
  readonly #ids = new Map<string, string>();
  readonly #sorted = new Map<string, SortedCatalogue>();
  #stopped: ReadonlySet<string> = new Set();
  /** Ids of games by their names and those of their studios, and codes of studios by theirs. */
  readonly names = new NameIndex<string>();
  readonly studios = new NameIndex<string>();

  /** Puts games in the place of those of their ids, as they are at this moment. */
  put(stored: readonly StoredGame[], nowMs: number): void {
    for (const one of stored) {
      this.#stored.set(one.id, one);
      this.#ids.set(codeKey(one.company.code, one.entry.code), one.id);
    }
    this.lookAgain(nowMs);
    for (const { id } of stored) {
      const game = this.#games.get(id);
      if (game !== undefined) this.#name(game);
    }
  }

  /** Adds to what was played of games; they take their new places at the next look. */
  addPlayed(weights: ReadonlyMap<string, number>): void {
    for (const [id, weight] of weights) {
      const stored = this.#stored.get(id);
      if (stored !== undefined) this.#stored.set(id, { ...stored, popularity: stored.popularity + weight });
    }
  }

  /** Says anew what is new and what is popular: both change by themselves. */
  lookAgain(nowMs: number): void {
    const popular = popularOf([...this.#stored.values()]);
    this.#games = new Map(
      [...this.#stored].map(([id, one]) => {
        const isStopped = this.#stopped.has(one.company.code);
        return [id, gameToday(one, { nowMs, isPopular: popular.has(id), isStopped })];
      }),
    );
    this.#sorted.clear();
  }

  /** Says which companies are stopped now, whether or not anything of theirs is here. */
  stop(companies: ReadonlySet<string>, nowMs: number): void {
    if (companies.symmetricDifference(this.#stopped).size === 0) return;
    this.#stopped = companies;
    this.lookAgain(nowMs);
  }

  get(id: string): Game | undefined {
    return this.#games.get(id);
  }

  of(company: string, code: string): Game | undefined {
    return this.get(this.#ids.get(codeKey(company, code)) ?? '');
  }

  /** One of our own, by its route of today. */
  own(route: string): Game | undefined {
    return this.of(OWN_COMPANY, route);
  }

  /** All, closed ones too, in an order that is kept until something changes. @param language whose alphabet `name` follows */
  sorted(sort: GameSort, language = 'en'): SortedCatalogue {
    // A language that names are not told in has the English ones, and any alphabet is as good.
    const alphabet = (sort === 'name' && NAME_LANGUAGES.find((code) => code === language)) || 'en';
    const key = `${sort} ${alphabet}`;
    let known = this.#sorted.get(key);
    if (known === undefined) {
      const order = orderBy(sort, alphabet);
      known = { order, games: sortedGames([...this.#games.values()], order) };
      this.#sorted.set(key, known);
    }
    return known;
  }

  #name(game: Game): void {
    const { id, entry, studio } = game;
    const studioWords = wordsInAll({ en: studio.name }).flat();
    this.studios.set(studio.code, studioWords);
    // Ours are looked for by what such games are called everywhere too, which is their route (`keno`, and кено), and by their
    // name in the language of the page.
    const { slug } = entry;
    const ownWords = isOwn(game)
      ? nameWords([slug, spokenName(slug), ...translatedNames(slug)].join(' '))
      : [];
    const words = new Set([...wordsInAll(entry.name).flat(), ...ownWords, ...studioWords]);
    if (!this.names.has(id) || !this.names.isOf(id, words)) this.names.set(id, words);
  }
}

const codeKey = (company: string, code: string): string => `${company} ${code}`;

function popularOf(games: readonly StoredGame[]): ReadonlySet<string> {
  const played = games.filter(({ popularity, isListed, isOpen }) => popularity > 0 && isListed && isOpen);
  const first = played.toSorted((a, b) => b.popularity - a.popularity).slice(0, POPULAR);
  return new Set(first.map(({ id }) => id));
}
