import type { AlertedSelection, PricedSelection } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import styles from './desk.module.css';

/** Selections by market and outcome, each with its price, and with what it was where it leapt. */
export function PricedList({
  selections,
}: {
  readonly selections: readonly (PricedSelection | AlertedSelection)[];
}) {
  const t = useT('desk');
  const format = useFormat();
  return (
    <ul className={styles.priced}>
      {selections.map((selection) => {
        const { selectionId, names, oddsMilli } = selection;
        const beforeMilli = 'beforeMilli' in selection ? selection.beforeMilli : null;
        return (
          <li key={selectionId}>
            {format.name(names.market)}: {format.name(names.outcome)}{' '}
            <bdi>
              {beforeMilli === null
                ? format.odds(oddsMilli)
                : t('alerts.moved', { before: format.odds(beforeMilli), now: format.odds(oddsMilli) })}
            </bdi>
          </li>
        );
      })}
    </ul>
  );
}
