import type { Database } from '../kernel/database/database.ts';

const WRITES = /\b(?:insert into|update|delete from) \w/;

/** An executor of the database that has something around each statement of its own that writes: a transaction, too. */
export function aroundWrites(
  db: Database,
  around: <Result>(write: () => Promise<Result>) => Promise<Result>,
): ReturnType<Database['getExecutor']> {
  const own = db.getExecutor();
  return new Proxy(own, {
    get(target, name) {
      if (name !== 'executeQuery') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return (query: Parameters<typeof own.executeQuery>[0]) => {
        const write = () => own.executeQuery(query);
        return WRITES.test(query.sql) ? around(write) : write();
      };
    },
  });
}
