import { createStore } from '../stream/store.ts';
import type { AccountWorkKeeper, AccountWorkKind, AccountWorkValue } from './accounts-types.ts';

const FLAGS = { add: 'isAddInProgress', delete: 'isDeleteInProgress', change: 'isChangeInProgress' } as const;

/** Knows which changes of the player's accounts are under way, in whatever part of the page they began (S3-18). */
export function createAccountWork(): AccountWorkKeeper {
  const store = createStore<AccountWorkValue>({
    isAddInProgress: false,
    isDeleteInProgress: false,
    isChangeInProgress: false,
  });
  const running = { add: 0, delete: 0, change: 0 };

  function count(kind: AccountWorkKind, by: 1 | -1): void {
    running[kind] += by;
    store.set({ ...store.get(), [FLAGS[kind]]: running[kind] > 0 });
  }

  return {
    accountWork$: store.stream,
    async duringAccountWork(kind, work) {
      count(kind, 1);
      try {
        return await work();
      } finally {
        count(kind, -1);
      }
    },
  };
}
