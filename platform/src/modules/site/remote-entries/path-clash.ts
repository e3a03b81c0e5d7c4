import { createRouteMatcher, type RemoteEntryPage, type RouteTable } from '@paddock/contract';

const REST = '{/*rest}';
/** What may stand below a path: one sample of each kind of parameter. */
const BELOW = ['/7', '/7-name', '/some-name', '/some-name/7', '/some-name/7-name/7-name'];

/**
 * A path of the route table that a remote page would claim too, or undefined. The table's own pages come first in any
 * case; a page that is reached here and there at once would be nobody's.
 */
export function clashingPath(table: RouteTable, { path }: RemoteEntryPage): string | undefined {
  const withRest = path.endsWith(REST);
  const base = withRest ? path.slice(0, -REST.length) : path;
  const matcher = createRouteMatcher(table);
  const samples = [base, ...(withRest ? BELOW.map((below) => base + below) : [])];
  const taken = samples.find((sample) => matcher.match(sample).kind !== 'none');
  if (taken !== undefined || !withRest) return taken;
  const patterns = [
    ...table.routes.flatMap(({ paths }) => paths),
    ...table.redirects.map(({ from }) => from),
  ];
  return patterns.find((pattern) => `${literalStart(pattern)}/`.startsWith(`${base}/`));
}

/** `/lottery/:draw` → `/lottery`. */
function literalStart(pattern: string): string {
  const [start = ''] = pattern.split(/\/?[{:*]/, 1);
  return start;
}
