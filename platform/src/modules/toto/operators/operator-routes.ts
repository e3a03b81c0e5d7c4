import { formatAmount } from '@paddock/contract';
import type { OperatorTotoDraw } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Database } from '../../../kernel/database/database.ts';
import type { Draw, DrawId } from '../draws/draw.ts';
import { readSold } from '../draws/draw-figures.ts';
import { readDraw, readLatest } from '../draws/draw-store.ts';
import { cardOf } from '../draws/draw-views.ts';
import { readJackpots } from '../draws/jackpot-store.ts';
import type { TotoParts } from '../toto-api.ts';
import { cancelDraw, closeDraw } from './decide-about.ts';
import { makeDrawByOperator } from './make-by-operator.ts';

const MOST = 100;

/** Draws by operators: traders make, close and cancel them. */
export function totoOperatorRoutes(app: HttpApp, parts: TotoParts): void {
  const { kernel, operators } = parts;

  serve(app, 'GET /operator-api/toto/draws', async (request) => {
    await operators.requireOperator(request);
    const draws = await readLatest(kernel.db, MOST);
    return { draws: await Promise.all(draws.map((draw) => viewOfDraw(parts, draw))) };
  });

  serve(app, 'POST /operator-api/toto/draws', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const { body } = request;
    const id = await makeDrawByOperator(parts, body, { operator, reason: body.reason });
    return reply.status(201).send(await viewOfId(parts, id));
  });

  serve(app, 'POST /operator-api/toto/draws/:id/close', async (request) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const id = idOf(request.params.id);
    const { sinceMs, reason } = request.body;
    const proposalId = await closeDraw(parts, id, sinceMs, { operator, reason });
    return { draw: await viewOfId(parts, id), proposalId };
  });

  serve(app, 'POST /operator-api/toto/draws/:id/cancel', async (request) => {
    const operator = await operators.requireOperator(request, 'bets:settle');
    const id = idOf(request.params.id);
    const proposalId = await cancelDraw(parts, id, { operator, reason: request.body.reason });
    return { draw: await viewOfId(parts, id), proposalId };
  });
}

const idOf = (text: string): DrawId => requiredId<'toto-draw'>(text, 'TOTO_DRAW_UNKNOWN');

async function viewOfId(parts: TotoParts, id: DrawId): Promise<OperatorTotoDraw> {
  const draw = await readDraw(parts.kernel.db, id);
  if (draw === undefined) throw new PlatformError('TOTO_DRAW_UNKNOWN');
  return viewOfDraw(parts, draw);
}

async function viewOfDraw(parts: TotoParts, draw: Draw): Promise<OperatorTotoDraw> {
  const { db, clock } = parts.kernel;
  const { currency, decided, drawId } = draw;
  const jackpotOf = await readJackpots(db, currency, clock.nowMs());
  const { stakesMinor } = decided ?? (await readSold(db, draw));
  return {
    ...(await cardOf(parts, draw, jackpotOf(draw.drawId))),
    unended: await countUnended(db, drawId),
    stakes: formatAmount(stakesMinor, currency),
    house: decided === undefined ? null : formatAmount(decided.houseMinor, currency),
    paid: decided === undefined ? null : formatAmount(decided.paidMinor, currency),
  };
}

async function countUnended(db: Database, id: DrawId): Promise<number> {
  const { rows } = await sql<{ open: bigint }>`
    select count(*) as open from toto_coupon where draw_id = ${id} and ended_at_ms is null`.execute(db);
  return Number(rows[0]?.open ?? 0n);
}
