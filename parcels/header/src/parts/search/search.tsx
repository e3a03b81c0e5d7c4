import { useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { LazyPopover } from '../popover/lazy-popover.tsx';
import styles from './search.module.css';

/** The magnifier that opens the search for matches. */
export function Search() {
  const t = useT('header');
  return (
    <div className={styles.magnifier}>
      <LazyPopover
        trigger={<IconButton icon="search" size={40} onHeader label={t('search.label')} />}
        panel="SearchPanel"
      />
    </div>
  );
}
