import { lazy, Suspense } from 'react';
import { useSiteConfig, useT } from '@paddock/shared-utils/react';

import styles from './for-you.module.css';
import { WaitingCards } from './waiting-cards.tsx';

const ForYouMatches = lazy(async () => ({ default: (await import('./for-you-matches.tsx')).ForYouMatches }));

/** A row of matches chosen for the visitor, where the site has it (`isShowPersonalizedBettingGamesSlider`, S3-37). */
export function ForYou() {
  const t = useT('betting');
  const isShown = useSiteConfig((config) => config.isShowPersonalizedBettingGamesSlider) === true;
  if (!isShown) return null;
  // As high as the cards will be.
  const room = (
    <div className={styles.slider} aria-hidden>
      <WaitingCards />
    </div>
  );
  return (
    <section className={styles.part} aria-label={t('forYou')}>
      <h2 className={styles.title}>{t('forYou')}</h2>
      <Suspense fallback={room}>
        <ForYouMatches room={room} />
      </Suspense>
    </section>
  );
}
