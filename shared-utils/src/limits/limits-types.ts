import type { ApiResult, CommandResult } from '../http/http-types.ts';
import type { PlayerValue } from '../stream/player-value.ts';
import type { Stream } from '../stream/stream.ts';

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

export interface Limits {
  readonly limits$: Stream<LimitsValue>;
  refreshLimits(): Promise<void>;
  /** A wish for one type: stricter holds at once, looser waits a day. 999999999 or -1 takes the limit away (S9-05). */
  setLimit(limitType: number, limitValue: number): Promise<CommandResult>;
  /** Answers a looser limit whose day is over (S4-07, S7-06). The answer may carry a title to show (S8-08). */
  decideLimit(limitType: number, action: 'approve' | 'reject'): Promise<ApiResult<unknown>>;
  /** Takes back a change that waits (S7-07). The answer may carry a title to show (S8-08). */
  cancelLimit(limitType: number): Promise<ApiResult<unknown>>;
}
