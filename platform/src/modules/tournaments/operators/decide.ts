import type { TournamentRequest } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { payPrizes } from '../prizes/pay-prizes.ts';
import { hasPaid } from '../prizes/prize-store.ts';
import { lookAgain } from '../run-tournaments.ts';
import { phaseOf, type Tournament, type TournamentId } from '../tournament.ts';
import { closeAt, insertTournament, lockTournament, markStep } from '../tournament-store.ts';
import type { TournamentsParts } from '../tournaments-api.ts';
import { readRequest } from './read-request.ts';

/** Who decides, and why. */
export interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

/** Makes a tournament, written down with the reason. @throws INVALID_INPUT, TOURNAMENT_EXISTS */
export async function makeTournament(
  parts: TournamentsParts,
  request: TournamentRequest,
  { operator, reason }: Decision,
): Promise<TournamentId> {
  const { kernel, operators, loyalty, segments, rounds: sources } = parts;
  const madeAtMs = kernel.clock.nowMs();
  const levels = (await loyalty.levels(kernel.db)).map(({ code }) => code);
  const tournamentId = kernel.ids.next<'tournament'>();
  await inTransaction(kernel.db, async (tx) => {
    const { segment } = request.who ?? {};
    // Held before it is looked for, so that nobody deletes it meanwhile.
    if (segment !== undefined) await segments.hold(tx, segment);
    const wanted = readRequest(request, madeAtMs, {
      ...{ sources, levels, segments: await segments.codes(tx) },
      ...{ currencies: parts.currencies(), languages: parts.languages() },
    });
    if (!(await insertTournament(tx, { ...wanted, tournamentId, madeAtMs })))
      throw new PlatformError('TOURNAMENT_EXISTS');
    const { reason: _said, ...after } = request;
    await operators.record(tx, {
      operator,
      action: 'tournament.make',
      subject: `tournament:${tournamentId}`,
      after,
      reason,
    });
  });
  await lookAgain(parts, tournamentId);
  return tournamentId;
}

/** Closes one that runs, at once. @throws TOURNAMENT_UNKNOWN, TOURNAMENT_STATE */
export function closeTournament(
  parts: TournamentsParts,
  id: TournamentId,
  decision: Decision,
): Promise<void> {
  const closesAtMs = parts.kernel.clock.nowMs();
  return decide(parts, id, decision, 'close', async (tx, tournament) => {
    if (phaseOf(tournament, closesAtMs) !== 'running' || closesAtMs <= tournament.opensAtMs)
      throw new PlatformError('TOURNAMENT_STATE');
    const resultsAtMs = closesAtMs + tournament.resultsAtMs - tournament.closesAtMs;
    await closeAt(tx, id, { closesAtMs, resultsAtMs });
  });
}

/** Cancels one none of whose prizes is paid: nobody wins. @throws TOURNAMENT_UNKNOWN, TOURNAMENT_STATE */
export function cancelTournament(
  parts: TournamentsParts,
  id: TournamentId,
  decision: Decision,
): Promise<void> {
  return decide(parts, id, decision, 'cancel', async (tx, { cancelledAtMs, paidAtMs }) => {
    if (cancelledAtMs !== undefined || paidAtMs !== undefined || (await hasPaid(tx, id)))
      throw new PlatformError('TOURNAMENT_STATE');
    await markStep(tx, id, 'cancelled', parts.kernel.clock.nowMs());
  });
}

/**
 * Says that the prizes may be paid: they are as soon as places are fixed, now where they are. @throws TOURNAMENT_UNKNOWN,
 * TOURNAMENT_STATE for one that is cancelled or approved before
 */
export async function approvePrizes(
  parts: TournamentsParts,
  id: TournamentId,
  decision: Decision,
): Promise<void> {
  await decide(parts, id, decision, 'approve', async (tx, { cancelledAtMs, approvedAtMs }) => {
    if (cancelledAtMs !== undefined || approvedAtMs !== undefined)
      throw new PlatformError('TOURNAMENT_STATE');
    await markStep(tx, id, 'approved', parts.kernel.clock.nowMs());
  });
  await payPrizes(parts, id);
  await lookAgain(parts, id);
}

async function decide(
  parts: TournamentsParts,
  id: TournamentId,
  { operator, reason }: Decision,
  step: 'close' | 'cancel' | 'approve',
  act: (tx: Tx, tournament: Tournament) => Promise<void>,
): Promise<void> {
  const { kernel, operators } = parts;
  await inTransaction(kernel.db, async (tx) => {
    const before = await lockTournament(tx, id);
    if (before === undefined) throw new PlatformError('TOURNAMENT_UNKNOWN');
    await act(tx, before);
    const { code, closesAtMs } = before;
    await operators.record(tx, {
      operator,
      action: `tournament.${step}`,
      subject: `tournament:${id}`,
      before: { code, closesAtMs },
      reason,
    });
  });
  await lookAgain(parts, id);
}
