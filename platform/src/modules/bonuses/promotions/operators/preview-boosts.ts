import { DAY_MS, type PlayerId } from '@paddock/contract';
import { boostExtra, boostOf, type BetBoost } from '@paddock/contract/bets';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import { dayOf } from '../../../../kernel/time/site-days.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import {
  betGift,
  heldTo,
  maxStakeOf,
  mostOf,
  usesOf,
  type BoostTerms,
} from '../../coupon-gifts/gift-terms.ts';
import { minorOf } from '../check-terms.ts';
import { currencyFor } from '../currency-for.ts';
import type { PastBet } from '../promotions-parts.ts';
import type { PastGift } from './past-gift.ts';

interface Asked {
  readonly terms: PromotionTerms;
  readonly gives: BoostTerms;
  readonly playerId: PlayerId;
  /** When the days begin that are looked at: it is asked what it would have added from then on. */
  readonly fromMs: number;
  /** When the player would have been given it. */
  readonly atMs: number;
}

/** What a boost or an insurance would have added to the first bets of a player that it is for; undefined for nothing. */
export async function costOfBoost(
  parts: BonusesParts,
  { terms, gives, playerId, fromMs, atMs }: Asked,
): Promise<PastGift | undefined> {
  const { db } = parts.kernel;
  const currency = await currencyFor(db, parts, playerId, terms);
  const boost = currency === undefined ? undefined : boostOf(betGift(gives, currency), currency);
  if (currency === undefined || boost === undefined) return undefined;
  const bets = (await parts.pastBets(db, playerId, fromMs)).filter(
    (bet) => bet.currency === currency && bet.acceptedAtMs < fromMs + gives.days * DAY_MS && fits(gives, bet),
  );
  const amountMinor = addedTo(gives, boost, await ofRealMoney(parts, playerId, bets), parts.timeZoneHours());
  if (amountMinor <= 0n) return undefined;
  return { playerId, currency, amountMinor, countedMinor: mostOf(gives, currency), atMs };
}

/** The sum over as many bets as the gift is for, and as many of each day. */
function addedTo(gives: BoostTerms, boost: BetBoost, bets: readonly PastBet[], hours: number): bigint {
  const used = new Map<number, number>();
  let left = usesOf(gives);
  let sumMinor = 0n;
  for (const bet of bets) {
    const day = dayOf(bet.acceptedAtMs, hours);
    const today = used.get(day) ?? 0;
    if (left === 0 || today >= (gives.betsPerDay ?? left)) continue;
    used.set(day, today + 1);
    left -= 1;
    sumMinor += boostExtra(boost, bet);
  }
  return sumMinor;
}

/** Whether such a bet could have been placed with the gift, as the coupon asks at its placing. */
function fits(gives: BoostTerms, { type, currency, stakeMinor, legs }: PastBet): boolean {
  const { types, minLegs, minLegOddsMilli } = heldTo(gives);
  const { minOddsMilli, sports } = gives;
  const maxStake = maxStakeOf(gives, currency);
  if (!types.includes(type)) return false;
  if (maxStake !== undefined && stakeMinor > minorOf(maxStake, currency)) return false;
  if (legs.filter(({ oddsMilli }) => oddsMilli >= minLegOddsMilli).length < minLegs) return false;
  if (sports !== undefined && legs.some(({ sport }) => !sports.includes(sport))) return false;
  const product = legs.reduce((all, { oddsMilli }) => all * BigInt(oddsMilli), 1n);
  return product >= BigInt(minOddsMilli) * 1_000n ** BigInt(legs.length - 1);
}

/** A bet with bonus money in it has no boost, and neither has one that the house paid. */
async function ofRealMoney(
  { kernel, wallet }: BonusesParts,
  playerId: PlayerId,
  bets: readonly PastBet[],
): Promise<readonly PastBet[]> {
  const ids = bets.map(({ betId }) => betId);
  const stakes = await inTransaction(kernel.db, (tx) => wallet.stakeParts(tx, [playerId], ids));
  return bets.filter(({ betId, stakeMinor }) => stakes.get(betId)?.realMinor === stakeMinor);
}
