import type { ContentView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Disclosure, Notice, TextLink } from '@paddock/styleguide';

import styles from './document.module.css';

interface EditionsProps {
  readonly view: ContentView;
  readonly path: string;
}

/** Of rules: since when this text is in force, and what was in force before it. */
export function Editions({ view: { kind, editions, number, sinceMs, isPreview }, path }: EditionsProps) {
  const t = useT('information');
  const format = useFormat();
  if (kind !== 'rules' || isPreview) return null;
  const [now] = editions;
  const day = (atMs: number) => format.date(atMs);
  /** The day, and the time where another edition began on the same. */
  const began = (atMs: number) =>
    editions.filter(({ fromMs }) => day(fromMs) === day(atMs)).length > 1 ? format.moment(atMs) : day(atMs);
  const isOld = now !== undefined && now.number !== number;
  return (
    <>
      {isOld && (
        <Notice tone="warning">
          {t('content.oldEdition')} <TextLink href={hrefFor(path)}>{t('content.toNow')}</TextLink>
        </Notice>
      )}
      <p className={styles.since}>
        {t(isOld ? 'content.editionThen' : 'content.editionNow', { date: began(sinceMs) })}
      </p>
      {editions.length > 1 && (
        <Disclosure title={t('content.editions')}>
          <ul>
            {editions.map((edition) => (
              <li key={`${edition.number} ${edition.fromMs}`}>
                <TextLink href={hrefFor(`${path}?edition=${edition.number}`)}>
                  {t('content.editionThen', { date: began(edition.fromMs) })}
                </TextLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
