import { formatAmount, type BetId } from '@paddock/contract';
import { DRAWS_MAX, type LottoTicketView } from '@paddock/contract/schemas';
import { lotteryOf, type Lottery } from '@paddock/games/lotto';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { serve } from '../../kernel/http/serve.ts';
import { pastDraws, readDraw, readDraws } from './draws/draw-store.ts';
import { drawView } from './draws/draw-view.ts';
import { keptStatistics } from './draws/statistics.ts';
import type { LottoParts } from './lotto-api.ts';
import { buyTicket } from './tickets/buy-ticket.ts';
import { readTicket, ticketsOf } from './tickets/ticket-store.ts';
import { ticketView } from './tickets/ticket-view.ts';

const PAGE = 20;
const LIST = { config: { budget: 'search' } } as const;

/** Lotteries and their draws for everybody; tickets of the player. */
export function lottoRoutes(app: HttpApp, parts: LottoParts): void {
  const { kernel, boards, bounds, requirePlayer, requireConsent } = parts;
  const { db, clock } = kernel;
  const statistics = keptStatistics(db, boards);

  serve(app, 'GET /web-api/lotto/lotteries', LIST, () => Promise.resolve(boards.shown()));

  serve(app, 'GET /web-api/lotto/lotteries/:code', LIST, ({ params, query: { currency } }) => {
    const lottery = named(params.code);
    const within = bounds.of(lottery, lottery.prizes.kind === 'pool' ? lottery.prizes.currency : currency);
    const unit = lottery.prizes.kind === 'pool' ? lottery.prizes.currency : currency;
    return Promise.resolve({
      code: lottery.code,
      currency: unit,
      minLine: formatAmount(within.minLineMinor, unit),
      maxLine: formatAmount(within.maxLineMinor, unit),
      maxStake: formatAmount(within.maxStakeMinor, unit),
      maxWin: formatAmount(within.maxWinMinor, unit),
      maxDraws: DRAWS_MAX,
    });
  });

  serve(app, 'GET /web-api/lotto/lotteries/:code/draws', LIST, async ({ params, query }) => {
    const { code } = named(params.code);
    const before = query.before === undefined ? undefined : Number(query.before);
    const draws = await pastDraws(db, code, { ...query, before, limit: PAGE });
    const last = draws.at(-1);
    return {
      draws: draws.map((draw) => drawView(draw, clock.nowMs())),
      before: draws.length === PAGE && last !== undefined && last.number > 1 ? last.number : null,
    };
  });

  serve(app, 'GET /web-api/lotto/lotteries/:code/draws/:number', LIST, async ({ params }) => {
    const { code } = named(params.code);
    const draw = await readDraw(db, code, Number(params.number));
    if (draw === undefined) throw new PlatformError('LOTTO_DRAW_UNKNOWN');
    return drawView(draw, clock.nowMs());
  });

  serve(app, 'GET /web-api/lotto/lotteries/:code/statistics', LIST, ({ params }) =>
    statistics(named(params.code)),
  );

  serve(app, 'POST /web-api/lotto/tickets', { config: { budget: 'money' } }, async (request, reply) => {
    const { playerId } = await requireConsent(request);
    const buying = { playerId, key: idempotencyKeyOf(request), request: request.body };
    const answer = await buyTicket(parts, buying);
    return reply.status(answer.status as 201).send(answer.body as LottoTicketView);
  });

  serve(app, 'GET /web-api/lotto/tickets', LIST, async (request) => {
    const { playerId } = await requirePlayer(request);
    const { before: asked, lottery } = request.query;
    const before = asked === undefined ? undefined : requiredId<'bet'>(asked, 'INVALID_INPUT');
    const tickets = await ticketsOf(db, playerId, { before, lottery, limit: PAGE });
    const draws = await readDraws(db, [...new Set(tickets.map(({ drawId }) => drawId))]);
    return {
      tickets: tickets.flatMap((ticket) => {
        const draw = draws.get(ticket.drawId);
        return draw === undefined ? [] : [ticketView(ticket, draw, clock.nowMs())];
      }),
      before: tickets.length === PAGE ? (tickets.at(-1)?.ticketId ?? null) : null,
    };
  });

  serve(app, 'GET /web-api/lotto/tickets/:id', async (request) => {
    const { playerId } = await requirePlayer(request);
    const id: BetId = requiredId<'bet'>(request.params.id, 'LOTTO_TICKET_UNKNOWN');
    const ticket = await readTicket(db, playerId, id);
    const draw = ticket && (await readDraws(db, [ticket.drawId])).get(ticket.drawId);
    if (ticket === undefined || draw === undefined) throw new PlatformError('LOTTO_TICKET_UNKNOWN');
    return ticketView(ticket, draw, clock.nowMs());
  });
}

/** @throws LOTTERY_UNKNOWN */
export function named(code: string): Lottery {
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new PlatformError('LOTTERY_UNKNOWN');
  return lottery;
}
