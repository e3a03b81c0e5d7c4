import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { BASE_CURRENCY, convertMinor, type Rate, type Rounding } from '../rates/index.ts';
import { stakeOf } from './origins-store.ts';

export interface Money {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** An amount as limits count it; with what it was converted from, and by which rate, where it was. */
export interface CountedMoney extends Money {
  readonly origin?: Money & { readonly rateId: string };
}

export interface LimitCurrencyDependencies {
  /** Currency of the player's main account, which never changes: limits are held in it (rules §9). */
  currencyOf(db: Database | Tx, playerId: PlayerId): Promise<string>;
  rate(db: Database | Tx, from: string, to: string, atMs: number): Promise<Rate | undefined>;
}

/** Converts what moves into the currency of the player's limits, rounded against the player (rules §9). */
export interface ToLimitCurrency {
  currencyOf(tx: Tx, playerId: PlayerId): Promise<string>;
  /** A stake or deposit that asks to be admitted. @throws RATE_UNAVAILABLE. */
  up(db: Database | Tx, playerId: PlayerId, money: Money, atMs: number): Promise<CountedMoney>;
  /** Money that came and is never refused: without a rate it stays in its own currency. */
  upOrNothing(tx: Tx, playerId: PlayerId, money: Money, atMs: number): Promise<CountedMoney>;
  /** Into the site's currency, in which the accounts of one person are counted; undefined without a rate. */
  toSite(tx: Tx, money: Money, atMs: number, rounding: Rounding): Promise<CountedMoney | undefined>;
  /** What a bet paid; without a rate of now at the rate of its stake. */
  downLike(
    db: Database | Tx,
    playerId: PlayerId,
    money: Money,
    betId: string,
    atMs: number,
  ): Promise<CountedMoney>;
}

/** Players whose main currency is remembered: it is asked for at every stake. */
const REMEMBERED = 20_000;

export function createToLimitCurrency(dependencies: LimitCurrencyDependencies): ToLimitCurrency {
  const remembered = new Map<PlayerId, string>();

  async function currencyOf(tx: Database | Tx, playerId: PlayerId): Promise<string> {
    const known = remembered.get(playerId);
    if (known !== undefined) return known;
    const currency = await dependencies.currencyOf(tx, playerId);
    const [oldest] = remembered.size < REMEMBERED ? [] : remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(playerId, currency);
    return currency;
  }

  async function convert(
    tx: Database | Tx,
    playerId: PlayerId,
    money: Money,
    atMs: number,
    rounding: Rounding,
  ): Promise<CountedMoney | undefined> {
    return into(tx, await currencyOf(tx, playerId), money, { atMs, rounding });
  }

  async function into(
    tx: Database | Tx,
    currency: string,
    money: Money,
    { atMs, rounding }: { readonly atMs: number; readonly rounding: Rounding },
  ): Promise<CountedMoney | undefined> {
    if (money.currency === currency) return money;
    const rate = await dependencies.rate(tx, money.currency, currency, atMs);
    if (rate === undefined) return undefined;
    const amountMinor = convertMinor(rate, money.amountMinor, rounding);
    return { currency, amountMinor, origin: { ...money, rateId: rate.id } };
  }

  return {
    currencyOf,
    toSite: (tx, money, atMs, rounding) => into(tx, BASE_CURRENCY, money, { atMs, rounding }),
    async up(tx, playerId, money, atMs) {
      const counted = await convert(tx, playerId, money, atMs, 'up');
      if (counted === undefined) throw new PlatformError('RATE_UNAVAILABLE');
      return counted;
    },
    upOrNothing: async (tx, playerId, money, atMs) =>
      (await convert(tx, playerId, money, atMs, 'up')) ?? money,
    async downLike(tx, playerId, money, betId, atMs) {
      const counted = await convert(tx, playerId, money, atMs, roundingOfReturn(money));
      return counted ?? likeStake(money, await stakeOf(tx, playerId, betId)) ?? money;
    },
  };
}

/** Against the player: a correction that takes money back is a loss, and larger away from zero. */
export const roundingOfReturn = ({ amountMinor }: Money): Rounding => (amountMinor < 0n ? 'up' : 'down');

/** A return without a rate of now is worth what its stake was; undefined where that was not converted. */
export function likeStake(money: Money, stake: CountedMoney | undefined): CountedMoney | undefined {
  if (stake?.origin === undefined) return undefined;
  const { currency, origin } = stake;
  const [num, den] = [money.amountMinor * stake.amountMinor, origin.amountMinor];
  const amountMinor = num < 0n ? -((den - 1n - num) / den) : num / den;
  return { currency, amountMinor, origin: { ...money, rateId: origin.rateId } };
}
