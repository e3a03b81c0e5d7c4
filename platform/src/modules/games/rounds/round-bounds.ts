import { formatAmount, parseAmount, type AmountBoundsDetails, type AmountMinor } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { boundIn, type RiskFigures } from '../../products/index.ts';

/** What the house risks with a round, in cents of EUR: changed by the operator's `risk.json`. */
export const USUAL_RISK = {
  'min-stake': 10n,
  'max-stake': 1_000_00n,
  'max-win': 50_000_00n,
} as const satisfies RiskFigures;

export type GamesRisk = RiskFigures<keyof typeof USUAL_RISK>;

/** Bounds of a round in minor units of a currency. */
export interface BoundsOfRound {
  readonly minMinor: AmountMinor;
  readonly maxMinor: AmountMinor;
  readonly maxWinMinor: AmountMinor;
}

export type RoundBounds = (currency: string) => BoundsOfRound;

/** Bounds by currency. They throw CURRENCY_UNSUPPORTED for one that no stake is taken in. */
export function roundBounds(risk: GamesRisk): RoundBounds {
  const read = (figure: keyof GamesRisk, currency: string): AmountMinor => {
    const minor = boundIn(risk[figure], currency);
    if (minor === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
    return minor;
  };
  return (currency) => ({
    minMinor: read('min-stake', currency),
    maxMinor: read('max-stake', currency),
    maxWinMinor: read('max-win', currency),
  });
}

/** Reads a stake. @throws AMOUNT_INVALID, STAKE_TOO_SMALL, STAKE_TOO_LARGE */
export function readStake(text: string, bounds: BoundsOfRound, currency: string): AmountMinor {
  const stakeMinor = parseAmount(text, currency);
  if (stakeMinor === undefined) throw new PlatformError('AMOUNT_INVALID');
  if (stakeMinor < bounds.minMinor) throw new PlatformError('STAKE_TOO_SMALL', detailsOf(bounds, currency));
  if (stakeMinor > bounds.maxMinor) throw new PlatformError('STAKE_TOO_LARGE', detailsOf(bounds, currency));
  return stakeMinor;
}

export function detailsOf(
  { minMinor, maxMinor }: Pick<BoundsOfRound, 'minMinor' | 'maxMinor'>,
  currency: string,
): AmountBoundsDetails {
  return { min: formatAmount(minMinor, currency), max: formatAmount(maxMinor, currency), currency };
}
