import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Icon, Skeleton, type IconName } from '@paddock/styleguide';

import type { PaymentMethod } from '../model/deposit-check.ts';
import type { RechargeAddress } from '../model/recharge-address.ts';
import styles from './recharge.module.css';

export const ICON_OF_KIND: Readonly<Record<PaymentMethod['kind'], IconName>> = {
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
  readonly address: RechargeAddress;
}

/** The ways to pay with how long each takes and what it costs. None is chosen for the player. */
export function PaymentMethods({ iso, methods, address }: PaymentMethodsProps) {
  const t = useT('cashier');
  const { amount } = useFormat();
  if (methods === null) {
    return (
      <div className={styles.ways} aria-busy>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="107px" />
        ))}
      </div>
    );
  }
  if (methods.length === 0) return <p className={styles.none}>{t('noMethods', { currency: iso })}</p>;
  return (
    <ul className={styles.ways}>
      {methods.map(({ id, name, kind, arrives, fee }) => (
        <li key={id}>
          <a
            className={styles.way}
            href={hrefFor(address.wayTo(id))}
            aria-current={id === address.methodId || undefined}
            data-method={id}
          >
            <Icon name={ICON_OF_KIND[kind]} />
            <b className={styles.wayName}>{name}</b>
            <span className={styles.wayLine}>{t(`arrives.${arrives}`)}</span>
            <span className={styles.wayLine}>
              {Number(fee) === 0 ? t('noFee') : t('fee', { fee: amount(fee, iso) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
