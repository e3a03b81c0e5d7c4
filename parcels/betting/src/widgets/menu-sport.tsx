import { useState } from 'react';
import type { BetSection } from '@paddock/contract/schemas';
import { favourites$, hrefFor } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Flag, SportIcon, TextButton } from '@paddock/styleguide';

import { championshipPath, sectionPath } from '../model/addresses.ts';
import { starredChampionshipsFirst } from '../model/starred-first.ts';
import { CutName } from '../parts/cut-name.tsx';
import { FavouriteStar } from '../parts/favourite-star.tsx';
import type { ListedSport } from '../parts/use-sports.ts';
import { MenuCounts } from './menu-counts.tsx';
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
  const stars = useStreamValue(favourites$, ({ items }) => items);
  const championships = starredChampionshipsFirst(
    sport.championships.filter((one) => one[section] > 0),
    stars,
  );
  const shown = all ? championships : championships.slice(0, SHOWN);
  return (
    <li>
      <div className={styles.line}>
        <a
          href={hrefFor(href)}
          className={styles.item}
          data-open={isOpen || undefined}
          aria-current={path === href ? 'page' : undefined}
          title={sport.name}
        >
          <SportIcon sport={sport.slug} />
          <span className={styles.label}>{sport.name}</span>
          <MenuCounts live={sport.live} line={sport.line} />
        </a>
        <FavouriteStar kind="sport" of={sport.slug} name={sport.name} className={styles.star} />
      </div>
      {isOpen && (
        <ul className={styles.championships}>
          {shown.map((one) => {
            const own = championshipPath(section, sport.slug, one);
            return (
              <li key={one.id} className={styles.line}>
                <a
                  href={hrefFor(own)}
                  className={styles.championship}
                  aria-current={path === own ? 'page' : undefined}
                >
                  <Flag region={one.regionCode} />
                  <CutName name={one.name} className={styles.label} />
                  <MenuCounts live={one.live} line={one.line} />
                </a>
                <FavouriteStar
                  kind="championship"
                  of={one.id}
                  name={format.name(one.name)}
                  className={styles.star}
                />
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
