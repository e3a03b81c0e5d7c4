import type { Tx } from '../../../kernel/database/database.ts';
import type { CreditedDeposit } from '../bonuses-api.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { isDailyGift } from './days/gift-of-day.ts';
import { closeGrant, give } from './give.ts';
import { giftIn } from './gift.ts';
import { grantsOf } from './grant-store.ts';
import { mayBeGiven } from './may-be-given.ts';
import { isOpenAt } from './promotion.ts';

/**
 * Gives what the deposit brings to who joined before: by its number among those of the person. One that comes after its
 * number, after the promotion closed, or to who may be given nothing now, brings nothing any more. The credit has locked the player's accounts, so of two
 * deposits at once the later one sees the other.
 */
export async function giveWithDeposit(
  tx: Tx,
  parts: BonusesParts,
  { playerId, paymentId, currency, amountMinor: depositMinor, atMs }: CreditedDeposit,
): Promise<void> {
  // Givings of several promotions hold what is one for many accounts each: in one order, so that none waits for another in a ring.
  const joined = (await grantsOf(tx, playerId))
    .filter(({ state, terms }) => state === 'joined' && terms.starts.on === 'deposit')
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
  if (joined.length === 0) return;
  const { players } = await parts.personOf(tx, playerId);
  // The one that is credited now is counted by nobody yet.
  const number = (await parts.depositsOf(tx, players)) + 1;
  const isGivable = await mayBeGiven(tx, parts, playerId);
  for (const grant of joined) {
    const { starts } = grant.terms;
    if (starts.on !== 'deposit' || number < starts.number) continue;
    const amountMinor = giftIn(grant.terms, currency, depositMinor);
    const isDaily = isDailyGift(grant.terms.gives);
    const comes =
      number === starts.number && isGivable && isOpenAt(grant, atMs) && (amountMinor > 0n || isDaily);
    const giving = comes ? await give(tx, parts, grant, { currency, amountMinor, paymentId, atMs }) : 'taken';
    if (giving !== 'given') await closeGrant(tx, grant, 'expired', atMs);
  }
}
