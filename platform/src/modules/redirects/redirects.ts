import { isForbiddenPath, type Moved } from '@paddock/contract';
import {
  createRedirectIndex,
  followRedirects,
  markOf,
  namesOfRules,
  type Followed,
  type RedirectIndex,
  type RedirectTerms,
} from '@paddock/contract/redirects';

import { subject } from '../../kernel/bus/bus.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import { redirectMigrations } from './migrations.ts';
import { operatorRedirectRoutes } from './operator-redirect-routes.ts';
import { redirectRoutes } from './redirect-routes.ts';
import type { DoubtTerms } from './redirect-doubts.ts';
import { readRedirectVersion, readRules } from './redirect-store.ts';

/** How soon this node knows of a change that another one made. */
const LOOK_EVERY_MS = 1_000;

/** Addresses lead elsewhere than they did. */
export const REDIRECTS_CHANGED = subject<{ readonly version: number }>('redirects.changed');

export interface RedirectDependencies extends RedirectTerms, DoubtTerms {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  /** What no path may hold: it answers 404 wherever it might lead. */
  readonly forbiddenFragments: () => readonly string[] | undefined;
  /** Where the document of a path is read now; undefined where it stands, or none does. */
  readonly documentMovedTo: (path: string) => string | undefined;
}

export interface Redirects extends PlatformModule {
  /** Counts up with each change. */
  version(): number;
  /** How many rules stand. */
  count(): number;
  /** Where a path without language leads in the end. */
  follow(path: string): Followed;
  /** The same for documents: undefined where it stays. */
  moved(path: string): Moved | undefined;
}

/** Addresses that have moved: rules in versions, found by their segments. */
export function createRedirects(kernel: Kernel, dependencies: RedirectDependencies): Redirects {
  const { db, bus, log, scheduler } = kernel;
  const { operators, forbiddenFragments } = dependencies;
  let version = 0;
  let index: RedirectIndex = createRedirectIndex([]);
  let marks: readonly number[] = [];
  let told = new Set<string>();

  async function look(): Promise<void> {
    const now = await readRedirectVersion(db);
    if (now === version) return;
    index = createRedirectIndex(await readRules(db, now));
    marks = [...new Set(index.rules.map(markOf))];
    version = now;
    told = new Set();
    bus.publish(REDIRECTS_CHANGED, { version });
  }

  function follow(path: string): Followed {
    if (index.rules.length === 0 || isForbiddenPath(path, forbiddenFragments())) return { kind: 'stays' };
    const followed = followRedirects(index, path, (at) => dependencies.leadsOn(at));
    if (followed.kind === 'lost') tell(namesOfRules(followed.rules));
    return followed.kind === 'moved' ? toDocument(followed) : followed;
  }

  /** A rule may be older than the move of the document it leads to. */
  function toDocument(moved: Extract<Followed, { kind: 'moved' }>): Followed {
    const path = moved.to.split(/[?#]/, 1)[0] ?? '';
    const now = dependencies.documentMovedTo(path);
    if (now === undefined) return moved;
    const to = now + moved.to.slice(path.length);
    return { ...moved, to, breadcrumbs: [...moved.breadcrumbs, to] };
  }

  /** A circle that a release closed later: its address stays where it is, and it is said once. */
  function tell(rules: readonly string[]): void {
    const key = rules.join();
    if (told.has(key)) return;
    told.add(key);
    log.error({ rules }, 'redirects lead nowhere and are not followed');
  }

  return {
    name: 'redirects',
    migrations: redirectMigrations,
    version: () => version,
    count: () => index.rules.length,
    follow,
    moved(path) {
      const followed = follow(path);
      return followed.kind === 'moved' ? followed : undefined;
    },
    routes(app) {
      redirectRoutes(app, { version: () => version, marks: () => marks, follow });
      operatorRedirectRoutes(app, { kernel, operators, terms: dependencies, look });
    },
    async start() {
      await look();
      scheduler.every('redirects', LOOK_EVERY_MS, look);
    },
  };
}
