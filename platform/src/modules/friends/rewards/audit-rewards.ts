import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Wallet } from '../../wallet/index.ts';
import { rewardTransfers } from '../friend-store.ts';

/** Each reward, and what was taken back of it, is one transfer of its amount, and no such transfer is without its friend. */
export async function friendProblems(
  db: Database | Tx,
  postedAs: Wallet['postedAs'],
): Promise<readonly string[]> {
  const known = new Set(await rewardTransfers(db));
  const posted = new Set(
    (await postedAs(db, 'friend-reward')).map(
      ({ playerId, id, amountMinor, currency }) => `${playerId} ${id} ${amountMinor} ${currency}`,
    ),
  );
  return [
    ...[...known.difference(posted)].map((name) => `reward ${name} was not posted so`),
    ...[...posted.difference(known)].map((name) => `nobody knows of the reward ${name}`),
  ];
}
