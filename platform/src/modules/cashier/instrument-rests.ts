import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { CashierParts } from './cashier-parts.ts';
import { countedIn } from './day-rate.ts';
import { instrumentsOf, netDepositsOf, type KnownInstrument } from './instruments-store.ts';

/** An instrument with what of its deposits has not been paid back. */
export interface PaidInstrument extends KnownInstrument {
  /**
   * In the currency asked for, whatever currencies it was paid in and out: an exchange between makes no money of another
   * origin. At the rate of now, what has no rate left out; never below zero.
   */
  readonly netDepositMinor: bigint;
}

/** The instruments of a player, those with the most still to pay back first. */
export async function instrumentsWithRests(
  tx: Tx,
  parts: Pick<CashierParts, 'kernel' | 'rate'>,
  playerId: PlayerId,
  currency: string,
): Promise<readonly PaidInstrument[]> {
  const rests = new Map<string, bigint>();
  for (const net of await netDepositsOf(tx, playerId)) {
    const counted = await countedIn(tx, parts, net, currency);
    rests.set(net.instrumentId, (rests.get(net.instrumentId) ?? 0n) + (counted?.amountMinor ?? 0n));
  }
  const instruments = (await instrumentsOf(tx, playerId)).map((instrument) => {
    const rest = rests.get(instrument.id) ?? 0n;
    return { ...instrument, netDepositMinor: rest > 0n ? rest : 0n };
  });
  return instruments.toSorted((a, b) => Number(b.netDepositMinor - a.netDepositMinor));
}
