import type { Stream } from '../stream/stream.ts';

/** Which release this tab runs and whether the server has reported a newer one (S4-20). */
export type AppVersionValue =
  | { readonly status: 'current'; readonly release: number }
  | { readonly status: 'outdated'; readonly release: number; readonly newest: number };

export interface AppVersion {
  readonly appVersion$: Stream<AppVersionValue>;
}
