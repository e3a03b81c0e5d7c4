import type { KyselyPlugin } from 'kysely';

import type { Database } from '../kernel/database/database.ts';

/** A database that counts what it is asked, and can be made to hold an answer back. */
export interface WatchedDatabase {
  readonly db: Database;
  asked(): number;
  /** Holds the next answer back once the database has given it. */
  holdNext(): { readonly given: Promise<void>; readonly release: () => void };
}

export function watchDatabase(db: Database): WatchedDatabase {
  let asked = 0;
  let holding: { readonly give: () => void; readonly released: Promise<void> } | undefined;
  const watch: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    async transformResult({ result }) {
      const held = holding;
      holding = undefined;
      held?.give();
      await held?.released;
      return result;
    },
  };
  return {
    db: db.withPlugin(watch),
    asked: () => asked,
    holdNext() {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      const given = new Promise<void>((resolve) => (holding = { give: resolve, released }));
      return { given, release };
    },
  };
}
