import { MINUTE_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import type { Casino, CasinoDependencies, CasinoParts } from './casino-api.ts';
import { acceptCatalogue, acceptOwnGames } from './catalogue/accept-catalogue.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { readGames } from './catalogue/catalogue-store.ts';
import { createInTurn } from './catalogue/in-turn.ts';
import { keptCountries } from './kept-countries.ts';
import { keptRoutes } from './kept/kept-routes.ts';
import { createVisits, VISITS_EVERY_MS } from './kept/visits.ts';
import { chosenKeys, chosenTiles } from './lists/choose-games.ts';
import { listRoutes } from './lists/list-routes.ts';
import { gamePageNames } from './lists/page-names.ts';
import { casinoMigrations } from './migrations.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { placeOf } from './place-of.ts';
import { refusalAt, stakesIn } from './playable.ts';
import { previewRoute } from './preview/preview-route.ts';

/** The catalogue of all games, ours and those of companies, and what players keep of it. */
export function createCasino(kernel: Kernel, dependencies: CasinoDependencies): Casino {
  const { db, clock, scheduler } = kernel;
  const catalogue = new Catalogue();
  const inTurn = createInTurn();
  const readAgain = () => inTurn(async () => catalogue.put(await readGames(db), clock.nowMs()));
  const visits = createVisits(kernel, catalogue, inTurn);
  const countryOf = keptCountries(dependencies.countryOf);
  const parts: CasinoParts = { ...dependencies, countryOf, kernel, catalogue, readAgain };

  return {
    name: 'casino',
    migrations: casinoMigrations,
    routes(app) {
      listRoutes(app, parts);
      previewRoute(app, parts);
      keptRoutes(app, parts);
      operatorRoutes(app, parts);
      returnRoutes(app, parts);
    },
    async start() {
      await acceptOwnGames(parts);
      scheduler.every('casino.visits', VISITS_EVERY_MS, visits.write);
      scheduler.every('casino.look-again', MINUTE_MS, () => {
        catalogue.lookAgain(clock.nowMs());
        return Promise.resolve();
      });
    },
    stop: visits.write,
    acceptCatalogue: (company, entries) => acceptCatalogue(parts, company, entries),
    gameOf: (company, code) => catalogue.of(company, code),
    nameOf({ company, game: code }) {
      const game = catalogue.of(company, code);
      if (game === undefined) return { company, name: { en: code }, address: null };
      return { company: game.company.name, name: game.entry.name, address: game.address };
    },
    gameById: (id) => catalogue.get(id),
    async refusalOf({ id }, wish) {
      const game = catalogue.get(id);
      if (game === undefined) return 'GAME_CLOSED';
      return refusalAt({ ...game, isStopped: false }, await placeOf(parts, wish));
    },
    stakesOf: ({ company, game, currency }) =>
      stakesIn(catalogue.of(company, game)?.entry.currencies ?? [], currency),
    stopCompanies: (companies) => catalogue.stop(companies, clock.nowMs()),
    pages() {
      const offered = catalogue
        .sorted('popular')
        .games.map(({ game }) => game)
        .filter((game) => refusalAt(game, { licences: dependencies.licences() }) === undefined);
      const studios = new Set(offered.map(({ studio }) => studio.code));
      return [
        ...offered.map(({ address }) => ({ path: address })),
        ...[...studios].map((code) => ({ path: `/providers/${code}` })),
      ];
    },
    pageNames: gamePageNames(parts),
    chosenKeys: (choice) => chosenKeys(parts, choice),
    chosenTiles: (choice, wish) => chosenTiles(parts, choice, wish),
    isOwnClosed: (code) => catalogue.own(code)?.isOpen === false,
    ownBegan: (playerId, code) => visits.add(playerId, catalogue.own(code)?.id ?? ''),
    played: visits.add,
  };
}
