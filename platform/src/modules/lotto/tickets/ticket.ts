import type { AmountMinor, BetId, Id, PlayerId } from '@paddock/contract';
import {
  hitsOf,
  paidFor,
  prizesFixed,
  tierLines,
  type LottoEntry,
  type TierLines,
} from '@paddock/games/lotto';

import { rulesOf, type Draw, type DrawId } from '../draws/draw.ts';

export type SubscriptionId = Id<'lotto-subscription'>;

export interface TicketEnd {
  readonly paidMinor: AmountMinor;
  readonly isVoid: boolean;
  readonly atMs: number;
}

/** A ticket in one draw: one stake. */
export interface Ticket {
  readonly ticketId: BetId;
  readonly number: string;
  readonly playerId: PlayerId;
  readonly drawId: DrawId;
  readonly subscriptionId: SubscriptionId | undefined;
  /** What was given with it: the house paid its stake. */
  readonly giftId: string | undefined;
  readonly currency: string;
  readonly lineMinor: AmountMinor;
  readonly lines: bigint;
  readonly stakeMinor: AmountMinor;
  /** Most it can win by fixed odds; 0 of a pool, which pays what it has. */
  readonly mostMinor: AmountMinor;
  readonly fields: readonly LottoEntry[];
  readonly acceptedAtMs: number;
  readonly end: TicketEnd | undefined;
}

/** Winning lines of a ticket of a pool in a draw that has fallen, by category. */
export function winningLines(draw: Draw, fields: readonly LottoEntry[]): TierLines {
  const rules = rulesOf(draw);
  const { fallen } = draw;
  if (fallen === undefined) throw new Error(`draw ${draw.drawId} has not fallen`);
  const [first = [], ...rest] = fields.map((field) => tierLines(rules, field, hitsOf(field, fallen)));
  return rest.reduce((sum, lines) => sum.map((count, at) => count + (lines[at] ?? 0n)), first);
}

/** What a ticket is paid: its stake where the draw was given back. Undefined while its pool is not divided. */
export function paidInDraw(
  draw: Draw,
  { fields, lineMinor, stakeMinor }: Pick<Ticket, 'fields' | 'lineMinor' | 'stakeMinor'>,
): AmountMinor | undefined {
  if (draw.voidedAtMs !== undefined) return stakeMinor;
  const { prizes } = rulesOf(draw);
  const { fallen, pool } = draw;
  if (fallen === undefined) return undefined;
  if (prizes.kind === 'pool') return pool && paidFor(winningLines(draw, fields), pool.prizesMinor);
  const rules = rulesOf(draw);
  return fields.reduce(
    (sum, field) =>
      sum +
      paidFor(tierLines(rules, field, hitsOf(field, fallen)), prizesFixed(prizes, field.picks, lineMinor)),
    0n,
  );
}
