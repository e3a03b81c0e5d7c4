import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { rewardTransfers } from '../shop/audit-shop.ts';
import { cashbackTransfers } from './cashback-store.ts';

/** Where transfers are asked for. */
interface Posted {
  readonly wallet: Pick<LoyaltyParts['wallet'], 'postedAs'>;
}

/** What promotions paid is named `cashback:grant:…`, what they took back `cashback-back:grant:…`, and their own audit's. */
const isOfPromotion = (id: string): boolean => /^cashback(-back)?:grant:\d+:/.test(id);

/** Each cashback and each purchase was paid by one transfer of its amount, and no such transfer is without either. */
export async function paidProblems(db: Database | Tx, parts: Posted): Promise<readonly string[]> {
  return [
    ...(await differences(db, parts, 'cashback', await cashbackTransfers(db))),
    ...(await differences(db, parts, 'points-reward', await rewardTransfers(db))),
  ];
}

async function differences(
  db: Database | Tx,
  { wallet }: Posted,
  kind: 'cashback' | 'points-reward',
  names: readonly string[],
): Promise<readonly string[]> {
  const known = new Set(names);
  const posted = new Set(
    (await wallet.postedAs(db, kind))
      .filter(({ id }) => !isOfPromotion(id))
      .map(({ playerId, id, amountMinor, currency }) => `${playerId} ${id} ${amountMinor} ${currency}`),
  );
  return [
    ...[...known.difference(posted)].map((name) => `${kind} ${name} was not posted so`),
    ...[...posted.difference(known)].map((name) => `nobody knows of the ${kind} ${name}`),
  ];
}
