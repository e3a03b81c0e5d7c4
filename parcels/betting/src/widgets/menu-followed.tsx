import type { BetSection } from '@paddock/contract/schemas';
import { favourites$, hrefFor } from '@paddock/shared-utils';
import { useStreamValue, useT } from '@paddock/shared-utils/react';

import { CutName } from '../parts/cut-name.tsx';
import { FollowedMark, pathOfFollowed } from '../parts/followed-names.tsx';
import { useFollowed } from '../parts/use-followed.ts';
import styles from './menu.module.css';
import { MenuCounts } from './menu-counts.tsx';

/** As many as leave the sports in sight; the page of favourites has all. */
const MOST = 8;

/** The starred championships and teams, under the link to all favourites. Starred sports stand first among the sports. */
export function MenuFollowed({ section }: { readonly section: BetSection }) {
  const t = useT('betting');
  const stars = useStreamValue(favourites$, ({ items }) => items);
  const { value } = useFollowed();
  const names = value.status === 'ready' ? value.data.names : [];
  const shown = names.filter(
    ({ kind, key }) => kind !== 'sport' && stars.some((star) => star.kind === kind && star.key === key),
  );
  if (shown.length === 0 && value.status !== 'loading')
    return <p className={styles.note}>{t('followed.none')}</p>;
  return (
    <ul className={styles.championships}>
      {shown.slice(0, MOST).map((one) => (
        <li key={`${one.kind} ${one.key}`}>
          <a href={hrefFor(pathOfFollowed(one, section))} className={styles.championship}>
            <FollowedMark of={one} />
            <CutName name={one.name} className={styles.label} />
            <MenuCounts live={one.live} line={one.line} />
          </a>
        </li>
      ))}
    </ul>
  );
}
