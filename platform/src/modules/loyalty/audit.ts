import type { Database, Tx } from '../../kernel/database/database.ts';
import { paidProblems } from './cashback/audit-cashback.ts';
import { stakeProblems } from './earning/audit-stakes.ts';
import type { LoyaltyParts } from './loyalty-api.ts';
import { pointsProblems } from './points/audit-points.ts';
import { shopProblems, soldPartProblems, type SoldParts } from './shop/audit-shop.ts';

/** Where what stands beside the ledger is asked for. */
interface Beside extends SoldParts {
  readonly wallet: Pick<LoyaltyParts['wallet'], 'stakeStates' | 'postedAs' | 'linesOf'>;
}

/** @see Loyalty.problems */
export const ledgerProblems = async (
  db: Database | Tx,
  { wallet, promotions }: Beside,
): Promise<readonly string[]> => [
  ...(await pointsProblems(db)),
  ...(await stakeProblems(db, { wallet })),
  ...(await paidProblems(db, { wallet })),
  ...(await shopProblems(db)),
  ...(await soldPartProblems(db, { promotions })),
];
