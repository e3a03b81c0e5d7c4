import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { keepAggregator } from '../aggregator/keep-aggregator.ts';
import { offeredGames } from '../aggregator/offered-games.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { decideOnHeldWin, showHeldWins } from './held-wins.ts';
import { lookedUpRounds } from '../rounds/looked-up-rounds.ts';
import { addKey, agreePromotion, endCompanyKey, keepCompany, showCompanies } from './keep-companies.ts';

/** How operators keep game companies, their keys and what was agreed with them. */
export function companyRoutes(app: HttpApp, parts: GameWalletParts): void {
  const { operators } = parts;

  serve(app, 'GET /operator-api/game-companies', async (request) => {
    await operators.requireOperator(request, 'games:manage');
    return showCompanies(parts);
  });

  serve(app, 'POST /operator-api/game-companies', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    await keepCompany(parts, operator, request.body);
    await parts.gameOrigins.look();
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/game-companies/:company/keys', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    const secret = await addKey(parts, operator, { ...request.body, ...request.params });
    return reply.status(201).send({ keyId: request.body.keyId, secret });
  });

  serve(app, 'POST /operator-api/game-companies/:company/keys/:keyId/end', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    await endCompanyKey(parts, operator, { ...request.body, ...request.params });
    return reply.status(204).send(null);
  });

  serve(app, 'POST /operator-api/game-companies/:company/promotions', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    await agreePromotion(parts, operator, { ...request.body, ...request.params });
    return reply.status(204).send(null);
  });

  serve(app, 'GET /operator-api/game-companies/:company/held-wins', async (request) => {
    await operators.requireOperator(request, 'games:manage');
    return showHeldWins(parts, request.params.company);
  });

  serve(app, 'POST /operator-api/game-companies/:company/held-wins/decide', async (request, reply) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    await decideOnHeldWin(parts, operator, { ...request.body, ...request.params });
    return reply.status(204).send(null);
  });

  serve(app, 'GET /operator-api/company-rounds', async (request) => {
    await operators.requireOperator(request, 'reports:read');
    return lookedUpRounds(parts, request.query);
  });

  serve(app, 'POST /operator-api/game-companies/:company/aggregator', async (request) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    const kept = await keepAggregator(parts, operator, { ...request.body, ...request.params });
    await parts.gameOrigins.look();
    return kept;
  });

  serve(app, 'GET /operator-api/game-companies/:company/games', async (request) => {
    await operators.requireOperator(request, 'games:manage');
    return offeredGames(parts, request.params.company);
  });
}
