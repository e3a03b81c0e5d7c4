import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { SportIcon, TextButton } from '@paddock/styleguide';

import { recent } from '../model/recent.ts';
import { useRecent } from '../parts/use-recent.ts';
import styles from './menu.module.css';

interface MenuRecentProps {
  /** Nothing is said where nothing was looked at, and what the list is is said where it is no part of the menu. */
  readonly isQuiet?: boolean;
  readonly onChosen?: (() => void) | undefined;
}

/** Matches, championships and teams that were looked at in this browser, the last one first. */
export function MenuRecent({ isQuiet = false, onChosen }: MenuRecentProps) {
  const t = useT('betting');
  const format = useFormat();
  const viewed = useRecent();
  if (viewed.length === 0) return isQuiet ? null : <p className={styles.note}>{t('search.noneRecent')}</p>;
  const list = (
    <ul className={styles.championships} aria-label={t('search.recent')}>
      {viewed.map(({ path, sport, names }) => (
        <li key={path}>
          <a href={hrefFor(path)} className={styles.championship} onClick={onChosen}>
            <SportIcon sport={sport} />
            <span className={styles.label}>{names.map((name) => format.name(name)).join(' – ')}</span>
          </a>
        </li>
      ))}
      <li className={styles.allLine}>
        <TextButton onClick={() => recent().clear()}>{t('search.forget')}</TextButton>
      </li>
    </ul>
  );
  return isQuiet ? (
    <>
      <p className={styles.kind}>{t('search.recent')}</p>
      {list}
    </>
  ) : (
    list
  );
}
