import { formatAmount } from '@paddock/contract';
import { boostOf, mostExtra } from '@paddock/contract/bets';
import type { BetGift, BetView } from '@paddock/contract/schemas';

import type { BetRecord } from './bet-record.ts';

/** What is told of a bet's gift: what it is, and what it adds at most and has added. Cashing out gives that up. */
export function giftView(
  bet: Pick<
    BetRecord,
    'gift' | 'currency' | 'stakeMinor' | 'remainingStakeMinor' | 'payoutCapMinor' | 'extraMinor' | 'legs'
  >,
): Pick<BetView, 'gift' | 'extra'> {
  if (bet.gift === undefined) return {};
  const gift = toldGift(bet.gift);
  const boost = boostOf(gift, bet.currency);
  if (boost === undefined) return { gift };
  const { stakeMinor, payoutCapMinor: capMinor } = bet;
  const prices = bet.legs.map(({ oddsMilli }) => oddsMilli);
  const mostMinor =
    bet.remainingStakeMinor < stakeMinor ? 0n : mostExtra(boost, { stakeMinor, capMinor, prices });
  const amount = (minor: bigint): string => formatAmount(minor, bet.currency);
  return { gift, extra: { most: amount(mostMinor), paid: amount(bet.extraMinor) } };
}

/** A gift without the name by which its row knows it. */
export function toldGift(stored: BetGift): BetGift {
  const { id: _id, ...gift }: BetGift & { readonly id?: string } = stored;
  return gift;
}
