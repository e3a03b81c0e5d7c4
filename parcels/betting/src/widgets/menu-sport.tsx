import { useState } from 'react';
import type { BetSection } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Flag, SportIcon, TextButton } from '@paddock/styleguide';

import { championshipPath, sectionPath } from '../model/addresses.ts';
import type { ListedSport } from '../parts/use-sports.ts';
import styles from './menu.module.css';

interface MenuSportProps {
  readonly sport: ListedSport;
  readonly section: BetSection;
  readonly path: string;
  /** The sport one is in shows its championships. */
  readonly isOpen: boolean;
}

const SHOWN = 6;

/** A sport of the menu with its count; the open one with its largest championships. */
export function MenuSport({ sport, section, path, isOpen }: MenuSportProps) {
  const t = useT('betting');
  const format = useFormat();
  const [all, setAll] = useState(false);
  const href = sectionPath(section, sport.slug);
  const championships = sport.championships.filter((one) => one[section] > 0);
  const shown = all ? championships : championships.slice(0, SHOWN);
  return (
    <li>
      <a
        href={hrefFor(href)}
        className={styles.item}
        data-open={isOpen || undefined}
        aria-current={path === href ? 'page' : undefined}
        title={sport.name}
      >
        <SportIcon sport={sport.slug} />
        <span className={styles.label}>{sport.name}</span>
        <span className={styles.count}>{sport.count}</span>
      </a>
      {isOpen && (
        <ul className={styles.championships}>
          {shown.map((one) => {
            const own = championshipPath(section, sport.slug, one);
            return (
              <li key={one.id}>
                <a
                  href={hrefFor(own)}
                  className={styles.championship}
                  aria-current={path === own ? 'page' : undefined}
                >
                  <Flag region={one.regionCode} />
                  <span className={styles.label}>{format.name(one.name)}</span>
                  <span className={styles.count}>{one[section]}</span>
                </a>
              </li>
            );
          })}
          {championships.length > SHOWN && (
            <li className={styles.allLine}>
              <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t('fewerChampionships') : t('allChampionships', { count: championships.length })}
              </TextButton>
            </li>
          )}
        </ul>
      )}
    </li>
  );
}
