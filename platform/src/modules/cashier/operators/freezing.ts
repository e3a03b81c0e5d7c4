import type { FreezeRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { tellPlayer } from '../../live/index.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';

/** Freezes a player's money or ends it, and writes down who did it and why. @throws ACCOUNT_UNKNOWN, NUMBER_MISTYPED, OWN_ACCOUNT. */
export async function changeFreeze(
  { kernel, wallet, operators, playerNumbers }: CashierParts,
  operator: OperatorPrincipal,
  player: string,
  { isFrozen, reason }: FreezeRequest,
): Promise<void> {
  const playerId = await playerNumbers.idOf(kernel.db, player);
  await inTransaction(kernel.db, async (tx) => {
    if ((await wallet.accounts(tx, playerId)).length === 0) throw new PlatformError('ACCOUNT_UNKNOWN');
    await operators.refuseOwnPlayer(tx, operator, playerId);
    const changed = isFrozen
      ? await wallet.freeze(tx, playerId, kernel.clock.nowMs())
      : await wallet.unfreeze(tx, playerId);
    if (!changed) return;
    const action = isFrozen ? 'account.freeze' : 'account.unfreeze';
    await operators.record(tx, { operator, action, subject: `player:${playerId}`, reason });
  });
  tellPlayer(kernel.bus, playerId, { kind: 'accounts' });
}
