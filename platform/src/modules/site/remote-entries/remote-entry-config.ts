import { Type } from 'typebox';
import type { SiteConfig } from '@paddock/contract';
import { Origin, RemoteEntryPageBody } from '@paddock/contract/schemas';

/** Keys of `site.json` about pages of other servers here, and pages of this site elsewhere. */
export const REMOTE_KEYS = {
  remoteOrigins: Type.Array(Origin, { maxItems: 20, uniqueItems: true }),
  remoteEntries: Type.Array(RemoteEntryPageBody, { maxItems: 50 }),
  embedOrigins: Type.Array(Origin, { maxItems: 50, uniqueItems: true }),
};

/** What no schema can say of them; undefined when they agree with each other. */
export function remoteContradiction({
  remoteOrigins = [],
  remoteEntries = [],
}: Pick<SiteConfig, 'remoteOrigins' | 'remoteEntries'>): string | undefined {
  for (const [at, page] of remoteEntries.entries()) {
    const place = `/remoteEntries/${at}`;
    if (!remoteOrigins.includes(page.origin))
      return `${place}/origin ${page.origin} is not in /remoteOrigins`;
    if (remoteEntries.findIndex(({ name }) => name === page.name) !== at)
      return `${place}/name ${page.name} is taken`;
    if (page.guards?.includes('feature') === true && page.featureId === undefined)
      return `${place}/guards: "feature" needs featureId`;
    // A page that is complete without JavaScript cannot be drawn by a script from elsewhere.
    if (page.layout === 'blocked') return `${place}/layout blocked is for pages without scripts`;
  }
  return undefined;
}
