import { DAY_MS, type PlayerId } from '@paddock/contract';
import type { LoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { moveLevel } from '../levels/keep-levels.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { lockPoints } from '../points/points-store.ts';
import { postPoints } from '../points/post-points.ts';
import { tellOfPoints } from '../points/tell-of-points.ts';
import { firstProgrammeMs, readProgramme } from '../programme-store.ts';
import { countTogether } from './count-together.ts';
import { wholePoints } from './stake-points.ts';
import { addToProduct, keepRead, readLines, setProductPoints, type ProductChange } from './stake-store.ts';

/** Lines of one account that a transaction reads. */
const LINES_AT_ONCE = 400;

/**
 * Counts what became of a player's stakes since the last look: each line of the ledger once, in one transaction with what it
 * earned, so that a process that dies has counted a stake whole or not at all. Stakes that ended otherwise since are
 * counted anew, and what they had brought goes. Nothing of it is on the way of a stake or a settlement.
 */
export async function countStakes(parts: LoyaltyParts, playerId: PlayerId): Promise<void> {
  for (;;) {
    const { isMore, moved } = await inTransaction(parts.kernel.db, (tx) => countOnce(tx, parts, playerId));
    if (moved) tellOfPoints(parts.kernel.bus, playerId);
    if (!isMore) return;
  }
}

async function countOnce(tx: Tx, parts: LoyaltyParts, playerId: PlayerId) {
  const programme = await readProgramme(tx);
  const sinceMs = await firstProgrammeMs(tx);
  if (programme === undefined || sinceMs === undefined) return { isMore: false, moved: false };
  // One look at a time.
  await lockPoints(tx, playerId);
  const known = await readLines(tx, playerId);
  const wanted = { playerId, read: known, sinceMs, limit: LINES_AT_ONCE };
  const { read, stakes, isMore } = await parts.wallet.changedStakes(tx, wanted);
  let moved = false;
  for (const together of Map.groupBy(stakes, ({ house, currency }) => `${house} ${currency}`).values()) {
    const change = await countTogether(tx, parts, { playerId, stakes: together, terms: programme.terms });
    if (change !== undefined) moved = (await earn(tx, parts, playerId, change, programme.terms)) || moved;
  }
  if (moved) await moveLevel(tx, programme.terms, playerId, parts.kernel.clock.nowMs());
  if (read.size > 0) await keepRead(tx, playerId, read);
  return { isMore, moved };
}

/** Gives whole points for what a product's stakes have earned together, or takes them back. True where any moved. */
async function earn(
  tx: Tx,
  { kernel }: LoyaltyParts,
  playerId: PlayerId,
  change: ProductChange,
  { expiryDays }: LoyaltyTerms,
): Promise<boolean> {
  const { product } = change;
  const { microPoints, points, changes } = await addToProduct(tx, playerId, change);
  const owed = wholePoints(microPoints);
  if (owed === points) return false;
  await setProductPoints(tx, playerId, product, owed);
  const atMs = kernel.clock.nowMs();
  const isMore = owed > points;
  await postPoints(tx, {
    playerId,
    id: `earned:${product}:${changes}`,
    kind: isMore ? 'earned' : 'taken-back',
    house: 'earned',
    actor: 'system',
    cause: `stakes:${product}`,
    reason: '',
    product,
    points: owed - points,
    atMs,
    expiresAtMs: isMore && expiryDays !== null ? atMs + expiryDays * DAY_MS : undefined,
  });
  return true;
}
