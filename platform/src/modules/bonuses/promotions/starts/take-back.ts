import type { Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { bonusesOf } from '../../bonuses-store.ts';
import { endGifts } from '../../coupon-gifts/give-gift.ts';
import { endBonus } from '../../end-bonus.ts';
import { writeGrant } from '../grant-store.ts';
import type { Grant } from '../promotion.ts';

/** Takes back what came of stakes that are none any more: what waits or runs. What became real money stays (rules §14). */
export async function takeBack(tx: Tx, parts: BonusesParts, grant: Grant, atMs: number): Promise<boolean> {
  if (grant.state === 'waiting') {
    await writeGrant(tx, { ...grant, state: 'charged-back', endedAtMs: atMs });
    return true;
  }
  if (grant.isDaily) {
    if (grant.state === 'running') await writeGrant(tx, { ...grant, state: 'charged-back', endedAtMs: atMs });
    return grant.state === 'running';
  }
  if (grant.giftId !== null) {
    await endGifts(tx, grant.playerId, grant, 'charged-back', atMs);
    return true;
  }
  const bonus = (await bonusesOf(tx, grant.playerId)).find(({ bonusId }) => bonusId === grant.bonusId);
  if (bonus?.status !== 'running') return false;
  await endBonus(tx, parts, bonus, 'charged-back', atMs);
  return true;
}
