import type { Favourite, FavouriteKind } from '@paddock/contract/schemas';

import type { EventEntry } from '../book/entries.ts';
import { teamKeys } from '../teams/team-keys.ts';

type Star = Pick<Favourite, 'kind' | 'key'>;

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
   * Where an event that some stars are of stands among the followed ones, the smallest first: those starred themselves
   * stand before those of a starred team or championship. A starred sport brings none.
   */
  placeOf(stars: readonly Star[]): number | undefined {
    const places = stars
      .filter(({ kind }) => kind !== 'sport')
      .map(
        ({ kind, key }) =>
          (this.#places.get(nameOf(kind, key)) ?? 0) + (kind === 'event' ? 0 : this.#places.size),
      );
    return places.length === 0 ? undefined : Math.min(...places);
  }
}
