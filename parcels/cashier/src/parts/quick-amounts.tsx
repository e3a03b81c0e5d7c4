import { useFormat } from '@paddock/shared-utils/react';
import { Chip } from '@paddock/styleguide';

interface QuickAmountsProps {
  /** As the server offers them for the way. */
  readonly amounts: readonly string[];
  readonly onAmount: (amount: string) => void;
}

/** Round amounts that one press takes; none is taken by itself. The field beside them names the currency. */
export function QuickAmounts({ amounts, onAmount }: QuickAmountsProps) {
  const { number } = useFormat();
  return amounts.map((quick) => (
    <Chip key={quick} onClick={() => onAmount(quick)}>
      {number(Number(quick))}
    </Chip>
  ));
}
