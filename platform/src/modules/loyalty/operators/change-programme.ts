import type { PlayerId } from '@paddock/contract';
import type { LoyaltyTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { BASE_CURRENCY } from '../../rates/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { postPoints } from '../points/post-points.ts';
import { tellOfPoints } from '../points/tell-of-points.ts';
import { insertProgramme, readProgramme } from '../programme-store.ts';
import { requireSound } from '../terms.ts';

interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

/** Makes terms the ones in force; what was earned and given by others stays. @throws INVALID_INPUT naming the contradiction */
export async function changeProgramme(
  { kernel, operators, products }: LoyaltyParts,
  terms: LoyaltyTerms,
  { operator, reason }: Decision,
): Promise<void> {
  requireSound(
    terms,
    products.map(({ product }) => product),
    BASE_CURRENCY,
  );
  await inTransaction(kernel.db, async (tx) => {
    const before = await readProgramme(tx);
    await insertProgramme(tx, terms, kernel.clock.nowMs());
    await operators.record(tx, {
      operator,
      action: 'loyalty.programme',
      subject: 'loyalty',
      ...(before && { before: before.terms }),
      after: terms,
      reason,
    });
  });
}

interface Adjustment extends Decision {
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
