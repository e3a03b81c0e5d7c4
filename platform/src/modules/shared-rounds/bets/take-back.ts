import type { PlayerId } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { tellPlayer } from '../../live/index.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { holdOpen } from '../tables/round-store.ts';
import { endBet, lockBets, readBet, type HeldBet } from './bet-store.ts';
import { betView } from './bet-view.ts';

/**
 * Takes a bet back before its round begins: as if it had never been. One that was taken back is answered as it stands.
 * @throws BET_UNKNOWN, BETS_CLOSED
 */
export async function takeBack(
  parts: SharedParts,
  { playerId, game, id }: { readonly playerId: PlayerId; readonly game: string; readonly id: string },
): Promise<SharedBetView> {
  const { kernel, stakes } = parts;
  const table = parts.tables.named(game);
  const betId = requiredId<'bet'>(id, 'BET_UNKNOWN');
  const seen = await readBet(kernel.db, betId);
  if (seen?.playerId !== playerId || seen.game !== game) throw new PlatformError('BET_UNKNOWN');
  const { bet, isNew } = await inTransaction(kernel.db, async (tx) => {
    const isOpen = await holdOpen(tx, game, seen.round);
    const [kept = seen] = await lockBets(tx, [betId]);
    if (kept.end?.isTakenBack === true) return { bet: kept, isNew: false };
    if (!isOpen) throw new PlatformError('BETS_CLOSED');
    const { stakeMinor: targetMinor, currency } = kept;
    const atMs = kernel.clock.nowMs();
    const end = { paidMinor: targetMinor, paidMilli: undefined, isVoid: true, isTakenBack: true, atMs };
    const settlement = { playerId, betId, revision: 1, targetMinor, reason: `${game} taken back`, atMs };
    await stakes.settle(tx, { ...settlement, currency, isVoid: true }, () => endBet(tx, betId, end));
    const after: HeldBet = { ...kept, end };
    return { bet: after, isNew: true };
  });
  if (isNew) {
    table.roundOf(bet.round)?.exposure.remove(bet);
    table.put(bet);
    tellPlayer(kernel.bus, playerId, { kind: 'shared-rounds:bet', id: betId }, { kind: 'accounts' });
  }
  return betView(table, bet, null, kernel.clock.nowMs());
}
