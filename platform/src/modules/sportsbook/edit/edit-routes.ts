import type { BetId } from '@paddock/contract';
import type { EditBetView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { idempotencyKeyOf } from '../../../kernel/http/idempotency-key.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { RequirePlayer } from '../../identity/index.ts';
import { createOriginOf } from '../bets/origin-of.ts';
import type { BetEdits } from './edits.ts';

/** Open bets that go on as others. */
export function editRoutes(
  app: HttpApp,
  kernel: Pick<Kernel, 'secrets'>,
  requirePlayer: RequirePlayer,
  edits: BetEdits,
): void {
  const originOf = createOriginOf(kernel);
  const betIdOf = (id: string) => requiredId(id, 'BET_UNKNOWN') as BetId;
  serve(
    app,
    'POST /web-api/sportsbook/bets/:id/edit-quote',
    { config: { budget: 'search' } },
    async (request) => {
      const { playerId } = await requirePlayer(request);
      return edits.quote(playerId, betIdOf(request.params.id), request.body);
    },
  );
  serve(
    app,
    'POST /web-api/sportsbook/bets/:id/edit',
    { config: { budget: 'money' } },
    async (request, reply) => {
      const { playerId } = await requirePlayer(request);
      const answer = await edits.edit({
        playerId,
        key: idempotencyKeyOf(request),
        betId: betIdOf(request.params.id),
        request: request.body,
        origin: originOf(request),
      });
      return reply.status(answer.status as 200).send(answer.body as EditBetView);
    },
  );
  serve(app, 'GET /web-api/sportsbook/bet-edits/:key', async (request) => {
    const { playerId } = await requirePlayer(request);
    const view = await edits.view(playerId, request.params.key);
    if (view === undefined) throw new PlatformError('BET_UNKNOWN');
    return view;
  });
}
