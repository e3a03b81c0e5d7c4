import type { AmountMinor } from '@paddock/contract';
import { cashOutOfPart } from '@paddock/contract/bets';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { TellInbox } from '../../inbox/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import type { Exposure } from '../risk/exposure.ts';
import { heldBefore, heldNow, NO_ROOM, nothingHeld, roomOf } from '../settlement/held-room.ts';
import { resultOf } from '../settlement/leg-result.ts';
import { SPORTSBOOK, type BetsEnded } from '../sportsbook-api.ts';
import { writeCashedBet, type AskedCashOut, type PaidCashOut } from './cash-out-store.ts';
import type { Offer, StoredBet } from './offer.ts';
import { endOrder } from './orders/end-order.ts';

export interface CashOutMoney {
  readonly wallet: Pick<Wallet, 'cashOut'>;
  readonly limits: Pick<LimitsCheck, 'recordReturns'>;
  readonly betsEnded: BetsEnded;
  readonly tellInbox: TellInbox;
}

/** What cashing out did to a bet. */
export interface CashedBet extends PaidCashOut {
  /** What it held of the house's room, and what it holds now. */
  readonly exposure: { readonly before: Exposure; readonly after: Exposure };
  readonly isWhole: boolean;
}

/**
 * Pays what is offered for a part of a bet that is locked (rules §7, §11): money, the bet's row and what it holds of the
 * house's room, in one transaction. Its revision grows, as with a result.
 * @throws CASH_OUT_OFF where the part is worth nothing.
 */
export async function payCashOut(
  tx: Tx,
  { wallet, limits, betsEnded, tellInbox }: CashOutMoney,
  { bet, legs }: StoredBet,
  { playerId, betId, stakeMinor, order }: AskedCashOut,
  offer: Offer,
  atMs: number,
): Promise<CashedBet> {
  const paidMinor = cashOutOfPart(offer.offerMinor, stakeMinor, offer.remainingMinor);
  if (paidMinor === 0n) throw new PlatformError('CASH_OUT_OFF', { reason: 'worthless' });
  const key = { playerId, betId };
  const revision = bet.revision + 1;
  await wallet.cashOut(tx, { ...key, revision, stakeMinor, paidMinor, reason: 'cashed out', atMs });
  await limits.recordReturns(tx, [
    { ...key, currency: bet.currency, revision, paidMinor, isVoid: false, atMs },
  ]);
  const leftMinor: AmountMinor = bet.remaining_stake_minor - stakeMinor;
  const isWhole = leftMinor === 0n;
  const after = isWhole
    ? nothingHeld(key, bet)
    : heldNow(key, { ...bet, remaining_stake_minor: leftMinor }, legs, legs.map(resultOf));
  const held = isWhole ? NO_ROOM : roomOf(after, legs);
  await writeCashedBet(tx, bet, { stakeMinor, held, paidMinor, revision, atMs });
  if (order !== undefined) {
    await endOrder(tx, tellInbox, order, { currency: bet.currency, paidMinor, atMs });
  }
  // Last: it reads the bet as it stands now. Bonus money that comes back has to be judged, of a part too.
  await betsEnded(tx, [{ product: SPORTSBOOK, ...key, currency: bet.currency, revision, atMs }]);
  return { paidMinor, revision, atMs, isWhole, exposure: { before: heldBefore(key, bet, legs), after } };
}
