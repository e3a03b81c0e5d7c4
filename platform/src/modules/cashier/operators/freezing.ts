import type { FreezeRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { tellPlayer } from '../../live/index.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CashierParts } from '../cashier-parts.ts';

/** Freezes a player's money or ends it, and writes down who did it and why. @throws ACCOUNT_UNKNOWN, OWN_ACCOUNT. */
export async function changeFreeze(
  { kernel, wallet, operators }: CashierParts,
  operator: OperatorPrincipal,
  player: string,
  { isFrozen, reason }: FreezeRequest,
): Promise<void> {
  const playerId = requiredId<'player'>(player, 'ACCOUNT_UNKNOWN');
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
