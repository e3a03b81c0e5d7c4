import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { PayoutOptionsView } from '@paddock/contract/schemas';

type Turnover = Pick<PayoutOptionsView, 'turnoverLeft' | 'turnoverTotal' | 'turnoverCurrency'>;

/** How much of what has to be staked is staked: as money, and as a part from 0 to 1 for a bar. */
export function turnoverPart({ turnoverLeft, turnoverTotal, turnoverCurrency }: Turnover): {
  readonly stakedMinor: AmountMinor;
  readonly part: number;
} {
  const totalMinor = parseAmount(turnoverTotal, turnoverCurrency) ?? 0n;
  const leftMinor = parseAmount(turnoverLeft, turnoverCurrency) ?? 0n;
  const stakedMinor = totalMinor - leftMinor;
  return { stakedMinor, part: totalMinor === 0n ? 1 : Number((stakedMinor * 10_000n) / totalMinor) / 10_000 };
}
