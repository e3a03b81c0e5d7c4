import { useT } from '@paddock/shared-utils/react';

import styles from '../site.module.css';

const FOLLOWS = ['play', 'pages', 'loads', 'others', 'end'] as const;

/** What maintenance does to players, pages and everybody else, said before it is ordered. */
export function WhatFollows() {
  const t = useT('desk');
  return (
    <ul className={styles.follows}>
      {FOLLOWS.map((one) => (
        <li key={one}>{t(`site.maintenance.follows.${one}`)}</li>
      ))}
    </ul>
  );
}
