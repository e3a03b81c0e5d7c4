import type { Stream } from '../stream/stream.ts';

/** Limit types by number (S3-03 to S3-09). */
export const LIMIT_TYPES = {
  wagering24h: 1,
  wagering7d: 2,
  wagering30d: 3,
  loss24h: 10,
  loss7d: 11,
  loss30d: 12,
  deposit24h: 20,
  deposit7d: 21,
  deposit30d: 22,
  selfExclusion: 30,
  session: 31,
  realityCheck: 32,
  depositTimeout: 33,
} as const;

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
