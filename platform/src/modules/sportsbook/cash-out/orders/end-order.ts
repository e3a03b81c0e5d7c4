import { formatAmount, type AmountMinor } from '@paddock/contract';

import type { Tx } from '../../../../kernel/database/database.ts';
import type { TellInbox } from '../../../inbox/index.ts';
import { deleteOrder, type StandingOrder } from './order-store.ts';

interface OrderEnd {
  readonly currency: string;
  /** What it brought; undefined where the bet ended before. */
  readonly paidMinor: AmountMinor | undefined;
  readonly atMs: number;
}

/** Ends an order that acted, or whose bet ended, and tells its player; nothing where it is gone. */
export async function endOrder(
  tx: Tx,
  tellInbox: TellInbox,
  order: StandingOrder,
  { currency, paidMinor, atMs }: OrderEnd,
): Promise<void> {
  const { playerId, betId, orderId, leastMinor } = order;
  if (!(await deleteOrder(tx, order))) return;
  await tellInbox(tx, {
    playerId,
    cause: `cash-out-order:${orderId}`,
    content: {
      kind: 'cash-out',
      betId,
      step: paidMinor === undefined ? 'ended' : 'paid',
      order: formatAmount(leastMinor, currency),
      paid: formatAmount(paidMinor ?? 0n, currency),
      currency,
    },
    atMs,
  });
}
