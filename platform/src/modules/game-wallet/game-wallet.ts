import { MINUTE_MS } from '@paddock/contract';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';
import type { Kernel } from '../../kernel/module.ts';
import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import { riskOf } from '../products/index.ts';
import { createAskAggregator } from './aggregator/ask-aggregator.ts';
import { createCompanies } from './companies/companies.ts';
import { companyRoutes } from './companies/company-routes.ts';
import { introduceCompany } from './companies/introduce-company.ts';
import { createGameOrigins, LOOK_EVERY_MS } from './companies/game-origins.ts';
import type { GameWallet, GameWalletDependencies, GameWalletParts } from './game-wallet-api.ts';
import { hub88Routes } from './hub88/hub88-routes.ts';
import { gameWalletMigrations } from './migrations.ts';
import { withMoneyAtOnce } from './money/at-once.ts';
import { endSilentRounds } from './money/end-silent-rounds.ts';
import { gameWalletProduct } from './product.ts';
import { playerRounds } from './rounds/player-rounds.ts';
import { endWithSite } from './sessions/end-with-site.ts';
import { beginDemo, beginSession } from './sessions/begin-session.ts';
import { softswissRoutes } from './softswiss/softswiss-routes.ts';
import { walletRoutes } from './wallet-routes.ts';

/** Games of other companies, played with the one balance a player has (rules §12, docs/game-wallet.md). */
export function createGameWallet(kernel: Kernel, dependencies: GameWalletDependencies): GameWallet {
  const parts = withMoneyAtOnce({
    ...dependencies,
    kernel,
    companies: createCompanies(kernel),
    gameOrigins: createGameOrigins(kernel.db, dependencies.stopCompanies),
    ask: createAskAggregator(kernel.log),
    numbers: createNumberDesk(kernel.db, 'game_wallet_round', 'bet'),
    risk: riskOf(kernel.config.dataDir, gameWalletProduct),
  });
  return {
    name: 'game-wallet',
    migrations: gameWalletMigrations,
    gameOrigins: parts.gameOrigins.now,
    introduce: (company) => introduceCompany(parts, company),
    knows: async (company) => (await parts.companies.named(company)) !== undefined,
    routes(app) {
      playerRoutes(app, parts);
      walletRoutes(app, parts);
      hub88Routes(app, parts);
      softswissRoutes(app, parts);
      companyRoutes(app, parts);
    },
    async start() {
      await parts.gameOrigins.look();
      await endWithSite(parts);
      kernel.scheduler.every('game-wallet.game-origins', LOOK_EVERY_MS, parts.gameOrigins.look);
      kernel.scheduler.every('game-wallet.silent-rounds', MINUTE_MS, () => endSilentRounds(parts));
    },
  };
}

/** What a player asks: a game, and rounds that were played. */
function playerRoutes(app: HttpApp, parts: GameWalletParts): void {
  serve(app, 'POST /web-api/game-wallet/sessions', async (request, reply) => {
    const { body, ip } = request;
    const { accountId } = body;
    if (accountId === null) return reply.status(201).send(await beginDemo(parts, { ...body, ip }));
    const { playerId } = await parts.requirePlayer(request);
    const siteSession = await parts.siteSessionOf(request);
    const wanted = { ...body, accountId, ip, siteSession };
    return reply.status(201).send(await beginSession(parts, playerId, wanted));
  });

  serve(app, 'GET /web-api/game-wallet/rounds', { config: { budget: 'search' } }, async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    return playerRounds(parts, playerId, request.query);
  });
}
