import type { BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { ProductStakes, Stake } from '../../products/index.ts';
import type { TicketGifts } from '../bonuses-api.ts';
import type { GivenTicket } from './use-ticket.ts';

/** What a ticket is for, and the gift that pays it; undefined for the player's own money. */
export type TicketFor = Pick<GivenTicket, 'product' | 'of' | 'currency'> & {
  readonly giftId: string | undefined;
};

interface TicketParts {
  readonly stakes: Pick<ProductStakes, 'take' | 'takeGiven'>;
  readonly gifts: TicketGifts;
}

/**
 * Takes the stake of a ticket of a lottery or a pool: the player's own, or what the house pays for their gift.
 * @throws what `ProductStakes.take` refuses; of a gift what `useTicket` and `ProductStakes.takeGiven` do
 */
export async function takeTicketStake(
  tx: Tx,
  { stakes, gifts }: TicketParts,
  { giftId, ...ticket }: TicketFor,
  stake: Stake,
  write: () => Promise<void>,
): Promise<void> {
  if (giftId === undefined) return stakes.take(tx, stake, write);
  const { playerId, betId, stakeMinor, atMs } = stake;
  await gifts.use(tx, { ...ticket, giftId, playerId, betId, stakeMinor, atMs });
  return stakes.takeGiven(tx, stake, write);
}

/** A ticket that has ended. */
interface EndedTicket {
  readonly playerId: PlayerId;
  readonly betId: BetId;
  readonly giftId: string | undefined;
  readonly isVoid: boolean;
}

/** Gives gifts back whose tickets were void, once the stake is on the player's account again: it is the house's. */
export async function giveTicketsBack(
  tx: Tx,
  gifts: TicketGifts,
  ended: readonly EndedTicket[],
  atMs: number,
): Promise<void> {
  for (const { playerId, betId, giftId, isVoid } of ended)
    if (isVoid && giftId !== undefined)
      await gifts.stakeCameBack(tx, { playerId, betId, revision: 1, isBack: true, atMs });
}
