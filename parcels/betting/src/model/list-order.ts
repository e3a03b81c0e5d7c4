import { LIST_ORDERS, type ListOrderName } from '@paddock/contract';
import { storageItem, type StorageItem } from '@paddock/shared-utils';

/** How lists stand where nothing is chosen. */
export const USUAL_ORDER: ListOrderName = 'championship';

/** The order of lists in this browser: the same on each of its lists. */
export interface ListOrderChoice {
  snapshot(): ListOrderName;
  subscribe(listener: () => void): () => void;
  choose(order: ListOrderName): void;
}

export function createListOrder(item: StorageItem<ListOrderName>): ListOrderChoice {
  let order = item.read();
  const listeners = new Set<() => void>();
  return {
    snapshot: () => order,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(next) {
      order = next;
      item.write(next);
      for (const listener of listeners) listener();
    },
  };
}

let ofPage: ListOrderChoice | undefined;

/** The choice of this page, shared by its lists. */
export function listOrder(): ListOrderChoice {
  ofPage ??= createListOrder(
    storageItem<ListOrderName>({
      key: 'betting.order',
      version: 1,
      fallback: USUAL_ORDER,
      parse: (stored) => LIST_ORDERS.find((order) => order === stored),
    }),
  );
  return ofPage;
}
