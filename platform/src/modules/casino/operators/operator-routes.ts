import type { OperatorGameView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { typedWords } from '../../../kernel/search/typed-words.ts';
import type { CasinoParts } from '../casino-api.ts';
import { acceptCatalogue } from '../catalogue/accept-catalogue.ts';
import type { Game } from '../catalogue/game.ts';
import { orderGame } from './order-game.ts';

/** A catalogue of twenty thousand games, each with all there is to say of it. */
const CATALOGUE_BYTES = 32 * 1024 * 1024;
const MOST = 100;

/** What operators do with the catalogue: take one in, look a game up, close, open and mark it. */
export function operatorRoutes(app: HttpApp, parts: CasinoParts): void {
  const { operators, catalogue } = parts;

  serve(
    app,
    'POST /operator-api/casino/companies/:company/catalogue',
    { bodyLimit: CATALOGUE_BYTES },
    async (request) => {
      const operator = await operators.requireOperator(request, 'games:manage');
      const { name, games, reason } = request.body;
      const company = { code: request.params.company, name };
      return acceptCatalogue(parts, company, games, (tx, { refused, ...after }) =>
        operators.record(tx, {
          operator,
          action: 'catalogue.take',
          subject: `company:${company.code}`,
          after: { ...after, refused: refused.length },
          reason,
        }),
      );
    },
  );

  serve(app, 'GET /operator-api/casino/games', async (request) => {
    await operators.requireOperator(request);
    const { search, company } = request.query;
    const near = search === undefined ? undefined : catalogue.names.find(typedWords(search));
    const found = catalogue
      .sorted('popular')
      .games.map(({ game }) => game)
      .filter((game) => company === undefined || game.company.code === company)
      .filter(({ id }) => near === undefined || near.has(id) || id === search);
    return { games: found.slice(0, MOST).map(operatorView) };
  });

  serve(app, 'POST /operator-api/casino/games/:id/order', async (request) => {
    const operator = await operators.requireOperator(request, 'games:manage');
    return operatorView(await orderGame(parts, operator, request.params.id, request.body));
  });
}

function operatorView({ id, company, entry, address, isListed, isOpen, tags }: Game): OperatorGameView {
  return { id, company, code: entry.code, name: entry.name, address, isListed, isOpen, tags: [...tags] };
}
