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

/** A conversion as it would be booked now. */
export interface Quoted {
  readonly from: Account;
  readonly to: Account;
  readonly fromMinor: bigint;
  /** Rounded down to the minor unit: against the player. */
  readonly toMinor: bigint;
  readonly rate: Rate;
}

/**
 * Computes a conversion between two real-money ones of a player's accounts by the rate in force.
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
  const rate = await parts.rate(on, from.currency, to.currency, parts.kernel.clock.nowMs());
  if (rate === undefined) throw new PlatformError('RATE_UNAVAILABLE');
  const toMinor = convertMinor(rate, fromMinor, 'down');
  if (fromMinor > MOST_MINOR || toMinor > MOST_MINOR) throw outOfBounds('AMOUNT_TOO_LARGE', rate);
  if (toMinor === 0n) throw outOfBounds('AMOUNT_TOO_SMALL', rate);
  return { from, to, fromMinor, toMinor, rate };
}

export function quoteView({ fromMinor, toMinor, rate }: Quoted, nowMs: number): ConversionQuote {
  return {
    fromAmount: formatAmount(fromMinor, rate.from),
    fromCurrency: rate.from,
    toAmount: formatAmount(toMinor, rate.to),
    toCurrency: rate.to,
    rate: rateText(rate),
    rateId: rate.id,
    validUntilMs: nowMs + QUOTE_LASTS_MS,
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
