import type { PlayerId } from '@paddock/contract';

import type { BonusesParts } from '../bonuses-parts.ts';
import { grantsOf } from './grant-store.ts';
import { mayBeGiven } from './may-be-given.ts';
import { isOpenAt, type Grant } from './promotion.ts';
import { spentCodes } from './spent-codes.ts';

/** Parts of a player that a deposit made now would start, as `giveWithDeposit` would; none on a break or banned. */
export async function startedByDeposit(parts: BonusesParts, playerId: PlayerId): Promise<readonly Grant[]> {
  const { db, clock } = parts.kernel;
  const joined = (await grantsOf(db, playerId)).filter(
    (grant) =>
      grant.state === 'joined' && grant.terms.starts.on === 'deposit' && isOpenAt(grant, clock.nowMs()),
  );
  if (joined.length === 0) return [];
  if (!(await mayBeGiven(db, parts, playerId))) return [];
  const { players } = await parts.personOf(db, playerId);
  const number = (await parts.depositsOf(db, players)) + 1;
  const spent = await spentCodes(db, joined);
  return joined.filter(
    ({ code, terms: { starts } }) => starts.on === 'deposit' && starts.number === number && !spent.has(code),
  );
}
