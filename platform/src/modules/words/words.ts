import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import type { Operators } from '../operators/index.ts';
import type { ReleaseSource, StandingRelease } from '../releases/index.ts';
import { editRelease, type EditedRelease } from './edited-release.ts';
import { wordFileRoute } from './file-route.ts';
import { wordMigrations } from './migrations.ts';
import { operatorWordRoutes } from './operator-word-routes.ts';
import { keepFile, readEdits, readFile, readWordVersion, type WordEdit } from './word-store.ts';

/** How soon this node knows of a change that another one made. */
const LOOK_EVERY_MS = 1_000;

export interface WordDependencies {
  readonly operators: Pick<Operators, 'requireOperator' | 'record'>;
  readonly releases: Pick<ReleaseSource, 'current'>;
}

export interface Words extends PlatformModule {
  /** The release with operators' words in its dictionaries: the same object until a word changes. */
  edited(standing: StandingRelease): StandingRelease;
}

/** Words of dictionaries that operators mend over those of the build, without a release (S7-43). */
export function createWords(kernel: Kernel, { operators, releases }: WordDependencies): Words {
  const { db, clock, log, scheduler } = kernel;
  let version = 0;
  let edits: readonly WordEdit[] = [];
  let made = new WeakMap<StandingRelease, EditedRelease>();
  /** What this node published since it started. */
  const bodies = new Map<string, string>();

  async function look(): Promise<void> {
    const now = await readWordVersion(db);
    if (now === version) return;
    edits = await readEdits(db);
    version = now;
    made = new WeakMap();
  }

  function publish({ files }: EditedRelease): void {
    for (const { digest, body } of files) {
      if (bodies.has(digest)) continue;
      bodies.set(digest, body);
      // Other nodes, and this one after a restart, answer for it too.
      keepFile(db, { digest, body, atMs: clock.nowMs() }).catch((error: unknown) => {
        bodies.delete(digest);
        log.error({ err: error, digest }, 'a dictionary could not be kept');
      });
    }
  }

  function edited(standing: StandingRelease): StandingRelease {
    if (edits.length === 0) return standing;
    const known = made.get(standing) ?? editRelease(standing, edits);
    made.set(standing, known);
    publish(known);
    return known.standing;
  }

  const parts = { kernel, operators, standing: () => releases.current(), look };
  return {
    name: 'words',
    migrations: wordMigrations,
    edited,
    routes(app) {
      wordFileRoute(app, {
        bodyOf: async (digest) => bodies.get(digest) ?? (await readFile(db, digest)),
        standing: parts.standing,
      });
      operatorWordRoutes(app, parts);
    },
    async start() {
      await look();
      scheduler.every('words', LOOK_EVERY_MS, look);
    },
  };
}
