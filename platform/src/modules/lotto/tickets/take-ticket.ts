import type { AccountId, AmountMinor, PlayerId } from '@paddock/contract';
import { linesOfAll, mostOf, type LottoEntry } from '@paddock/games/lotto';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { takeTicketStake } from '../../bonuses/index.ts';
import { inRiskCents } from '../../products/index.ts';
import { rulesOf, type Draw } from '../draws/draw.ts';
import { shareDraw } from '../draws/draw-store.ts';
import type { LottoParts } from '../lotto-api.ts';
import type { SubscriptionId, Ticket } from './ticket.ts';
import { addExposure, insertTicket, mostOfPlayer } from './ticket-store.ts';

/** A ticket as it is wanted, read and within the rules of its lottery. */
export interface WantedTicket {
  /** The number its player knows it by. */
  readonly number: string;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly currency: string;
  readonly lineMinor: AmountMinor;
  readonly fields: readonly LottoEntry[];
  readonly lottery: string;
  readonly draw: number;
  readonly subscriptionId: SubscriptionId | undefined;
  /** The gift that pays it; undefined for the player's own money. */
  readonly giftId: string | undefined;
}

/**
 * Takes a ticket in the caller's transaction. The draw is held with all who buy at the moment, and the time is asked
 * afterwards: what is let in was in time, and is committed before anybody can fix the public value.
 * @throws LOTTO_DRAW_UNKNOWN, LOTTO_SALES_CLOSED, LOTTO_CURRENCY, STAKE_TOO_SMALL, STAKE_TOO_LARGE, LOTTO_NUMBERS_FULL,
 * and what `takeTicketStake` refuses
 */
export async function takeTicket(
  tx: Tx,
  parts: Pick<LottoParts, 'kernel' | 'bounds' | 'stakes' | 'gifts'>,
  wanted: WantedTicket,
): Promise<{ readonly ticket: Ticket; readonly draw: Draw }> {
  const { kernel, bounds } = parts;
  const { playerId, accountId, currency, lineMinor, fields, giftId } = wanted;
  const draw = await shareDraw(tx, wanted.lottery, wanted.draw);
  if (draw === undefined) throw new PlatformError('LOTTO_DRAW_UNKNOWN');
  const atMs = kernel.clock.nowMs();
  // What the draw says stands above any clock: one that was set back, or another node's, sells nothing that has fallen.
  const isOver = draw.publicValue !== undefined || draw.voidedAtMs !== undefined;
  if (isOver || atMs < draw.opensAtMs || atMs >= draw.closesAtMs)
    throw new PlatformError('LOTTO_SALES_CLOSED');
  const rules = rulesOf(draw);
  const { minLineMinor, maxLineMinor, maxStakeMinor, maxWinMinor } = bounds.of(rules, currency);
  const lines = linesOfAll(rules, fields);
  const stakeMinor = lineMinor * lines;
  const mostEach = fields.map((field) => mostOf(rules, field, lineMinor) ?? 0n);
  const mostMinor = mostEach.reduce((sum, most) => sum + most, 0n);
  if (lineMinor < minLineMinor) throw new PlatformError('STAKE_TOO_SMALL');
  if (lineMinor > maxLineMinor || stakeMinor > maxStakeMinor || mostMinor > maxWinMinor)
    throw new PlatformError('STAKE_TOO_LARGE');
  const ticket: Ticket = {
    ticketId: kernel.ids.forPlayer<'bet'>(playerId),
    number: wanted.number,
    playerId,
    drawId: draw.drawId,
    subscriptionId: wanted.subscriptionId,
    giftId,
    ...{ currency, lineMinor, lines, stakeMinor, mostMinor, fields },
    acceptedAtMs: atMs,
    end: undefined,
  };
  const stake = { playerId, betId: ticket.ticketId, accountId, stakeMinor, atMs };
  const write = async (): Promise<void> => {
    // The player's accounts are held by now: their other tickets are committed, or come after this one.
    const before = await mostOfPlayer(tx, draw.drawId, playerId);
    const most = [...before, [currency, mostMinor] as const];
    const cents = most.reduce((sum, [iso, minor]) => sum + inRiskCents({ num: minor, den: 1n }, iso), 0n);
    if (cents > bounds.maxWinCents) throw new PlatformError('STAKE_TOO_LARGE');
    await insertTicket(tx, ticket);
    if (mostMinor > 0n) await takeRoom(tx, bounds.numbersWinCents, ticket, mostEach);
  };
  const of = { product: 'lotto', of: draw.lottery, currency, giftId } as const;
  await takeTicketStake(tx, parts, of, stake, write);
  return { ticket, draw };
}

/** Many may mark the same numbers, and all of them win at once: the house bounds what it would pay them. */
async function takeRoom(
  tx: Tx,
  numbersWinCents: bigint,
  { drawId, fields, currency }: Ticket,
  mostEach: readonly bigint[],
): Promise<void> {
  const exposure = new Map<string, bigint>();
  for (const [at, { picks, numbers, bonus }] of fields.entries()) {
    const field = `${picks}:${numbers.join(',')}:${bonus.join(',')}`;
    const cents = inRiskCents({ num: mostEach[at] ?? 0n, den: 1n }, currency);
    exposure.set(field, (exposure.get(field) ?? 0n) + cents);
  }
  const most = await addExposure(tx, drawId, exposure);
  if (most.some((cents) => cents > numbersWinCents)) throw new PlatformError('LOTTO_NUMBERS_FULL');
}
