import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import {
  stakesTogether,
  stakeWithin,
  type StakeStatement,
  type TogetherParts,
} from '../../products/index.ts';
import { SPORTSBOOK } from '../sportsbook-api.ts';
import { placementsStatement, type KeyedTicket } from './placement-store.ts';

export interface WritingParts extends TogetherParts {
  readonly db: Database;
}

/** Writes a checked placement with its money; false when its key has been used before, and nothing is written then. */
export type WritePlacement = (placement: KeyedTicket) => Promise<boolean>;

/**
 * Bets placed at the same moment share a statement.
 * @throws what the wallet and the limits refuse, nothing written; any other error leaves open whether it was.
 */
export function createWritePlacement({ db, ...parts }: WritingParts): WritePlacement {
  const write = stakesTogether(db, parts, PLACEMENTS);
  return async (placement) => (await write(placement)) !== undefined;
}

/** The same in a transaction that does more. @throws as above */
export async function writeWithin(parts: TogetherParts, tx: Tx, placement: KeyedTicket): Promise<boolean> {
  return (await stakeWithin(parts, PLACEMENTS, tx, placement)) !== undefined;
}

export const PLACEMENTS: StakeStatement<KeyedTicket> = {
  stakeOf({ ticket }) {
    const { playerId, accountId, stakeMinor, currency, id: betId, receivedAtMs: atMs } = ticket;
    return { product: SPORTSBOOK, playerId, accountId, betId, currency, stakeMinor, atMs };
  },
  bets: sql`(select array_agg(id) from placement)`.$castTo<readonly string[]>(),
  of: (_on, placements, calls) => placementsStatement(placements, calls),
  rest: () => Promise.resolve(),
  needsRest: () => false,
};
