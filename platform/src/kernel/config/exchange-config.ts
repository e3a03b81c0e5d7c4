import { MINUTE_MS } from '@paddock/contract';

import { ConfigError } from './config-error.ts';

/** What an exchange between own accounts costs, and how old its rate may be. */
export interface ExchangeConfig {
  /** What the player gets less than the published rate gives, in hundredths of a percent. */
  readonly spreadBasisPoints: number;
  /** A published figure as old as this exchanges nothing: whoever waits for a move would trade at yesterday's price. */
  readonly rateLastsMs: number;
}

const PERCENT = /^\d{1,2}(?:\.\d{1,2})?$/;
const MOST_BASIS_POINTS = 1_000;
const MINUTES_MAX = 24 * 60;

/** @throws ConfigError naming the variable that is wrong */
export function readExchangeConfig(env: Readonly<Record<string, string | undefined>>): ExchangeConfig {
  const percent = env['EXCHANGE_SPREAD_PERCENT'] || '1';
  const spreadBasisPoints = Math.round(Number(percent) * 100);
  if (!PERCENT.test(percent) || spreadBasisPoints > MOST_BASIS_POINTS) {
    throw new ConfigError('EXCHANGE_SPREAD_PERCENT must be a number from 0 to 10 with at most two decimals');
  }
  const minutes = Number(env['EXCHANGE_RATE_MINUTES'] || '60');
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MINUTES_MAX) {
    throw new ConfigError(`EXCHANGE_RATE_MINUTES must be a whole number from 1 to ${MINUTES_MAX}`);
  }
  return { spreadBasisPoints, rateLastsMs: minutes * MINUTE_MS };
}
