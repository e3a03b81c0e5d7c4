import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Icon } from '@paddock/styleguide';

import { bounds, type PayoutInstrument } from '../model/withdrawal-check.ts';
import { MethodMark } from './method-mark.tsx';
import { usePayoutLocks } from './use-payout-locks.ts';
import { WayFacts } from './way-facts.tsx';
import styles from './ways.module.css';

/**
 * What money can go to, each with its mask and how fast it is. None is chosen for the player. One that is locked leads
 * nowhere and says why, and until when.
 */
export function PayoutWays({ options }: { readonly options: PayoutOptionsView }) {
  const t = useT('cashier');
  const { amount } = useFormat();
  const closed = usePayoutLocks(options);
  const { currency: iso, instruments, available } = options;
  const hasOrder = instruments.length > 1 && instruments.some(({ netDeposit }) => Number(netDeposit) > 0);

  function locksOf(instrument: PayoutInstrument): readonly string[] {
    if (closed.length > 0 || bounds(options, instrument) !== undefined) return closed;
    const min = amount(instrument.min, iso);
    return [t('withdraw.tooLittle', { min, available: amount(available, iso) })];
  }

  return (
    <ul className={styles.ways}>
      {instruments.map((instrument) => {
        const locks = locksOf(instrument);
        const words = <WayWords iso={iso} instrument={instrument} hasOrder={hasOrder} locks={locks} />;
        return (
          <li key={instrument.id} data-instrument={instrument.id}>
            {locks.length > 0 ? (
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
  readonly locks: readonly string[];
}

function WayWords({ iso, instrument, hasOrder, locks }: WayWordsProps) {
  const t = useT('cashier');
  const { amount } = useFormat();
  const { kind, name, mask, netDeposit } = instrument;
  const isFirst = Number(netDeposit) > 0;
  return (
    <>
      <MethodMark kind={kind} />
      <span className={styles.words}>
        <b className={styles.name}>
          {name} <bdi>{mask}</bdi>
        </b>
        <WayFacts iso={iso} way={instrument} />
        {hasOrder && (
          <span className={styles.line}>
            {isFirst
              ? t('withdraw.comesFirst', { amount: amount(netDeposit, iso) })
              : t('withdraw.comesAfter')}
          </span>
        )}
        {locks.map((lock) => (
          <span key={lock} className={styles.line}>
            {lock}
          </span>
        ))}
      </span>
    </>
  );
}
