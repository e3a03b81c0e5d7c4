import type { PlayerId } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';
import type { SportsbookDependencies } from '../sportsbook-api.ts';
import { insertAlarm, readSharedLegs, type SharedLegs } from './near-copies-store.ts';
import type { SportsbookRisk } from './usual-risk.ts';

/** Near-copies are shown from this many persons on. */
export const NEAR_COPIES_FROM = 3;
/** Shorter combinations are the favourites of the day, not copies of each other. */
const LEAST_LEGS = 3;
export const WATCH_COPIES_EVERY_MS = 300_000;

/** Combinations of several persons that are the same but for one leg at most. */
export interface NearCopies extends SharedLegs {
  readonly persons: number;
}

export interface NearCopiesWatch {
  /** What operators see, what may return most first. */
  list(): Promise<readonly NearCopies[]>;
  /** Raises an alarm, once, of what may return together more than the same combination could: a selection's room. */
  look(): Promise<void>;
}

/** Watches for combinations that pass the sum of exactly the same selections with one leg changed (rules §6). */
export function createNearCopiesWatch(
  { db, clock, log }: Pick<Kernel, 'db' | 'clock' | 'log'>,
  { accountsOfPerson }: Pick<SportsbookDependencies, 'accountsOfPerson'>,
  risk: SportsbookRisk,
): NearCopiesWatch {
  async function personsOf(playerIds: readonly PlayerId[]): Promise<number> {
    const persons = await Promise.all(playerIds.map((playerId) => accountsOfPerson(db, playerId)));
    return new Set(persons.map(([first = '']) => first)).size;
  }

  async function list(): Promise<readonly NearCopies[]> {
    const shared = await readSharedLegs(db, { leastPlayers: NEAR_COPIES_FROM, leastLegs: LEAST_LEGS });
    const copies: NearCopies[] = [];
    for (const one of withoutShadows(shared)) {
      const persons = await personsOf(one.playerIds);
      if (persons >= NEAR_COPIES_FROM) copies.push({ ...one, persons });
    }
    return copies;
  }

  return {
    list,
    async look() {
      for (const { selectionIds, persons, betIds, returnCents } of await list()) {
        if (returnCents <= risk['selection-room']) continue;
        if (!(await insertAlarm(db, selectionIds, clock.nowMs()))) continue;
        log.error(
          { selectionIds, persons, bets: betIds.length, returnCents },
          'near-copies of a combination may return more than the room of a selection',
        );
      }
    },
  };
}

/** Without rows all of whose bets stand in a row before: the same bets share every smaller set of their selections too. */
function withoutShadows(shared: readonly SharedLegs[]): readonly SharedLegs[] {
  const shown = new Set<string>();
  return shared.filter(({ betIds }) => {
    const isNew = betIds.some((id) => !shown.has(id));
    for (const id of betIds) shown.add(id);
    return isNew;
  });
}
