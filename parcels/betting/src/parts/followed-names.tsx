import { teamPath } from '@paddock/contract';
import type { BetSection, FollowedName } from '@paddock/contract/schemas';
import { favourites$, hrefFor } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Flag, Panel, SectionHeader, Silk, SportIcon } from '@paddock/styleguide';

import { championshipPagePath, sectionPath } from '../model/addresses.ts';
import { Counts } from './championship-index.tsx';
import { CutName } from './cut-name.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import styles from './followed-names.module.css';

interface FollowedNamesProps {
  readonly names: readonly FollowedName[];
  readonly section: BetSection;
}

/** Where a favourite leads that is no event. */
export function pathOfFollowed({ kind, key, sport, slug, name }: FollowedName, section: BetSection): string {
  if (kind === 'sport') return sectionPath(section, sport);
  return kind === 'team' ? teamPath(sport, name) : championshipPagePath({ id: key, slug: slug ?? '' });
}

/** The starred sports, championships and teams, each with what it has to bet on and its star. */
export function FollowedNames({ names, section }: FollowedNamesProps) {
  const t = useT('betting');
  const format = useFormat();
  const { items } = useStreamValue(favourites$, (value) => value);
  const shown = names.filter(({ kind, key }) => items.some((star) => star.kind === kind && star.key === key));
  if (shown.length === 0) return null;
  return (
    <Panel bleed>
      <SectionHeader dense title={t('followed.title')} />
      <ul className={styles.names}>
        {shown.map((one) => (
          <li key={`${one.kind} ${one.key}`} className={styles.name}>
            <a href={hrefFor(pathOfFollowed(one, section))} className={styles.link}>
              <FollowedMark of={one} />
              <CutName name={one.name} className={styles.words} />
              <Counts live={one.live} line={one.line} />
            </a>
            <FavouriteStar kind={one.kind} of={one.key} name={format.name(one.name)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What a favourite is known by: a flag, two colours, the drawing of its sport. */
export function FollowedMark({ of: { kind, sport, silk, regionCode } }: { readonly of: FollowedName }) {
  if (kind === 'championship') return <Flag region={regionCode ?? ''} />;
  if (kind === 'team' && silk !== undefined)
    return <Silk pattern={silk.pattern} colours={silk.colours} size={16} />;
  return <SportIcon sport={sport} />;
}
