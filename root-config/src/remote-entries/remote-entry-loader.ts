import { REMOTE_ENTRY_PARCEL, type BootData, type RouteDefinition } from '@paddock/contract';

import type { EntryLoader } from '../remote/entry-loader.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';

/** What a page by remote entry needs of the page around it. */
export interface RemoteEntryContext {
  readonly window: Window & typeof globalThis;
  /** Origin and nonce this document allows; absent in documents of the site's own pages. */
  readonly terms: BootData['remote'];
  /** Something to be known that keeps nothing from being shown. */
  report(failure: RemoteFailure): void;
}

/**
 * Puts the pages of other servers beside the parcels: for the loader they are one more parcel, whose pages come by a
 * chunk of what comes later.
 */
export function withRemoteEntries(
  loader: EntryLoader,
  routes: readonly RouteDefinition[],
  context: RemoteEntryContext,
): EntryLoader {
  const loadPage = (route: RouteDefinition) => async () =>
    (await import('../boot/later.ts')).createRemoteEntryPage(route, context);
  const pages = Object.fromEntries(
    routes.filter(({ remote }) => remote !== undefined).map((route) => [route.page, loadPage(route)]),
  );
  return {
    load: (parcel) => (parcel === REMOTE_ENTRY_PARCEL ? Promise.resolve({ pages }) : loader.load(parcel)),
  };
}

/**
 * Whether a page needs a document of its own: nonce and policy of a remote page come with the document, and the present
 * one has none for this page's origin. Nothing could give them to it later, which is the point of a policy.
 */
export function needsOwnDocument({ remote }: RouteDefinition, terms: BootData['remote']): boolean {
  return remote !== undefined && remote.origin !== terms?.origin;
}
