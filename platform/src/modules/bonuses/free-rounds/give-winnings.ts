import type { Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import type { FreeRounds } from '../coupon-gifts/gift-store.ts';
import { handOver } from '../promotions/give.ts';
import { grantsOf, insertGrant } from '../promotions/grant-store.ts';
import { wonByGifts } from './round-use-store.ts';

/**
 * Gives what free rounds won as bonus money, once the last of them is played or their days are over: as a part of its own
 * beside theirs, which waits, runs and ends as any bonus does. Nothing where they won nothing, or real money.
 */
export async function giveWinnings(
  tx: Tx,
  parts: BonusesParts,
  gift: FreeRounds,
  atMs: number,
): Promise<void> {
  if (gift.terms.as !== 'bonus') return;
  const { playerId, giftId, grantId: parentId, currency, paymentId } = gift;
  const amountMinor = (await wonByGifts(tx, playerId))(giftId);
  const part = (await grantsOf(tx, playerId)).find((grant) => grant.grantId === parentId);
  if (part === undefined) throw new Error(`gift ${giftId} has no part in a promotion`);
  if (amountMinor === 0n) return;
  const grantId = parts.kernel.ids.forPlayer<'grant'>(playerId);
  const { code, version } = part;
  await insertGrant(tx, { playerId, grantId, code, version, joinedAtMs: atMs, parentId, place: 0 });
  const given = (await grantsOf(tx, playerId)).find((grant) => grant.grantId === grantId);
  if (given === undefined) throw new Error(`part ${grantId} of player ${playerId} is not there`);
  await handOver(tx, parts, given, { currency, amountMinor, paymentId, atMs });
}
