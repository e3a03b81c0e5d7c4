import type { BootData, MatchedRoute } from '@paddock/contract';

import type { EntryLoader } from '../remote/entry-loader.ts';
import type { RemoteFailure } from '../remote/remote-failure.ts';

/**
 * What documents that allow overrides add to the page. It lives in a chunk of its own: a visitor without the right never
 * fetches it.
 */
export interface DeveloperTools {
  /** The document's boot data with the overrides' manifests merged in. */
  readonly boot: BootData;
  /** The same loader, with a note of what it loaded, when and how it ended. */
  watchLoader(loader: EntryLoader): EntryLoader;
  onFailure(failure: RemoteFailure): void;
  /** A parcel that had failed stands again without having been loaded anew. */
  readonly onMended: (parcel: string) => void;
  onRoute(matched: MatchedRoute): void;
  /** The frame stands and its words are there. */
  onReady(): void;
}
