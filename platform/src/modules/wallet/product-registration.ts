import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { OpenHold } from './audit.ts';

/**
 * What a product that takes stakes (the sportsbook; later a casino, a lottery) owes to those who keep its players' money.
 * It holds and settles stakes by the wallet's bets and asks the limits for each; here it says what of them is its own.
 * Every member is required: a product that forgets one does not compile. Registered in `platform/src/products`.
 */
export interface ProductRegistration {
  /** The name of its module. */
  readonly product: string;
  /** Its stakes that must lie in escrow now, for the audits of the ledger: of the server, and of `ledger:audit`. */
  openHolds(db: Database | Tx): Promise<readonly OpenHold[]>;
  /**
   * Reads the numbers people know some of its stakes by (of eleven digits, `BetNumber`), to be asked for one by one: the
   * words of statements and of a bonus's bets. Null for a stake of another product and for one that was never accepted.
   */
  stakeNumbers(
    db: Database | Tx,
    playerId: PlayerId,
    stakeIds: readonly string[],
  ): Promise<(stakeId: string) => string | null>;
}

/** What all products say together. Ids of stakes are the kernel's, so that no two products have one in common. */
export function joinProducts(products: readonly ProductRegistration[]): Omit<ProductRegistration, 'product'> {
  return {
    async openHolds(db) {
      // One after the other: they may share the connection of a transaction.
      const holds: OpenHold[] = [];
      for (const product of products) holds.push(...(await product.openHolds(db)));
      return holds;
    },
    async stakeNumbers(db, playerId, stakeIds) {
      const readers: ((stakeId: string) => string | null)[] = [];
      for (const product of products) readers.push(await product.stakeNumbers(db, playerId, stakeIds));
      return (stakeId) => {
        for (const numberOf of readers) {
          const number = numberOf(stakeId);
          if (number !== null) return number;
        }
        return null;
      };
    },
  };
}
