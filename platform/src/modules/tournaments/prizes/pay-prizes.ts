import { formatAmount } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { tellPlayer } from '../../live/index.ts';
import type { TournamentId } from '../tournament.ts';
import { lockTournament, markStep } from '../tournament-store.ts';
import type { TournamentsParts } from '../tournaments-api.ts';
import { hasUnpaid, markPaid, unpaidPrizes, type Prize } from './prize-store.ts';

const AT_ONCE = 100;

type Parts = Pick<TournamentsParts, 'kernel' | 'wallet' | 'tellInbox'>;

/**
 * Pays what is won and not paid yet: each prize in a transaction of its own with the mark that it is, so that a process
 * that dies has paid some whole and the next run pays the rest, once. A player on a break or a ban is paid as well: it was
 * earned before. One that cannot be paid is told to the log, holds up no other, and is tried again.
 */
export async function payPrizes(parts: Parts, id: TournamentId): Promise<void> {
  const { kernel } = parts;
  let after = '0';
  let failed = 0;
  for (;;) {
    const prizes = await unpaidPrizes(kernel.db, id, after, AT_ONCE);
    for (const prize of prizes) {
      await payPrize(parts, id, prize).catch((error: unknown) => {
        failed += 1;
        kernel.log.error(
          { err: error, tournamentId: id, entryId: prize.entryId },
          'a prize could not be paid',
        );
      });
      after = prize.entryId;
    }
    if (prizes.length < AT_ONCE) break;
  }
  if (failed > 0) return;
  await inTransaction(kernel.db, async (tx) => {
    const tournament = await lockTournament(tx, id);
    if (tournament === undefined || !mayPay(tournament)) return;
    // Places may have been fixed since it was looked for prizes: those are paid by the next run.
    if (await hasUnpaid(tx, id)) return;
    await markStep(tx, id, 'paid', kernel.clock.nowMs());
  });
}

const mayPay = ({
  cancelledAtMs,
  approvedAtMs,
  finalAtMs,
}: {
  readonly cancelledAtMs: number | undefined;
  readonly approvedAtMs: number | undefined;
  readonly finalAtMs: number | undefined;
}): boolean => cancelledAtMs === undefined && approvedAtMs !== undefined && finalAtMs !== undefined;

async function payPrize(
  { kernel, wallet, tellInbox }: Parts,
  id: TournamentId,
  { playerId, currency, prizeMinor, place }: Prize,
): Promise<void> {
  const atMs = kernel.clock.nowMs();
  const isPaid = await inTransaction(kernel.db, async (tx) => {
    const tournament = await lockTournament(tx, id);
    if (tournament === undefined || !mayPay(tournament)) return false;
    if (!(await markPaid(tx, id, playerId, atMs))) return false;
    // Opens the account again where its player has removed the currency since.
    const account = await wallet.addCurrency(tx, { playerId, currency, atMs });
    await wallet.post(tx, {
      id: `tournament-prize:${id}`,
      playerId,
      kind: 'tournament-prize',
      actor: 'system',
      cause: `tournament:${id}`,
      reason: `place ${place} of ${tournament.code}`,
      atMs,
      postings: [
        { account, amountMinor: prizeMinor },
        { house: 'tournaments', currency, amountMinor: -prizeMinor },
      ],
    });
    const amount = formatAmount(prizeMinor, currency);
    const content = { kind: 'tournament-prize', tournamentId: id, place, amount, currency } as const;
    await tellInbox(tx, { playerId, cause: `tournament-prize:${id}`, content, atMs });
    return true;
  });
  if (isPaid)
    tellPlayer(
      kernel.bus,
      playerId,
      { kind: 'accounts' },
      { kind: 'inbox' },
      { kind: 'tournaments:paid', id },
    );
}
