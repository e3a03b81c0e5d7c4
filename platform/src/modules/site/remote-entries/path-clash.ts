import type { RemoteEntryPage, RouteTable } from '@paddock/contract';
import { formsOf, sharedPath } from '@paddock/contract/releases';

/**
 * An address of the route table that a remote page would claim too, or undefined. The table's own pages come first in any
 * case; a page that is reached here and there at once would be nobody's.
 */
export function clashingPath(table: RouteTable, { path }: RemoteEntryPage): string | undefined {
  const claimed = formsOf({ path });
  const taken = [
    ...table.routes.flatMap(({ paths, params }) =>
      paths.map((pattern) => ({ path: pattern, ...(params && { params }) })),
    ),
    ...table.redirects.map(({ from }) => ({ path: from })),
  ].flatMap(formsOf);
  for (const form of claimed) {
    const shared = taken.map((other) => sharedPath(form, other)).find((each) => each !== undefined);
    if (shared !== undefined) return shared;
  }
  return undefined;
}
