import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { postPoints } from '../points/post-points.ts';
import { tellOfPoints } from '../points/tell-of-points.ts';

interface Adjustment {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
  readonly playerId: PlayerId;
  /** Names the correction: the same again changes nothing. */
  readonly key: string;
  readonly points: number;
}

/** Gives a player points, or takes some, with the reason. @throws IDEMPOTENCY_MISMATCH, OWN_ACCOUNT, INVALID_INPUT */
export async function adjustPoints(
  { kernel, operators }: LoyaltyParts,
  { operator, reason, playerId, key, points }: Adjustment,
): Promise<void> {
  await operators.refuseOwnPlayer(kernel.db, operator, playerId);
  await inTransaction(kernel.db, async (tx) => {
    await postPoints(tx, {
      playerId,
      id: `adjusted:${key}`,
      kind: 'adjusted',
      house: 'adjustments',
      actor: `operator:${operator.name}`,
      cause: `adjustment:${key}`,
      reason,
      points: BigInt(points),
      atMs: kernel.clock.nowMs(),
    });
    await operators.record(tx, {
      operator,
      action: 'loyalty.adjust',
      subject: `player:${playerId}`,
      after: { points, key },
      reason,
    });
  });
  tellOfPoints(kernel.bus, playerId);
}
