import type { NamedPlacing } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import styles from './placing-list.module.css';

/** The order a field came in by, all of it. It stands in a link, where no other list may. */
export function PlacingList({ placings }: { readonly placings: readonly NamedPlacing[] }) {
  const t = useT('results');
  const format = useFormat();
  return (
    <span role="list" aria-label={t('order')} className={styles.placings}>
      {placings.map(({ place, code, name }) => (
        <span key={code} role="listitem" className={classNames(styles.one, place === 1 && styles.first)}>
          <span className={styles.place}>{format.number(place)}</span> {format.name(name)}
        </span>
      ))}
    </span>
  );
}
