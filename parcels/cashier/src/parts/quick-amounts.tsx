import type { ReactNode } from 'react';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Chip } from '@paddock/styleguide';

import styles from './ways.module.css';

interface QuickAmountsProps {
  /** As the server offers them for the way. */
  readonly amounts: readonly string[];
  readonly onAmount: (amount: string) => void;
  /** Other chips after them. */
  readonly children?: ReactNode;
}

/** Round amounts that one press takes; none is taken by itself. The field above them names the currency. */
export function QuickAmounts({ amounts, onAmount, children }: QuickAmountsProps) {
  const t = useT('cashier');
  const { number } = useFormat();
  return (
    <div role="group" aria-label={t('quick')} className={styles.quick}>
      {amounts.map((quick) => (
        <Chip key={quick} onClick={() => onAmount(quick)}>
          {number(Number(quick))}
        </Chip>
      ))}
      {children}
    </div>
  );
}
