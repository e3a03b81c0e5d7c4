import type { Kernel } from '../../kernel/module.ts';
import type { Ideas, IdeasDependencies } from './ideas-api.ts';
import { ideaRoutes } from './idea-routes.ts';
import { ideasMigrations } from './migrations.ts';
import { operatorIdeaRoutes } from './operator-idea-routes.ts';

/** Ideas of players, and what the house makes of them. */
export function createIdeas(kernel: Kernel, dependencies: IdeasDependencies): Ideas {
  const parts = { ...dependencies, kernel };
  return {
    name: 'ideas',
    migrations: ideasMigrations,
    routes(app) {
      ideaRoutes(app, parts);
      operatorIdeaRoutes(app, parts);
    },
  };
}
