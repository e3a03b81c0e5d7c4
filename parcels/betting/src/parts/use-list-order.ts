import { useSyncExternalStore } from 'react';
import type { ListOrderName } from '@paddock/contract';

import { listOrder, USUAL_ORDER } from '../model/list-order.ts';
import { groupByRuns } from '../model/list-runs.ts';
import type { Grouping } from './section-list.tsx';

/** In which order lists stand in this browser. */
export function useListOrder(): ListOrderName {
  // The server knows nobody's.
  return useSyncExternalStore(listOrder().subscribe, listOrder().snapshot, () => USUAL_ORDER);
}

/** What the server is asked for it: nothing for the usual one, which is how a list stands in a drawn page. */
export function orderQuery(order: ListOrderName): { readonly order?: ListOrderName } {
  return order === USUAL_ORDER ? {} : { order };
}

/** How the events of such a list stand together; undefined in the usual way. */
export function groupingOf(order: ListOrderName): Grouping | undefined {
  return order === USUAL_ORDER ? undefined : groupByRuns;
}
