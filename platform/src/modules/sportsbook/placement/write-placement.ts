import type { PlayerId } from '@paddock/contract';

import { inOneStatement, inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import { throwRaised } from '../../../kernel/database/raised-refusal.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { SPORTSBOOK } from '../sportsbook-api.ts';
import { placementStatement, type KeyedTicket } from './placement-store.ts';

export interface WritingParts {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'stakeCall'>;
  readonly limits: Pick<LimitsCheck, 'stakeCall' | 'stakeRefusal' | 'countForPerson' | 'countsTogether'>;
}

/** Writes a checked placement with its money; false when its key has been used before, and nothing is written then. */
export type WritePlacement = (placement: KeyedTicket) => Promise<boolean>;

/** Players whose stakes are known to count for a person too. */
const REMEMBERED = 20_000;

/**
 * One statement, which is a transaction by itself. Where the stake counts for a person too, it is the first of a
 * transaction: what that takes is not known before it is asked.
 * @throws what the wallet and the limits refuse, nothing written; any other error leaves open whether it was.
 */
export function createWritePlacement({ db, wallet, limits }: WritingParts): WritePlacement {
  const together = new Set<PlayerId>();

  async function writeAlone(placement: KeyedTicket): Promise<boolean> {
    const rows = await inOneStatement(db, await statementOf(db, placement, { isAlone: true }));
    return rows.length > 0;
  }

  function writeTogether(placement: KeyedTicket): Promise<boolean> {
    return inTransaction(db, async (tx) => {
      const { rows } = await (await statementOf(tx, placement, { isAlone: false })).execute(tx);
      const [row] = rows;
      if (row === undefined) return false;
      if (row.person !== null) await limits.countForPerson(tx, stakeOf(placement), row.person);
      return true;
    });
  }

  async function statementOf(on: Database | Tx, placement: KeyedTicket, how: { readonly isAlone: boolean }) {
    const stake = stakeOf(placement);
    const admit = await limits.stakeCall(on, stake, how);
    return placementStatement(placement, { take: wallet.stakeCall(stake), admit });
  }

  return async (placement) => {
    const { playerId } = placement.ticket;
    try {
      if (!together.has(playerId)) return await writeAlone(placement);
    } catch (error) {
      if (!limits.countsTogether(error)) throw limits.stakeRefusal(error) ?? throwRaised(error);
      if (together.size >= REMEMBERED) together.clear();
      together.add(playerId);
    }
    return writeTogether(placement).catch((error: unknown) => {
      throw limits.stakeRefusal(error) ?? throwRaised(error);
    });
  };
}

function stakeOf({ ticket }: KeyedTicket) {
  const { playerId, accountId, stakeMinor, currency, id: betId, receivedAtMs: atMs } = ticket;
  return { product: SPORTSBOOK, playerId, accountId, betId, currency, stakeMinor, atMs };
}
