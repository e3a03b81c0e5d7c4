import type { SiteConfig } from '@paddock/contract';

/**
 * What every site has: the home page and where unknown addresses lead, and whatever a player may not be kept from: the
 * account and its limits, the way of their money out, what is told to everybody.
 */
const NEVER_CLOSED: readonly string[] = ['betting', 'system-pages', 'office', 'cashier', 'information'];

/** A parcel that has to stay, or one that stands in the frame. */
export function closedContradiction({ closedParcels = [], widgets }: SiteConfig): string | undefined {
  const needed = closedParcels.find((name) => NEVER_CLOSED.includes(name));
  if (needed !== undefined) return `/closedParcels names ${needed}, which no site can be without`;
  const framed = Object.entries(widgets).find(([, widget]) =>
    closedParcels.includes(widget?.split('/')[0] ?? ''),
  );
  return framed && `/closedParcels names ${framed[1] ?? ''}, which stands in /widgets/${framed[0]}`;
}
