import { DAY_MS } from '@paddock/contract';

import type { Kernel } from '../../kernel/module.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { recordAction } from './audit/audit-store.ts';
import { operatorsMigrations } from './migrations.ts';
import type { Operators, OperatorsDependencies } from './operators-api.ts';
import { createOperatorsParts } from './operators-parts.ts';
import { refuseOwnPlayer } from './people/own-players.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { isLinked, linkedPlayers } from './people/people-store.ts';
import { proposalRoutes } from './proposals/proposal-routes.ts';
import { operatorSessionRoutes } from './sign-in/session-routes.ts';

const FORGET_EVERY_MS = DAY_MS;

/** The operators' side: who they are, what they may do, what they did, and what takes two of them. */
export function createOperators(kernel: Kernel, dependencies: OperatorsDependencies): Operators {
  const parts = createOperatorsParts(kernel, dependencies);
  const { proposals, sessions, budgets } = parts;

  return {
    name: 'operators',
    migrations: operatorsMigrations,
    routes(app) {
      operatorSessionRoutes(app, parts);
      peopleRoutes(app, parts);
      auditRoutes(app, parts);
      proposalRoutes(app, parts);
    },
    start() {
      kernel.scheduler.every('operators.forget', FORGET_EVERY_MS, async () => {
        await sessions.forgetDead();
        for (const budget of Object.values(budgets)) await budget.forgetFull();
      });
      return Promise.resolve();
    },
    requireOperator: parts.requireOperator,
    record: (tx, action) => recordAction(tx, action, { secrets: kernel.secrets, atMs: kernel.clock.nowMs() }),
    isOwnPlayer: (db, { operatorId }, playerId) => isLinked(db, operatorId, playerId),
    ownPlayers: (db, { operatorId }) => linkedPlayers(db, operatorId),
    refuseOwnPlayer,
    propose: proposals.propose,
    proposals: { handle: proposals.handle },
  };
}
