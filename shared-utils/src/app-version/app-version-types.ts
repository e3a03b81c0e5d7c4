import type { Stream } from '../stream/stream.ts';

/**
 * Which release this tab runs and whether the server has reported a newer one (S4-20), or has taken this one back.
 */
export type AppVersionValue =
  | { readonly status: 'current'; readonly release: number }
  | { readonly status: 'outdated' | 'withdrawn'; readonly release: number; readonly newest: number };

export interface AppVersion {
  readonly appVersion$: Stream<AppVersionValue>;
  /**
   * True when the next page must come with a new document: this release was taken back, and no bet or payment is on its
   * way.
   */
  reloadDue(): boolean;
}
