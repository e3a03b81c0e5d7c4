import type { PricedSelection } from '@paddock/contract/schemas';
import { useFormat } from '@paddock/shared-utils/react';

import styles from './desk.module.css';

/** Selections by market and outcome, each with its price. */
export function PricedList({ selections }: { readonly selections: readonly PricedSelection[] }) {
  const format = useFormat();
  return (
    <ul className={styles.priced}>
      {selections.map(({ selectionId, names, oddsMilli }) => (
        <li key={selectionId}>
          {format.name(names.market)}: {format.name(names.outcome)}{' '}
          <bdi dir="ltr">{format.odds(oddsMilli)}</bdi>
        </li>
      ))}
    </ul>
  );
}
