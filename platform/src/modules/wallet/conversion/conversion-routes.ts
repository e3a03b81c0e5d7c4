import type { ConversionView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { accountsOf } from '../accounts-store.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { exchange } from './conversion.ts';
import { quote, quoteView } from './quote.ts';

export function conversionRoutes(app: HttpApp, parts: WalletParts): void {
  const { kernel, requirePlayer } = parts;

  serve(app, 'GET /web-api/office/conversion', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await requirePlayer(request);
    const accounts = await accountsOf(kernel.db, playerId);
    return quoteView(await quote(kernel.db, parts, accounts, request.query), kernel.clock.nowMs());
  });

  serve(app, 'POST /web-api/office/conversion', { config: { budget: 'money' } }, async (request, reply) => {
    const { playerId } = await requirePlayer(request);
    const answer = await exchange(parts, {
      playerId,
      key: idempotencyKeyOf(request),
      request: request.body,
    });
    return reply.status(answer.status as 201).send(answer.body as ConversionView);
  });
}
