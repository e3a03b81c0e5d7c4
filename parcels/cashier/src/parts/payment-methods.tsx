import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, RadioCards, SectionHeader, Skeleton, type IconName } from '@paddock/styleguide';

import type { PaymentMethod } from '../model/deposit-check.ts';
import styles from './cashier.module.css';

const ICON_OF_KIND: Readonly<Record<PaymentMethod['kind'], IconName>> = {
  card: 'card',
  bank: 'bank',
  wallet: 'wallet',
};
/** Places that stand before the ways to pay are known. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

interface PaymentMethodsProps {
  readonly iso: string;
  /** `null` until known. */
  readonly methods: readonly PaymentMethod[] | null;
  readonly chosenId: string | null;
  readonly onChoose: (methodId: string) => void;
}

/** The ways to pay with how long each takes and what it costs. None is chosen for the player. */
export function PaymentMethods({ iso, methods, chosenId, onChoose }: PaymentMethodsProps) {
  const t = useT('cashier');
  const { amount } = useFormat();
  return (
    <Panel padded bleed>
      <SectionHeader title={t('how')} />
      {methods === null ? (
        <div className={styles.waiting} aria-busy>
          {PLACES.map((place) => (
            <Skeleton key={place} shape="block" height="107px" />
          ))}
        </div>
      ) : (
        <RadioCards
          label={t('how')}
          value={chosenId}
          onValueChange={onChoose}
          cards={methods.map((method) => ({
            value: method.id,
            title: method.name,
            icon: ICON_OF_KIND[method.kind],
            lines: [
              t(`arrives.${method.arrives}`),
              Number(method.fee) === 0 ? t('noFee') : t('fee', { fee: amount(method.fee, iso) }),
            ],
          }))}
        />
      )}
    </Panel>
  );
}
