import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Icon } from '@paddock/styleguide';

import type { PayoutInstrument } from '../model/withdrawal-check.ts';
import { ICON_OF_KIND } from './icon-of-kind.ts';
import styles from './ways.module.css';

interface PayoutWaysProps {
  readonly iso: string;
  readonly instruments: readonly PayoutInstrument[];
  /** Something stands in the way: they are shown, and lead nowhere. */
  readonly closed: boolean;
}

/** What money can go to, each with its mask and how fast it is. None is chosen for the player. */
export function PayoutWays({ iso, instruments, closed }: PayoutWaysProps) {
  const hasOrder = instruments.length > 1 && instruments.some(({ netDeposit }) => Number(netDeposit) > 0);
  return (
    <ul className={styles.ways}>
      {instruments.map((instrument) => {
        const words = <WayWords iso={iso} instrument={instrument} hasOrder={hasOrder} />;
        return (
          <li key={instrument.id} data-instrument={instrument.id}>
            {closed ? (
              <div className={classNames(styles.way, styles.leading)}>
                {words}
                <Icon name="lock" size={16} />
              </div>
            ) : (
              <a
                className={classNames(styles.way, styles.leading)}
                href={hrefFor(`/office/deduce/form?instrument=${instrument.id}`)}
              >
                {words}
                <Icon name="forward" size={16} />
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface WayWordsProps {
  readonly iso: string;
  readonly instrument: PayoutInstrument;
  /** There are others, so that which comes first matters. */
  readonly hasOrder: boolean;
}

function WayWords({ iso, instrument, hasOrder }: WayWordsProps) {
  const t = useT('cashier');
  const { amount } = useFormat();
  const { kind, name, mask, arrives, netDeposit } = instrument;
  const isFirst = Number(netDeposit) > 0;
  return (
    <>
      <Icon name={ICON_OF_KIND[kind]} />
      <span className={styles.words}>
        <b className={styles.name}>
          {name} <bdi>{mask}</bdi>
        </b>
        <span className={styles.line}>{t(`arrives.${arrives}`)}</span>
        {hasOrder && (
          <span className={styles.line}>
            {isFirst
              ? t('withdraw.comesFirst', { amount: amount(netDeposit, iso) })
              : t('withdraw.comesAfter')}
          </span>
        )}
      </span>
    </>
  );
}
