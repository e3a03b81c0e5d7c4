import { findSport } from '@paddock/contract';
import type { Competitor } from '@paddock/contract/schemas';
import { useFormat } from '@paddock/shared-utils/react';
import { Silk } from '@paddock/styleguide';

import styles from './side-name.module.css';

interface SideNameProps {
  readonly sport: string;
  readonly side: Competitor;
  readonly size?: 16 | 36;
}

/** A side by its silk and name; people have no silk. */
export function SideName({ sport, side, size = 16 }: SideNameProps) {
  const format = useFormat();
  return (
    <span className={styles.name}>
      {findSport(sport)?.sides === 'people' ? null : (
        <Silk pattern={side.silk.pattern} colours={side.silk.colours} size={size} />
      )}
      <span>{format.name(side.name)}</span>
    </span>
  );
}
