import { CURRENCIES, parseAmount } from '@paddock/contract';

import { ConfigError } from './config-error.ts';
import { SITE_CURRENCY } from './site-currency.ts';

/**
 * When a withdrawal asks for more than its money (rules §8). Sums are of all that a person's accounts ever withdrew, in
 * every currency, counted in minor units of the site's.
 */
export interface WithdrawalConfig {
  /** Share of what was paid in that has to be staked first: 100 is once. */
  readonly turnoverPercent: number;
  /** Up to this sum the person need not be verified. */
  readonly verifyAboveMinor: bigint;
  /** True where money leaves only the accounts of players with a second step of signing in. */
  readonly needsSecondStep: boolean;
  /** Up to this sum no operator looks at it. */
  readonly reviewAboveMinor: bigint;
}

const OPERATOR_DEFAULT = 'EUR:200,USD:200,GBP:200,RUB:20000';

type Environment = Readonly<Record<string, string | undefined>>;

const VERIFY_DEFAULT = '2000';
/** So that the demo pays out by itself; in production every withdrawal is reviewed unless configured. */
const REVIEW_DEMO = '500';

/** @throws ConfigError naming the variable that is wrong */
export function readWithdrawalConfig(env: Environment, isProduction: boolean): WithdrawalConfig {
  const turnoverPercent = Number(env['WITHDRAWAL_TURNOVER_PERCENT'] || '100');
  if (!Number.isInteger(turnoverPercent) || turnoverPercent < 0 || turnoverPercent > 1_000) {
    throw new ConfigError('WITHDRAWAL_TURNOVER_PERCENT must be a whole number from 0 to 1000');
  }
  const secondStep = env['WITHDRAWAL_SECOND_STEP'] || 'no';
  if (secondStep !== 'yes' && secondStep !== 'no')
    throw new ConfigError('WITHDRAWAL_SECOND_STEP must be yes or no');
  return {
    turnoverPercent,
    needsSecondStep: secondStep === 'yes',
    verifyAboveMinor: siteSum(env, 'WITHDRAWAL_VERIFY_ABOVE', VERIFY_DEFAULT),
    reviewAboveMinor: siteSum(env, 'WITHDRAWAL_REVIEW_ABOVE', isProduction ? '0' : REVIEW_DEMO),
  };
}

/** Up to this an operator moves money alone; in a currency without an entry never. */
export function readOperatorBounds(env: Environment): ReadonlyMap<string, bigint> {
  return sums(env, 'OPERATOR_ALONE_UP_TO', OPERATOR_DEFAULT);
}

/** Reads `2000`, in the site's currency. */
function siteSum(env: Environment, name: string, fallback: string): bigint {
  const minor = parseAmount(env[name] || fallback, SITE_CURRENCY);
  if (minor === undefined || minor < 0n) {
    throw new ConfigError(`${name} must be one sum in ${SITE_CURRENCY} such as 2000`);
  }
  return minor;
}

/** Reads `EUR:2000,USD:2000`. */
function sums(env: Environment, name: string, fallback: string): ReadonlyMap<string, bigint> {
  const entries = (env[name] ?? fallback).split(',').filter((entry) => entry.trim() !== '');
  return new Map(
    entries.map((entry) => {
      const [currency = '', amount = ''] = entry.trim().split(':');
      const minor = CURRENCIES.has(currency) ? parseAmount(amount, currency) : undefined;
      if (minor === undefined || minor < 0n) {
        throw new ConfigError(`${name}: ${entry} is no sum such as EUR:2000`);
      }
      return [currency, minor];
    }),
  );
}
