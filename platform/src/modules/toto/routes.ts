import type { TotoCouponView, TotoDrawsView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { serve } from '../../kernel/http/serve.ts';
import { buyCoupon } from './coupons/buy-coupon.ts';
import { showCoupon, showCoupons } from './coupons/show-coupons.ts';
import { listDraws, readDraw } from './draws/draw-store.ts';
import { cardsOf, viewOf } from './draws/draw-views.ts';
import type { TotoParts } from './toto-api.ts';

const PAGE = 50;
const SEARCH = { config: { budget: 'search' } } as const;

/** Pools as guests and players see them. */
export function totoRoutes(app: HttpApp, parts: TotoParts): void {
  const { requirePlayer, kernel } = parts;

  serve(app, 'GET /web-api/toto/draws', SEARCH, async ({ query }): Promise<TotoDrawsView> => {
    const { which, before, ...asked } = query;
    const found = await listDraws(kernel.db, {
      ...{ pool: undefined, ...asked, isDecided: which === 'past', limit: PAGE + 1 },
      nowMs: kernel.clock.nowMs(),
      before: before === undefined || which === 'now' ? undefined : requiredId(before, 'INVALID_INPUT'),
    });
    const page = found.slice(0, PAGE);
    const next = found.length > PAGE && which === 'past' ? (page.at(-1)?.drawId ?? null) : null;
    return { draws: [...(await cardsOf(parts, page))], next };
  });

  serve(app, 'GET /web-api/toto/draws/:id', SEARCH, async ({ params }) => {
    const draw = await readDraw(kernel.db, requiredId<'toto-draw'>(params.id, 'TOTO_DRAW_UNKNOWN'));
    if (draw === undefined) throw new PlatformError('TOTO_DRAW_UNKNOWN');
    return viewOf(parts, draw);
  });

  serve(app, 'POST /web-api/toto/coupons', { config: { budget: 'money' } }, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const answer = await buyCoupon(parts, {
      playerId,
      key: idempotencyKeyOf(request),
      request: request.body,
    });
    return reply.status(answer.status as 201).send(answer.body as TotoCouponView);
  });

  serve(app, 'GET /web-api/toto/coupons', SEARCH, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showCoupons(parts, playerId, request.query);
  });

  serve(app, 'GET /web-api/toto/coupons/:id', SEARCH, async (request) => {
    const { playerId } = await requirePlayer(request);
    return showCoupon(parts, playerId, request.params.id);
  });
}
