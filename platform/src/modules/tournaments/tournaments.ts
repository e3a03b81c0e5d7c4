import { parseId } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { joinedSources } from '../live/index.ts';
import { Boards } from './boards.ts';
import { tournamentsMigrations } from './migrations.ts';
import { tournamentOperatorRoutes } from './operators/operator-routes.ts';
import { prizeFacts } from './prizes/prize-store.ts';
import { tournamentRoutes } from './routes.ts';
import { COUNT_EVERY_MS, runTournaments } from './run-tournaments.ts';
import { segmentUses } from './segment-uses.ts';
import { keepSamples, SAMPLES_EVERY_MS } from './samples.ts';
import { readTournament, readUnended } from './tournament-store.ts';
import type { Tournaments, TournamentsDependencies, TournamentsParts } from './tournaments-api.ts';

/** Tournaments over rounds of games. */
export function createTournaments(kernel: Kernel, dependencies: TournamentsDependencies): Tournaments {
  const boards = new Boards(() => kernel.clock.nowMs());
  const parts: TournamentsParts = { ...dependencies, kernel, boards };
  return {
    name: 'tournaments',
    migrations: tournamentsMigrations,
    beside: (source) => joinedSources(source, boards.liveSource),
    prizes: prizeFacts,
    segmentUses: (on) => segmentUses(on, kernel.clock.nowMs()),
    pages: () =>
      boards
        .unended()
        .filter(({ finalAtMs, who }) => finalAtMs === undefined && who.segment === undefined)
        .map(({ tournamentId }) => ({ path: `/tournaments/${tournamentId}` })),
    async nameOf(asked) {
      const id = parseId<'tournament'>(asked);
      return id && (await readTournament(kernel.db, id))?.name;
    },
    routes(app) {
      tournamentRoutes(app, parts);
      tournamentOperatorRoutes(app, parts);
    },
    async start() {
      for (const tournament of await readUnended(kernel.db)) await boards.look(kernel.db, tournament);
      kernel.scheduler.every('tournaments.run', COUNT_EVERY_MS, () => runTournaments(parts));
      if (kernel.config.mode !== 'development') return;
      await keepSamples(parts);
      kernel.scheduler.every('tournaments.samples', SAMPLES_EVERY_MS, () => keepSamples(parts));
    },
  };
}
