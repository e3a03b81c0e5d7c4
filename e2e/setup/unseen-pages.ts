import { createRouteMatcher, splitLanguage, type BootData, type RouteDefinition } from '@paddock/contract';

import type { Visitor } from './visitor.ts';

/** Pages of the release (`office/messages`) that none of these addresses leads to, in order. */
export async function unseenPages(
  visitor: Visitor,
  addresses: readonly string[],
): Promise<readonly string[]> {
  await visitor.open('/en');
  const boot = await visitor.page.$eval('#boot', (element) => element.textContent);
  const { routeTable } = JSON.parse(boot) as BootData;
  const matcher = createRouteMatcher(routeTable);
  const pageOf = ({ parcel, page }: RouteDefinition) => `${parcel}/${page}`;
  const seen = addresses.map((address) => {
    const found = matcher.match(splitLanguage(address).path);
    return pageOf(found.kind === 'page' ? found.route : matcher.notFound());
  });
  return [...new Set(routeTable.routes.map(pageOf))].filter((page) => !seen.includes(page)).sort();
}
