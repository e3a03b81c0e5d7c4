import { PlatformError } from '../../kernel/http/problem.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import { readChain } from './chains/chain-store.ts';
import { chainView, fixSalt, publishChain } from './chains/chains.ts';
import type { SharedParts } from './shared-rounds-api.ts';
import { standsAt } from './tables/stands-at.ts';

/** Tables, their chains and salts, by operators. Each is written down with its reason, and shown to everybody. */
export function sharedRoundsOperatorRoutes(app: HttpApp, parts: SharedParts): void {
  const { kernel, operators, tables } = parts;

  serve(app, 'GET /operator-api/shared-rounds', async (request) => {
    await operators.requireOperator(request, 'bets:trade');
    return { tables: await Promise.all(tables.all().map((table) => standsAt(parts, table))) };
  });

  serve(app, 'POST /operator-api/shared-rounds/:game/chains', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const { game } = request.params;
    const { saltSource, reason } = request.body;
    tables.named(game);
    const chain = await publishChain(parts, game, saltSource, (tx, { terminalHash, length }) =>
      operators.record(tx, {
        operator,
        action: 'shared-rounds.chain',
        subject: `chain:${terminalHash}`,
        after: { game, length, saltSource },
        reason,
      }),
    );
    return reply.status(201).send(chainView(chain));
  });

  serve(app, 'POST /operator-api/shared-rounds/:game/salt', async (request) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const { game } = request.params;
    const { terminalHash, salt, reason } = request.body;
    tables.named(game);
    await fixSalt(kernel, { game, terminalHash, salt }, (tx) =>
      operators.record(tx, {
        operator,
        action: 'shared-rounds.salt',
        subject: `chain:${terminalHash}`,
        after: { salt },
        reason,
      }),
    );
    const chain = await readChain(kernel.db, terminalHash);
    if (chain === undefined) throw new PlatformError('CHAIN_STATE');
    return chainView(chain);
  });
}
