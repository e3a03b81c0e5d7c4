import { useState } from 'react';

import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button, Panel, useReady } from '@paddock/styleguide';

import styles from '../parts/home-page.module.css';

/** The parcel's page. It says it is ready with its first paint, because it waits for no data. */
export function HomePage() {
  const t = useT('sample-parcel');
  useLanguage();
  useReady(true);
  const [presses, setPresses] = useState(0);
  return (
    <Panel padded className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {t('home.title')}
      </h1>
      <p>{t('home.text')}</p>
      <Button variant="primary" size={48} onClick={() => setPresses(presses + 1)}>
        {t('home.press')}
      </Button>
      <p aria-live="polite">{t('home.presses', { count: presses })}</p>
    </Panel>
  );
}
