import { formatAmount, parseAmount } from '@paddock/contract';
import type { ConversionQuote, ConversionQuoteQuery } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { convertMinor, type Rate } from '../../rates/index.ts';
import type { Account } from '../account.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { isRealMoney } from './post-conversion.ts';

/** How long a figure is shown before it is asked for again. */
export const QUOTE_LASTS_MS = 30_000;
/** More than anyone has, and far from what 64 bits hold on either side. */
const MOST_MINOR = 10n ** 15n;
const RATE_DIGITS = 10;
const WHOLE_BASIS_POINTS = 10_000;

/** A conversion as it would be booked now. */
export interface Quoted {
  readonly from: Account;
  readonly to: Account;
  readonly fromMinor: bigint;
  /** Rounded down to the minor unit: against the player. */
  readonly toMinor: bigint;
  /** Less the spread; its id names the figures and the spread. */
  readonly rate: Rate;
  readonly spreadBasisPoints: number;
}

/**
 * Computes a conversion between two real-money ones of a player's accounts by the rate in force less the spread. A rate
 * of some while ago is none here: whoever knows where it moved would be paid for waiting.
 * @throws ACCOUNT_UNKNOWN, CURRENCY_UNSUPPORTED for the same currency, AMOUNT_INVALID, AMOUNT_TOO_LARGE,
 * AMOUNT_TOO_SMALL when nothing would come of it, RATE_UNAVAILABLE.
 */
export async function quote(
  on: Database | Tx,
  parts: Pick<WalletParts, 'kernel' | 'rate'>,
  accounts: readonly Account[],
  { fromAccountId, toAccountId, amount }: ConversionQuoteQuery,
): Promise<Quoted> {
  const from = realMoneyOf(accounts, fromAccountId);
  const to = realMoneyOf(accounts, toAccountId);
  if (from.currency === to.currency) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const fromMinor = parseAmount(amount, from.currency);
  if (fromMinor === undefined || fromMinor <= 0n) throw new PlatformError('AMOUNT_INVALID');
  const { clock, config } = parts.kernel;
  const { spreadBasisPoints, rateLastsMs } = config.exchange;
  const market = await parts.rate(on, from.currency, to.currency, clock.nowMs(), rateLastsMs);
  const rate = market && lessSpread(market, spreadBasisPoints);
  if (rate === undefined) throw new PlatformError('RATE_UNAVAILABLE');
  const toMinor = convertMinor(rate, fromMinor, 'down');
  if (fromMinor > MOST_MINOR || toMinor > MOST_MINOR) throw outOfBounds('AMOUNT_TOO_LARGE', rate);
  if (toMinor === 0n) throw outOfBounds('AMOUNT_TOO_SMALL', rate);
  return { from, to, fromMinor, toMinor, rate, spreadBasisPoints };
}

export function quoteView(
  { fromMinor, toMinor, rate, spreadBasisPoints }: Quoted,
  nowMs: number,
): ConversionQuote {
  return {
    fromAmount: formatAmount(fromMinor, rate.from),
    fromCurrency: rate.from,
    toAmount: formatAmount(toMinor, rate.to),
    toCurrency: rate.to,
    rate: rateText(rate),
    rateId: rate.id,
    spreadPercent: spreadBasisPoints / 100,
    validUntilMs: nowMs + QUOTE_LASTS_MS,
  };
}

/** What the house keeps of an exchange, in the rate itself, so that the figure shown is the figure booked. */
function lessSpread(market: Rate, basisPoints: number): Rate {
  return {
    ...market,
    id: `${market.id}-${basisPoints}`,
    numerator: market.numerator * BigInt(WHOLE_BASIS_POINTS - basisPoints),
    denominator: market.denominator * BigInt(WHOLE_BASIS_POINTS),
  };
}

function realMoneyOf(accounts: readonly Account[], accountId: string): Account {
  const account = accounts.find(({ id }) => id === accountId);
  if (!isRealMoney(account) || account.isClosed) throw new PlatformError('ACCOUNT_UNKNOWN');
  return account;
}

function outOfBounds(code: 'AMOUNT_TOO_LARGE' | 'AMOUNT_TOO_SMALL', rate: Rate): PlatformError {
  const back = {
    ...rate,
    from: rate.to,
    to: rate.from,
    numerator: rate.denominator,
    denominator: rate.numerator,
  };
  const most = convertMinor(back, MOST_MINOR, 'down');
  return new PlatformError(code, {
    min: formatAmount(convertMinor(back, 1n, 'up'), rate.from),
    max: formatAmount(most < MOST_MINOR ? most : MOST_MINOR, rate.from),
    currency: rate.from,
  });
}

/** The rate in decimals for people; what is booked is computed by the exact fraction. */
function rateText({ numerator, denominator }: Rate): string {
  const scaled = ((numerator * 10n ** BigInt(RATE_DIGITS)) / denominator)
    .toString()
    .padStart(RATE_DIGITS + 1, '0');
  return `${scaled.slice(0, -RATE_DIGITS)}.${scaled.slice(-RATE_DIGITS)}`.replace(/\.?0+$/, '');
}
