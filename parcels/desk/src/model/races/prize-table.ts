import { parseAmount } from '@paddock/contract';
import type { OperatorTournamentView, TournamentCurrency } from '@paddock/contract/schemas';

/** Places that win the same, in the order of the currencies. */
export interface PrizeRow {
  readonly from: number;
  readonly to: number;
  readonly amounts: readonly string[];
}

/** What each place wins: places beside each other that win the same in every currency are one row. */
export function prizeRows(currencies: readonly Pick<TournamentCurrency, 'prizes'>[]): readonly PrizeRow[] {
  const places = currencies[0]?.prizes.length ?? 0;
  const rows: PrizeRow[] = [];
  for (let place = 1; place <= places; place += 1) {
    const amounts = currencies.map(({ prizes }) => prizes[place - 1] ?? '');
    const last = rows.at(-1);
    if (last?.amounts.join() === amounts.join()) rows[rows.length - 1] = { ...last, to: place };
    else rows.push({ from: place, to: place, amounts });
  }
  return rows;
}

/** An amount of money in minor units of a currency. */
export interface SumMinor {
  readonly currency: string;
  readonly sumMinor: bigint;
}

/** What all places of each currency come to. */
export const prizeFunds = (
  currencies: readonly Pick<TournamentCurrency, 'currency' | 'prizes'>[],
): readonly SumMinor[] =>
  currencies.map(({ currency, prizes }) => ({
    currency,
    sumMinor: prizes.reduce((sum, prize) => sum + (parseAmount(prize, currency) ?? 0n), 0n),
  }));

/** What is still to be paid of what was won, once places are fixed. */
export const unpaidSums = (prizes: OperatorTournamentView['prizes']): readonly SumMinor[] =>
  prizes.map(({ currency, won, paid }) => ({
    currency,
    sumMinor: (parseAmount(won, currency) ?? 0n) - (parseAmount(paid, currency) ?? 0n),
  }));
