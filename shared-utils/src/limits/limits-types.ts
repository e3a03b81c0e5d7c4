import type { Stream } from '../stream/stream.ts';

/** A limit as the client keeps it (S3-01). Times are seconds, as the spec names them. */
export interface Limit {
  readonly limitType: number;
  readonly limitValue: number;
  readonly limitBalance: number;
  readonly limitState: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  readonly needApprove: boolean;
  readonly startedAt: number;
  readonly endsAt: number | null;
  readonly measure: string;
}

/** `none` for guests. Loaded on the first subscription while signed in. */
export type LimitsValue =
  | { readonly status: 'none' | 'loading' | 'error' }
  | { readonly status: 'ready' | 'stale'; readonly limits: readonly Limit[] };

export interface Limits {
  readonly limits$: Stream<LimitsValue>;
  refreshLimits(): Promise<void>;
}
