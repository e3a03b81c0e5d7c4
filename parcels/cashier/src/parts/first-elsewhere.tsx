import type { WithdrawalCheck } from '../model/withdrawal-check.ts';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import styles from './withdrawal.module.css';

interface FirstElsewhereProps {
  readonly check: Extract<WithdrawalCheck, { readonly kind: 'first-elsewhere' }>;
  readonly iso: string;
  /** The one chosen. */
  readonly name: string;
  readonly onSwitch: (instrumentId: string, amountMinor: bigint) => void;
}

/** Why another instrument comes first, which and with how much, and one press that goes there (rules §8). */
export function FirstElsewhere({ check, iso, name, onSwitch }: FirstElsewhereProps) {
  const t = useT('cashier');
  const { money, amount } = useFormat();
  const { hereMinor, first, firstMinor } = check;
  const to = `${first.name} ${first.mask}`;
  return (
    <div className={styles.first} role="status" data-testid="first-elsewhere">
      <p>
        {t('withdraw.first.why', { to, amount: amount(first.netDeposit, iso) })}{' '}
        {hereMinor > 0n && t('withdraw.first.here', { name, amount: money(hereMinor, iso) })}
      </p>
      <Button variant="outline" onClick={() => onSwitch(first.id, firstMinor)}>
        {t('withdraw.first.switch', { to, amount: money(firstMinor, iso) })}
      </Button>
    </div>
  );
}
