import type { Database, Tx } from '../../../kernel/database/database.ts';
import { aroundWrites } from '../../../testing/around-writes.ts';

/** Where a process dies around a transaction. */
export type Moment = 'before' | 'inside' | 'after';

/** What a crash looks like to whoever waited for the answer. */
export class Crash extends Error {}

/**
 * A database whose transactions are cut off at their boundaries: before they begin, before they commit, and after they
 * committed but before anybody heard of it. `mayCrash` is asked at each, and crashes by throwing or by ending the process.
 */
export function crashingDatabase(db: Database, mayCrash: (moment: Moment) => void): Database {
  const transaction = () => ({
    async execute<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> {
      mayCrash('before');
      const result = await db.transaction().execute(async (tx) => {
        const done = await work(tx);
        mayCrash('inside');
        return done;
      });
      mayCrash('after');
      return result;
    },
  });
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** The same, cut off around each single statement that writes, too: more boundaries than a story can die at in turn. */
export function crashingAtWrites(db: Database, mayCrash: (moment: Moment) => void): Database {
  const cut = crashingDatabase(db, mayCrash);
  const executor = () =>
    aroundWrites(db, async (write) => {
      mayCrash('before');
      const result = await write();
      mayCrash('after');
      return result;
    });
  return new Proxy(cut, {
    get: (target, name) => (name === 'getExecutor' ? executor : (Reflect.get(target, name) as unknown)),
  });
}
