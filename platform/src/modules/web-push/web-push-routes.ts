import { ECDH } from 'node:crypto';
import type { WebPushView } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';

import { inTransaction } from '../../kernel/database/database.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import { kindsOf, switchOff, switchOn, type PushDevice } from './devices-store.ts';
import { isPushService } from './push-service.ts';
import { vapidKeys } from './vapid.ts';
import type { WebPushDependencies } from './web-push-api.ts';

/** The player's side: switching a device on and off. */
export function webPushRoutes(
  app: HttpApp,
  { db, clock, config, keys }: Kernel,
  { requirePlayer, deviceOf }: Pick<WebPushDependencies, 'requirePlayer' | 'deviceOf'>,
): void {
  type Own = Pick<PushDevice, 'playerId' | 'deviceId'>;

  async function ownDevice(request: FastifyRequest): Promise<Own> {
    const principal = await requirePlayer(request);
    const deviceId = await deviceOf(db, principal);
    if (deviceId === undefined) throw new PlatformError('UNAUTHENTICATED');
    return { playerId: principal.playerId, deviceId };
  }

  async function view(own: Own): Promise<WebPushView> {
    return { publicKey: vapidKeys(keys.ring).publicKey, kinds: await kindsOf(db, own) };
  }

  serve(app, 'GET /web-api/web-push', { config: { budget: 'search' } }, async (request) =>
    view(await ownDevice(request)),
  );

  serve(app, 'POST /web-api/web-push', async (request) => {
    const own = await ownDevice(request);
    if (!isPushService(request.body.endpoint, config.push.services))
      throw new PlatformError('PUSH_SERVICE_UNKNOWN');
    if (!isPoint(request.body.p256dh)) throw new PlatformError('INVALID_INPUT');
    await inTransaction(db, (tx) => switchOn(tx, own, request.body, clock.nowMs()));
    return view(own);
  });

  serve(app, 'DELETE /web-api/web-push', async (request) => {
    const own = await ownDevice(request);
    await switchOff(db, own);
    return view(own);
  });
}

/** True for a point of P-256: for another one nothing could be encrypted. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
