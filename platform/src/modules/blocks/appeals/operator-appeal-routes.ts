import type { PlayerId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { decidedAppeals, waitingAppeals } from './appeal-store.ts';
import type { AppealParts } from './appeals-api.ts';
import { decideAppeal } from './decide-appeal.ts';

const LISTED = 100;

/** Appeals for operators. Every decision is written down with its reason. */
export function operatorAppealRoutes(app: HttpApp, parts: AppealParts): void {
  const { kernel, operators, playerNumbers } = parts;

  serve(app, 'GET /operator-api/blocks/appeals', async (request) => {
    await operators.requireOperator(request, 'players:restrict');
    const { state = 'received', before } = request.query;
    const appeals =
      state === 'received'
        ? await waitingAppeals(kernel.db, LISTED)
        : await decidedAppeals(kernel.db, state, {
            before: before === undefined ? undefined : requiredId<'appeal'>(before, 'NOT_FOUND'),
            limit: LISTED,
          });
    const players = appeals.flatMap(({ writer }): readonly PlayerId[] =>
      'playerId' in writer ? [writer.playerId] : [],
    );
    const numberOf = await playerNumbers.numbersOf(kernel.db, players);
    return {
      appeals: appeals.map(({ id, writer, block, text, state, answer, createdAtMs }) => ({
        id,
        playerNumber: 'playerId' in writer ? numberOf(writer.playerId) : null,
        email: 'email' in writer ? writer.email : null,
        block,
        text,
        state,
        answer,
        createdAtMs,
      })),
    };
  });

  serve(app, 'POST /operator-api/blocks/appeals/:id/decision', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'players:restrict');
    await decideAppeal(parts, operator, request.params.id, request.body);
    return reply.status(204).send(null);
  });
}
