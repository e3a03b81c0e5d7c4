import type { OddsMilli } from '@paddock/contract';
import type { Formatters } from '@paddock/shared-utils';

/** A moved price in words: what it was and what it is. */
export interface WrittenMove {
  readonly from: string;
  readonly to: string;
}

/** Both prices as their reader has them; in exact decimals where they would read the same, as on the ladder of fractions. */
export function writtenMove(
  { odds, exactOdds }: Pick<Formatters, 'odds' | 'exactOdds'>,
  fromMilli: OddsMilli,
  toMilli: OddsMilli,
): WrittenMove {
  const [from, to] = [odds(fromMilli), odds(toMilli)];
  if (from !== to) return { from, to };
  return { from: exactOdds(fromMilli) ?? from, to: exactOdds(toMilli) ?? to };
}
