import type { Stream } from '../stream/stream.ts';

/** `planned` once the announcing has begun, `active` while it runs (S4-11, S8-05). Times are server milliseconds. */
export type MaintenanceValue =
  | { readonly status: 'none' }
  | { readonly status: 'planned'; readonly startsAtMs: number; readonly endsAtMs: number }
  | { readonly status: 'active'; readonly startsAtMs: number | null; readonly endsAtMs: number | null };

export interface Maintenance {
  readonly maintenance$: Stream<MaintenanceValue>;
}
