import type { Favourite, FavouriteKind } from '@paddock/contract/schemas';

import type { EventEntry } from '../book/entries.ts';
import { teamKeys } from '../teams/team-keys.ts';

type Star = Pick<Favourite, 'kind' | 'key'>;

/** Which stars bring theirs first; a kind of market brings none. */
const TURN: Readonly<Record<FavouriteKind, number>> = {
  event: 0,
  team: 1,
  championship: 1,
  sport: 2,
  market: 2,
};

const nameOf = (kind: FavouriteKind, key: string): string => `${kind} ${key}`;

/** Favourites by what they are of, each with its place. */
export class Stars {
  readonly #places: ReadonlyMap<string, number>;

  constructor(items: readonly Star[]) {
    // Of one that is named twice the first place counts.
    this.#places = new Map(items.map(({ kind, key }, at) => [nameOf(kind, key), at] as const).toReversed());
  }

  /** What is starred of an event: itself, its sides, its championship, its sport. */
  of({ id, sport, home, away, championship }: EventEntry): readonly Star[] {
    const named: readonly Star[] = [
      { kind: 'event', key: id },
      ...teamKeys({ sport, home, away }).map((key) => ({ kind: 'team' as const, key })),
      { kind: 'championship', key: championship.id },
      { kind: 'sport', key: sport },
    ];
    return named.filter(({ kind, key }) => this.#places.has(nameOf(kind, key)));
  }

  /**
   * Where an event that some stars are of stands among the followed ones, the smallest first: those starred themselves,
   * those of a starred team or championship, and last, where they are wanted, those of a starred sport alone.
   */
  placeOf(stars: readonly Star[], withSports: boolean): number | undefined {
    const places = stars
      .filter(({ kind }) => withSports || kind !== 'sport')
      .map(({ kind, key }) => (this.#places.get(nameOf(kind, key)) ?? 0) + TURN[kind] * this.#places.size);
    return places.length === 0 ? undefined : Math.min(...places);
  }

  /** Whether it is the place of what a starred sport alone brings. */
  isOfSport(place: number): boolean {
    return place >= TURN.sport * this.#places.size;
  }
}
