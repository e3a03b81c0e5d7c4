import { availableParallelism } from 'node:os';
import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import { inOneStatement, inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { gather } from '../../../kernel/database/gather.ts';
import { throwRaised } from '../../../kernel/database/raised-refusal.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { SPORTSBOOK } from '../sportsbook-api.ts';
import { placementsStatement, type KeyedTicket } from './placement-store.ts';

export interface WritingParts {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'stakesCall'>;
  readonly limits: Pick<LimitsCheck, 'stakesCall' | 'stakeRefusal' | 'countForPerson' | 'countsTogether'>;
}

/** Writes a checked placement with its money; false when its key has been used before, and nothing is written then. */
export type WritePlacement = (placement: KeyedTicket) => Promise<boolean>;

/** Players of whom something is known: that their stakes count for a person too, that the last one was refused. */
const REMEMBERED = 20_000;
/** Placements of one statement. Beyond it a bet costs little less, and waits for more. */
const MOST = 32;
/**
 * Statements side by side. On two processors one is better: Node has the other, and what comes meanwhile shares the next
 * statement, whose beginning costs as much as several bets.
 */
const AT_ONCE = availableParallelism() > 2 ? 2 : 1;

/**
 * One statement, which is a transaction by itself and shared by all who place at the same moment. Where the stake counts
 * for a person too, it is the first of a transaction of its own: what that takes is not known before it is asked.
 * @throws what the wallet and the limits refuse, nothing written; any other error leaves open whether it was.
 */
export function createWritePlacement(parts: WritingParts): WritePlacement {
  const { db, limits } = parts;
  const together = new Set<PlayerId>();
  /** Who is refused again and again is so alone: a shared statement is tried over in halves for one that is refused. */
  const refused = new Set<PlayerId>();
  const sharing = { ownerOf: ({ ticket }: KeyedTicket) => ticket.playerId, work: writeAll, atOnce: AT_ONCE };
  const writeShared = gather<KeyedTicket, boolean>({ ...sharing, most: MOST });
  const writeAlone = gather<KeyedTicket, boolean>({ ...sharing, most: 1 });

  async function writeAll(placements: readonly KeyedTicket[]): Promise<readonly boolean[]> {
    const rows = await inOneStatement(db, await statementOf(parts, db, placements, { isAlone: true }));
    const written = new Set(rows.map(({ id }) => id.toString()));
    return placements.map(({ ticket }) => written.has(ticket.id));
  }

  return async (placement) => {
    const { playerId } = placement.ticket;
    try {
      if (!together.has(playerId)) {
        const isNew = await (refused.has(playerId) ? writeAlone : writeShared)(placement);
        refused.delete(playerId);
        return isNew;
      }
    } catch (error) {
      const isForPerson = limits.countsTogether(error);
      remember(isForPerson ? together : refused, playerId);
      if (!isForPerson) throw limits.stakeRefusal(error) ?? throwRaised(error);
    }
    return inTransaction(db, (tx) => writeWithin(parts, tx, placement));
  };
}

/** The same in a transaction that does more. @throws as above */
export async function writeWithin(
  parts: Omit<WritingParts, 'db'>,
  tx: Tx,
  placement: KeyedTicket,
): Promise<boolean> {
  const { limits } = parts;
  try {
    const { rows } = await (await statementOf(parts, tx, [placement], { isAlone: false })).execute(tx);
    for (const { persons } of rows) {
      for (const person of persons) await limits.countForPerson(tx, stakeOf(placement), person);
    }
    return rows.length > 0;
  } catch (error) {
    throw limits.stakeRefusal(error) ?? throwRaised(error);
  }
}

async function statementOf(
  { wallet, limits }: Omit<WritingParts, 'db'>,
  on: Database | Tx,
  placements: readonly KeyedTicket[],
  { isAlone }: { readonly isAlone: boolean },
) {
  const stakes = placements.map(stakeOf);
  const bets = sql`(select array_agg(id) from placement)`.$castTo<readonly string[]>();
  const admit = await limits.stakesCall(on, stakes, { bets, isAlone });
  return placementsStatement(placements, { take: wallet.stakesCall(stakes, bets), admit });
}

function remember(players: Set<PlayerId>, playerId: PlayerId): void {
  if (players.size >= REMEMBERED) players.clear();
  players.add(playerId);
}

function stakeOf({ ticket }: KeyedTicket) {
  const { playerId, accountId, stakeMinor, currency, id: betId, receivedAtMs: atMs } = ticket;
  return { product: SPORTSBOOK, playerId, accountId, betId, currency, stakeMinor, atMs };
}
