import type { Tx } from '../../../kernel/database/database.ts';
import type { CreditedDeposit } from '../bonuses-api.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { isDailyGift } from './days/gift-of-day.ts';
import { closeGrant, give } from './give.ts';
import { giftIn } from './gift.ts';
import { grantsOf } from './grant-store.ts';
import { isOpenAt } from './promotion.ts';

/**
 * Gives what the deposit brings to who joined before: by its number among those of the person. One that comes after its
 * number, or after the promotion closed, brings nothing any more. The credit has locked the player's accounts, so of two
 * deposits at once the later one sees the other.
 */
export async function giveWithDeposit(
  tx: Tx,
  parts: BonusesParts,
  { playerId, paymentId, currency, amountMinor: depositMinor, atMs }: CreditedDeposit,
): Promise<void> {
  const joined = (await grantsOf(tx, playerId)).filter(
    ({ state, terms }) => state === 'joined' && terms.starts.on === 'deposit',
  );
  if (joined.length === 0) return;
  const { players } = await parts.personOf(tx, playerId);
  // The one that is credited now is counted by nobody yet.
  const number = (await parts.depositsOf(tx, players)) + 1;
  const mayPlay = !(await parts.wallet.isFrozen(tx, playerId)) && (await parts.mayPlay(tx, playerId));
  for (const grant of joined) {
    const { starts } = grant.terms;
    if (starts.on !== 'deposit' || number < starts.number) continue;
    const amountMinor = giftIn(grant.terms, currency, depositMinor);
    const isDaily = isDailyGift(grant.terms.gives);
    const comes =
      number === starts.number && mayPlay && isOpenAt(grant, atMs) && (amountMinor > 0n || isDaily);
    const giving = comes ? await give(tx, parts, grant, { currency, amountMinor, paymentId, atMs }) : 'taken';
    if (giving !== 'given') await closeGrant(tx, grant, 'expired', atMs);
  }
}
