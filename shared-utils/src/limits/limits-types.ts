import type { PlayerValue } from '../stream/player-value.ts';

/** A limit as the client keeps it (S3-01). Times are seconds, as the spec names them. */
export interface Limit {
  readonly limitType: number;
  readonly limitValue: number;
  readonly limitBalance: number;
  /** What the window holds of a money limit, be it more than the limit; null for others. */
  readonly limitUsed: number | null;
  readonly limitState: 'ACTIVE' | 'PENDING' | 'INACTIVE';
  readonly needApprove: boolean;
  readonly startedAt: number;
  readonly endsAt: number | null;
  readonly measure: string;
  /** When a part of what is used comes back by itself; null where none does. */
  readonly roomBackAt: number | null;
}

export interface LimitsRead {
  readonly limits: readonly Limit[];
}

/** `none` for guests. Loaded on the first subscription while signed in. */
export type LimitsValue = PlayerValue<LimitsRead>;
