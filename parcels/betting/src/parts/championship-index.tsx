import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Flag, LiveLamp, Panel, SportHeader } from '@paddock/styleguide';

import { championshipPagePath } from '../model/addresses.ts';
import type { RegionOfSport, SportOfAll } from '../model/all-championships.ts';
import styles from './championship-index.module.css';
import { FavouriteStar } from './favourite-star.tsx';
import listStyles from './lists.module.css';

interface ChampionshipIndexProps {
  readonly sport: SportOfAll;
  /** The page of one; its own among all championships where nothing is said. */
  readonly pathOf?: (championship: ListedChampionship) => string;
}

type ListedChampionship = RegionOfSport['championships'][number];

/** A sport's championships by region, each with how many matches are on and to come. */
export function ChampionshipIndex({ sport, pathOf = championshipPagePath }: ChampionshipIndexProps) {
  const t = useT('betting');
  return (
    <Panel bleed data-sport={sport.slug}>
      <SportHeader
        sport={sport.slug}
        title={sport.name}
        className={listStyles.sportHead}
        note={t('champs.found', { count: sport.count })}
        actions={<Counts live={sport.live} line={sport.line} outrights={sport.outrights} />}
      />
      <div className={styles.regions}>
        {sport.regions.map((region) => (
          <Region key={region.code} region={region} pathOf={pathOf} />
        ))}
      </div>
    </Panel>
  );
}

interface RegionProps {
  readonly region: RegionOfSport;
  readonly pathOf: (championship: ListedChampionship) => string;
}

function Region({ region, pathOf }: RegionProps) {
  const format = useFormat();
  return (
    <div className={styles.region}>
      <h3 className={styles.regionName}>
        <Flag region={region.code} />
        <span>{region.name}</span>
      </h3>
      <ul className={styles.list}>
        {region.championships.map((one) => (
          <li key={one.id} className={styles.item}>
            <a href={hrefFor(pathOf(one))} className={styles.link}>
              <span className={styles.name}>{format.name(one.name)}</span>
              <Counts live={one.live} line={one.line} outrights={one.outrights} />
            </a>
            <FavouriteStar kind="championship" of={one.id} name={format.name(one.name)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CountsProps {
  readonly live: number;
  readonly line: number;
  readonly outrights?: number | undefined;
}

/** What is on, with its lamp, what is to come, and who wins what. */
export function Counts({ live, line, outrights = 0 }: CountsProps) {
  const t = useT('betting');
  return (
    <span className={styles.counts}>
      {live > 0 && <LiveLamp>{t('count.live', { count: live })}</LiveLamp>}
      {line > 0 && <span>{t('count.line', { count: line })}</span>}
      {outrights > 0 && <span>{t('count.outrights', { count: outrights })}</span>}
    </span>
  );
}
