import { formatAmount } from '@paddock/contract';
import { Who, type OperatorTournamentView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { TOLD_BY_KIND } from '../../../kernel/http/told-by-kind.ts';
import { countEntries } from '../entry-store.ts';
import { prizeSums } from '../prizes/prize-store.ts';
import { phaseOf, type Tournament, type TournamentId } from '../tournament.ts';
import { readLatest, readTournament } from '../tournament-store.ts';
import type { TournamentsParts } from '../tournaments-api.ts';
import { approvePrizes, cancelTournament, closeTournament, makeTournament } from './decide.ts';

const MOST = 100;

/** Tournaments by operators: who manages games makes, closes and cancels them; who moves money has their prizes paid. */
export function tournamentOperatorRoutes(app: HttpApp, parts: TournamentsParts): void {
  const { kernel, operators } = parts;

  serve(app, 'GET /operator-api/tournaments', async (request) => {
    await operators.requireOperator(request);
    const tournaments = [...(await viewsOf(parts, await readLatest(kernel.db, MOST)))];
    return { tournaments, products: parts.rounds.map(({ product }) => product), whoSchema: Who };
  });

  serve(app, 'POST /operator-api/tournaments', TOLD_BY_KIND, async (request, reply) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    const { body } = request;
    const id = await makeTournament(parts, body, { operator, reason: body.reason });
    return reply.status(201).send(await viewOfId(parts, id));
  });

  serve(app, 'POST /operator-api/tournaments/:id/close', async (request) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    const id = idOf(request.params.id);
    await closeTournament(parts, id, { operator, reason: request.body.reason });
    return viewOfId(parts, id);
  });

  serve(app, 'POST /operator-api/tournaments/:id/cancel', async (request) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    const id = idOf(request.params.id);
    await cancelTournament(parts, id, { operator, reason: request.body.reason });
    return viewOfId(parts, id);
  });

  serve(app, 'POST /operator-api/tournaments/:id/pay', async (request) => {
    const operator = await operators.requireOperator(request, 'cashier:adjust');
    const id = idOf(request.params.id);
    await approvePrizes(parts, id, { operator, reason: request.body.reason });
    return viewOfId(parts, id);
  });
}

const idOf = (text: string): TournamentId => requiredId<'tournament'>(text, 'TOURNAMENT_UNKNOWN');

async function viewOfId(parts: TournamentsParts, id: TournamentId): Promise<OperatorTournamentView> {
  const tournament = await readTournament(parts.kernel.db, id);
  const [view] = tournament === undefined ? [] : await viewsOf(parts, [tournament]);
  if (view === undefined) throw new PlatformError('TOURNAMENT_UNKNOWN');
  return view;
}

async function viewsOf(
  { kernel: { db, clock } }: TournamentsParts,
  all: readonly Tournament[],
): Promise<readonly OperatorTournamentView[]> {
  const ids = all.map(({ tournamentId }) => tournamentId);
  const playersOf = await countEntries(db, ids);
  const sums = await prizeSums(db, ids);
  return all.map((one) => ({
    id: one.tournamentId,
    code: one.code,
    name: one.name,
    phase: phaseOf(one, clock.nowMs()),
    opensAtMs: one.opensAtMs,
    closesAtMs: one.closesAtMs,
    resultsAtMs: one.resultsAtMs,
    players: playersOf(one.tournamentId),
    who: one.who,
    approvedAtMs: one.approvedAtMs ?? null,
    paidAtMs: one.paidAtMs ?? null,
    prizes: (sums.get(one.tournamentId) ?? []).map(({ currency, wonMinor, paidMinor, winners }) => ({
      currency,
      won: formatAmount(wonMinor, currency),
      paid: formatAmount(paidMinor, currency),
      winners,
    })),
  }));
}
