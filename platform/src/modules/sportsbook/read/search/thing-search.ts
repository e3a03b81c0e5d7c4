import type { LocalizedName } from '@paddock/contract/schemas';

import { NameIndex, type Nearest } from '../../../../kernel/search/name-index.ts';
import { knownSpelling, typedWords, wordsInAll } from '../../../../kernel/search/typed-words.ts';
import type { Book } from '../../book/book.ts';
import type { ChampionshipEntry, EventEntry } from '../../book/entries.ts';
import { furtherNames, namesBehind, ownNames, thingKey, thingsOf, type NamedThing } from './named-things.ts';

/** A thing with what names it. */
export interface Known {
  readonly kind: NamedThing['kind'];
  thing: NamedThing;
  /** Those that name it: it goes with the last of them. */
  readonly events: Set<EventEntry>;
  /** Its own names as they are searched, in each language: one text, which is looked at quickly, with a line each. */
  plain: string;
}

/** Everything that has a name in the book, by what somebody typed. */
export interface ThingSearch {
  /** Events by the names of their sides, championship, region and sport. */
  events(typed: string): ReadonlySet<EventEntry>;
  /** Takes in what the book calls otherwise by now: once before some looks at `near`. */
  refresh(): void;
  /** All things, each with how far it is from what was typed. */
  near(words: readonly string[]): Nearest<Known>;
}

/**
 * The index follows the book: the first search takes all of it in, and from then on each event is taken in as it changes. The
 * people of a team are looked at with its events.
 */
export function createThingSearch(book: Book): ThingSearch {
  const index = new NameIndex<Known>();
  const known = new Map<string, Known>();
  const taken = new Map<
    EventEntry,
    { readonly behind: readonly object[]; readonly keys: readonly string[] }
  >();

  /** What championships were called: they are renamed without a word of their events. */
  const called = new Map<ChampionshipEntry, Readonly<Record<'name' | 'region', LocalizedName>>>();
  let isFollowing = false;

  function isRenamed(championship: ChampionshipEntry): boolean {
    const before = called.get(championship);
    return (
      before !== undefined &&
      (before.name !== championship.name || before.region !== championship.region.name)
    );
  }

  function forget(event: EventEntry): void {
    for (const key of taken.get(event)?.keys ?? []) {
      const entry = known.get(key);
      entry?.events.delete(event);
      if (entry?.events.size !== 0) continue;
      known.delete(key);
      index.delete(entry);
    }
    taken.delete(event);
  }

  function take(event: EventEntry): void {
    const behind = namesBehind(event, book.squads);
    const before = taken.get(event)?.behind;
    if (before?.length === behind.length && behind.every((one, at) => one === before[at])) return;
    forget(event);
    const things = thingsOf(event, book.squads);
    for (const thing of things) {
      const key = thingKey(thing);
      const entry = known.get(key) ?? { kind: thing.kind, thing, events: new Set(), plain: '' };
      known.set(key, entry);
      entry.thing = thing;
      entry.events.add(event);
      name(entry);
    }
    taken.set(event, { behind, keys: things.map(thingKey) });
    const { championship } = event;
    const others = isRenamed(championship) ? known.get(`championship ${championship.id}`)?.events : undefined;
    called.set(championship, { name: championship.name, region: championship.region.name });
    for (const other of [...(others ?? [])]) take(other);
  }

  /** Puts a thing into the index, unless it is called as before. */
  function name(entry: Known): void {
    const own = ownNames(entry.thing).map(wordsInAll);
    const further = furtherNames(entry.thing).map(wordsInAll);
    const plain = own.flatMap((names) => names.map((words) => words.join(' ')));
    const all = new Set([...own, ...further].flat(2));
    if (index.has(entry) && index.isOf(entry, all)) return;
    entry.plain = `\n${plain.join('\n')}\n`;
    index.set(entry, all);
  }

  function refresh(): void {
    if (!isFollowing) for (const event of book.events.values()) take(event);
    isFollowing = true;
    for (const championship of called.keys()) {
      if (!isRenamed(championship)) continue;
      for (const event of [...(known.get(`championship ${championship.id}`)?.events ?? [])]) take(event);
    }
  }

  function near(words: readonly string[]): Nearest<Known> {
    return index.nearest(words.map((word) => knownSpelling(index, word)));
  }

  book.watch({
    eventChanged(event) {
      if (isFollowing) take(event);
    },
    marketChanged: () => undefined,
    eventForgotten: forget,
  });

  return {
    refresh,
    near,
    events(typed) {
      refresh();
      const found = near(typedWords(typed));
      const events = new Set<EventEntry>();
      found.forEach(({ thing }) => {
        if (thing.kind === 'event') events.add(thing.event);
      });
      return events;
    },
  };
}
