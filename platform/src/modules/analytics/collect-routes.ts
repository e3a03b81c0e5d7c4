import { DAY_MS } from '@paddock/contract';
import rateLimit from '@fastify/rate-limit';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { AnalyticsDependencies } from './analytics-api.ts';
import { createDailyRoom } from './daily-room.ts';
import { countSince, insertEvents } from './events-store.ts';

const BODY_BYTES = 16 * 1024;
/** Batches one address may send in a minute. */
const BATCHES_PER_MINUTE = 30;
/** Events kept of 24 hours: a flood fills this and no disk. */
const EVENTS_PER_DAY = 500_000;

/** Where browsers tell what their visitor did. The cookie of consent decides here as well, not in the browser alone. */
export async function collectRoutes(
  app: HttpApp,
  { db, clock, ids, hosts }: Kernel,
  { agreesToMarketing, playerOf }: AnalyticsDependencies,
): Promise<void> {
  const room = createDailyRoom(EVENTS_PER_DAY, (nowMs) => countSince(db, nowMs - DAY_MS, EVENTS_PER_DAY));
  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<TypeBoxTypeProvider>();
    await scope.register(rateLimit, { max: BATCHES_PER_MINUTE, timeWindow: 60_000 });
    serve(scope, 'POST /web-api/analytics/events', { bodyLimit: BODY_BYTES }, async (request, reply) => {
      const { events } = request.body;
      const nowMs = clock.nowMs();
      const isKept = agreesToMarketing(request.cookies) && (await room.hasRoom(nowMs));
      if (!isKept) return reply.status(202).send({ kept: 0 });
      const playerId = (await playerOf(request)) ?? null;
      const brand = hosts.brandOf(request) ?? null;
      await insertEvents(
        db,
        events.map(({ name, data = {}, atMs }) => ({
          eventId: ids.next(),
          name,
          data,
          playerId,
          brand,
          // A page whose clock is wrong does not date what happened.
          atMs: Math.min(atMs, nowMs),
          receivedAtMs: nowMs,
        })),
      );
      room.kept(events.length);
      return reply.status(202).send({ kept: events.length });
    });
  });
}
