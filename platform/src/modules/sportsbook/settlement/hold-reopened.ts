import type { BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { Wallet } from '../../wallet/index.ts';
import { lockBets, writeBets, type BetKey } from './settling-store.ts';

/**
 * Holds the stakes of bets that were opened again while a rollback still left them with the house: in a database of an
 * earlier version escrow falls short of what is open by these. The wallet leaves alone what it holds already.
 */
export async function holdReopened(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  wallet: Pick<Wallet, 'reopenBet'>,
): Promise<void> {
  const { rows } = await sql<{ player_id: bigint; id: bigint }>`
    select player_id, id from sportsbook_bet where status = 'open' and revision > 0 order by id`.execute(
    kernel.db,
  );
  for (const row of rows) {
    await holdAgain(kernel, wallet, {
      playerId: row.player_id.toString() as PlayerId,
      betId: row.id.toString() as BetId,
    });
  }
}

function holdAgain(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  wallet: Pick<Wallet, 'reopenBet'>,
  key: BetKey,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const [bet] = await lockBets(tx, [key]);
    if (bet?.status !== 'open') return;
    const revision = bet.revision + 1;
    const posting = { ...key, revision, reason: 'result taken back', atMs: clock.nowMs() };
    const { outcome } = await wallet.reopenBet(tx, posting);
    if (outcome === 'ignored') return;
    const held = { weights: bet.weights_cents.map(BigInt), returnCents: bet.return_cents };
    const end = { status: 'open', returnMinor: 0n, revision, settledAtMs: null } as const;
    await writeBets(tx, [{ ...key, legs: [], held, end }]);
  });
}
