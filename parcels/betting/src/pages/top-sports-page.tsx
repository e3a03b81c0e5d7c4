import { useMemo } from 'react';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { PageLayout, Panel, SportIcon, TextLink, useReady } from '@paddock/styleguide';

import { sectionPath } from '../model/addresses.ts';
import { CRICKET, CRICKET_PATH } from '../model/cricket-paths.ts';
import { useSports } from '../parts/use-sports.ts';
import styles from './top-sports-page.module.css';

/** All sports, those with the most on and to come first, each with the ways to it (S2-07). */
export function TopSportsPage() {
  const t = useT('betting');
  const live = useSports('live');
  const line = useSports('line');
  useReady(true);
  const sports = useMemo(() => {
    const toCome = new Map(line.map(({ slug, count = 0 }) => [slug, count]));
    return live
      .map(({ slug, name, count = 0 }) => ({ slug, name, live: count, line: toCome.get(slug) ?? 0 }))
      .toSorted((a, b) => b.live + b.line - (a.live + a.line));
  }, [live, line]);
  return (
    <PageLayout title={t('seo.topSports.title')}>
      <ul className={styles.sports}>
        {sports.map((sport) => (
          <li key={sport.slug}>
            <Panel padded className={styles.sport} data-top-sport={sport.slug}>
              <h2 className={styles.name}>
                <SportIcon sport={sport.slug} /> {sport.name}
              </h2>
              <TextLink href={hrefFor(sectionPath('live', sport.slug))}>
                {t('count.live', { count: sport.live })}
              </TextLink>
              <TextLink href={hrefFor(sectionPath('line', sport.slug))}>
                {t('count.line', { count: sport.line })}
              </TextLink>
              {sport.slug === CRICKET && (
                <TextLink href={hrefFor(CRICKET_PATH)}>{t('topSports.hub')}</TextLink>
              )}
            </Panel>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
