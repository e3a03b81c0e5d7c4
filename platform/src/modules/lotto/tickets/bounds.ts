import type { AmountMinor } from '@paddock/contract';
import type { Lottery } from '@paddock/games/lotto';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { boundIn, type RiskFigures } from '../../products/index.ts';

/** What the house risks with lotteries, in cents of EUR: changed by the operator's `risk.json`. */
export const USUAL_RISK = {
  'min-line': 10n,
  'max-stake': 1_000_00n,
  'max-win': 250_000_00n,
  'numbers-win': 1_000_000_00n,
} as const satisfies RiskFigures;

export interface BoundsOfLottery {
  readonly minLineMinor: AmountMinor;
  readonly maxLineMinor: AmountMinor;
  /** Of a ticket. */
  readonly maxStakeMinor: AmountMinor;
  /** Of a ticket by fixed odds, and so the most that pages can promise. */
  readonly maxWinMinor: AmountMinor;
}

export interface LottoBounds {
  /** @throws LOTTO_CURRENCY for another one than that of a pool, CURRENCY_UNSUPPORTED */
  of(lottery: Lottery, currency: string): BoundsOfLottery;
  /** Most that a player's tickets can win in one draw, whatever the currencies of their accounts. */
  readonly maxWinCents: bigint;
  /** Most that the house pays to the same numbers in one draw. */
  readonly numbersWinCents: bigint;
}

export const lottoBounds = (risk: RiskFigures<keyof typeof USUAL_RISK>): LottoBounds => ({
  maxWinCents: risk['max-win'],
  numbersWinCents: risk['numbers-win'],
  of({ prizes }, currency) {
    const inCurrency = (cents: bigint): AmountMinor => {
      const bound = boundIn(cents, currency);
      if (bound === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
      return bound;
    };
    const maxStakeMinor = inCurrency(risk['max-stake']);
    const maxWinMinor = inCurrency(risk['max-win']);
    if (prizes.kind === 'fixed')
      return {
        minLineMinor: inCurrency(risk['min-line']),
        maxLineMinor: maxStakeMinor,
        maxStakeMinor,
        maxWinMinor,
      };
    if (currency !== prizes.currency) throw new PlatformError('LOTTO_CURRENCY');
    // A whole system is always within: its lines are bounded by the rules.
    return { minLineMinor: prizes.lineMinor, maxLineMinor: prizes.lineMinor, maxStakeMinor, maxWinMinor };
  },
});
