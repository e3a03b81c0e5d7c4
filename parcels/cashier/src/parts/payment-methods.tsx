import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { classNames, Skeleton } from '@paddock/styleguide';

import type { PaymentMethod } from '../model/deposit-check.ts';
import { methodGroups } from '../model/method-groups.ts';
import type { RechargeAddress } from '../model/recharge-address.ts';
import { MethodMark } from './method-mark.tsx';
import styles from './recharge.module.css';
import { WayFacts } from './way-facts.tsx';
import wayStyles from './ways.module.css';

/** Places that stand before the ways to pay are known. */
const PLACES = ['first', 'second', 'third', 'fourth'] as const;

interface PaymentMethodsProps {
  readonly iso: string;
  /** `null` until known. */
  readonly methods: readonly PaymentMethod[] | null;
  readonly address: RechargeAddress;
}

/** The ways to pay by their kind, with the bounds, how long each takes and what it costs. None is chosen for the player. */
export function PaymentMethods({ iso, methods, address }: PaymentMethodsProps) {
  const t = useT('cashier');
  if (methods === null) {
    return (
      <div className={wayStyles.ways} aria-busy>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="128px" />
        ))}
      </div>
    );
  }
  if (methods.length === 0) return <p className={styles.none}>{t('noMethods', { currency: iso })}</p>;
  return (
    <div className={wayStyles.groups}>
      {methodGroups(methods).map(({ kind, ways }) => (
        <section key={kind} aria-label={t(`kind.${kind}`)}>
          <h3 className={wayStyles.kind}>{t(`kind.${kind}`)}</h3>
          <ul className={wayStyles.ways}>
            {ways.map((way) => (
              <li key={way.id}>
                <a
                  className={classNames(wayStyles.way, wayStyles.chosen)}
                  href={hrefFor(address.wayTo(way.id))}
                  aria-current={way.id === address.methodId || undefined}
                  data-method={way.id}
                >
                  <MethodMark kind={kind} />
                  <b className={wayStyles.name}>{way.name}</b>
                  <WayFacts iso={iso} way={way} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
