import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Icon, Skeleton } from '@paddock/styleguide';

import type { PaymentMethod } from '../model/deposit-check.ts';
import type { RechargeAddress } from '../model/recharge-address.ts';
import { ICON_OF_KIND } from './icon-of-kind.ts';
import styles from './recharge.module.css';
import wayStyles from './ways.module.css';

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
      <div className={wayStyles.ways} aria-busy>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="107px" />
        ))}
      </div>
    );
  }
  if (methods.length === 0) return <p className={styles.none}>{t('noMethods', { currency: iso })}</p>;
  return (
    <ul className={wayStyles.ways}>
      {methods.map(({ id, name, kind, arrives, fee }) => (
        <li key={id}>
          <a
            className={classNames(wayStyles.way, wayStyles.chosen)}
            href={hrefFor(address.wayTo(id))}
            aria-current={id === address.methodId || undefined}
            data-method={id}
          >
            <Icon name={ICON_OF_KIND[kind]} />
            <b className={wayStyles.name}>{name}</b>
            <span className={wayStyles.line}>{t(`arrives.${arrives}`)}</span>
            <span className={wayStyles.line}>
              {Number(fee) === 0 ? t('noFee') : t('fee', { fee: amount(fee, iso) })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
