import type { AmountMinor } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { roundBounds, type BoundsOfRound } from '../../games/index.ts';
import { boundIn, type RiskFigures } from '../../products/index.ts';
import type { RoundCaps } from '../rules/table-rules.ts';

/** What the house risks with a shared round, in cents of EUR: changed by the operator's `risk.json`. */
export const USUAL_RISK = {
  'min-stake': 10n,
  'max-stake': 1_000_00n,
  'max-win': 50_000_00n,
  'round-win': 1_000_000_00n,
} as const satisfies RiskFigures;

export type SharedRisk = RiskFigures<keyof typeof USUAL_RISK>;

export interface BoundsOfTable extends BoundsOfRound {
  /** Most that the house pays for one round. */
  readonly roundWinMinor: AmountMinor;
}

export interface SharedBounds {
  /** In minor units. @throws CURRENCY_UNSUPPORTED */
  in(currency: string): BoundsOfTable;
  /** What one round may bring, whatever its currencies. */
  readonly caps: RoundCaps;
}

export function sharedBounds(risk: SharedRisk): SharedBounds {
  const ofBet = roundBounds(risk);
  const roundWinCents = risk['round-win'];
  return {
    caps: {
      roundWinCents,
      playerStakeCents: risk['max-stake'],
      playerWinCents: risk['max-win'],
    },
    in(currency) {
      const roundWinMinor = boundIn(roundWinCents, currency);
      if (roundWinMinor === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
      return { ...ofBet(currency), roundWinMinor };
    },
  };
}
