import type { PlayerId } from '@paddock/contract';

/** What of its players no module of a season knows: where they are from, and when they were here. */
export class SeasonPeople {
  readonly countries = new Map<PlayerId, string>();
  readonly #visits = new Map<PlayerId, number>();

  /** Somebody is here; only the latest time is known. */
  visit(playerId: PlayerId, atMs: number): void {
    this.#visits.set(playerId, atMs);
  }

  visitsSince(playerId: PlayerId, fromMs: number): readonly number[] {
    const atMs = this.#visits.get(playerId);
    return atMs !== undefined && atMs >= fromMs ? [atMs] : [];
  }

  visitorsSince(fromMs: number): readonly PlayerId[] {
    return [...this.#visits].flatMap(([playerId, atMs]) => (atMs >= fromMs ? [playerId] : []));
  }
}
