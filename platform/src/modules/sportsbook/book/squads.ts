import type { AthleteId } from '@paddock/contract';

import type { AthleteEntry } from './entries.ts';

/** Everybody who plays for a team, in memory. Changed by `apply-squad.ts` alone. */
export class Squads {
  readonly #byId = new Map<AthleteId, AthleteEntry>();
  readonly #byTeam = new Map<string, Set<AthleteEntry>>();

  get(id: AthleteId): AthleteEntry | undefined {
    return this.#byId.get(id);
  }

  /** Everybody of all teams: names to search in, with the team (`teamKey`) that leads to their matches. */
  *named(): IterableIterator<AthleteEntry & { readonly teamKey: string }> {
    for (const athletes of this.#byTeam.values())
      for (const athlete of athletes)
        if (athlete.teamKey !== undefined) yield athlete as AthleteEntry & { readonly teamKey: string };
  }

  /** Who plays for a team, in the order its feed told them. */
  playersOf(teamKey: string): readonly AthleteEntry[] {
    return [...(this.#byTeam.get(teamKey) ?? [])];
  }

  add(athlete: AthleteEntry): void {
    this.#byId.set(athlete.id, athlete);
    this.#join(athlete, athlete.teamKey);
  }

  /** @param teamKey undefined where they leave for no other team */
  move(athlete: AthleteEntry, teamKey: string | undefined): void {
    this.#byTeam.get(athlete.teamKey ?? '')?.delete(athlete);
    athlete.teamKey = teamKey;
    this.#join(athlete, teamKey);
  }

  #join(athlete: AthleteEntry, teamKey: string | undefined): void {
    if (teamKey === undefined) return;
    const squad = this.#byTeam.get(teamKey);
    if (squad === undefined) this.#byTeam.set(teamKey, new Set([athlete]));
    else squad.add(athlete);
  }
}
