import pg from 'pg';

import { PlatformError } from '../http/problem.ts';

export interface Gathering<Item, Result> {
  /** Items of one owner are never worked on at the same time, and none overtakes another. */
  readonly ownerOf: (item: Item) => string;
  /** Does many as one transaction, each of another owner; answers in their order. */
  readonly work: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** So many share a transaction: they wait for the slowest of them. */
  readonly most: number;
  /** Transactions side by side, each on a connection of its own. */
  readonly atOnce: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly owner: string;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets what is asked for at the same time share a transaction. Nothing waits for company: what comes while nothing is under
 * way starts at once, and what comes meanwhile goes together next, so that the more is asked the less each costs. Where a
 * transaction is undone it is tried in halves, so that in the end nobody is refused for another one's sake. Where it is
 * unknown whether it was, all of it is told the error, as each would have been alone.
 */
export function gather<Item, Result>({
  ownerOf,
  work,
  most,
  atOnce,
}: Gathering<Item, Result>): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  const busy = new Set<string>();
  let running = 0;

  function next(): readonly Waiting<Item, Result>[] {
    const taken: Waiting<Item, Result>[] = [];
    for (let at = 0; at < waiting.length && taken.length < most;) {
      const one = waiting[at];
      if (one === undefined || busy.has(one.owner)) {
        at++;
        continue;
      }
      busy.add(one.owner);
      taken.push(one);
      waiting.splice(at, 1);
    }
    return taken;
  }

  function start(): void {
    while (running < atOnce) {
      const taken = next();
      if (taken.length === 0) return;
      running++;
      void workOrSplit(taken).finally(() => {
        running--;
        for (const { owner } of taken) busy.delete(owner);
        start();
      });
    }
  }

  async function workOrSplit(all: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await work(all.map(({ item }) => item));
      if (results.length !== all.length) throw new Error(`${results.length} results of ${all.length} items`);
      results.forEach((result, at) => all[at]?.resolve(result));
    } catch (error) {
      if (all.length === 1 || !isUndone(error)) {
        for (const { reject } of all) reject(error);
        return;
      }
      const half = Math.ceil(all.length / 2);
      await workOrSplit(all.slice(0, half));
      await workOrSplit(all.slice(half));
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, owner: ownerOf(item), resolve, reject });
      start();
    });
}

/** Whether it is certain that nothing was written: the statement was refused, and the connection lives on. */
export function isUndone(error: unknown): boolean {
  return error instanceof PlatformError || (error instanceof pg.DatabaseError && error.severity === 'ERROR');
}
