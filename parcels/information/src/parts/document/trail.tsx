import type { ContentView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import styles from './document.module.css';

/** What a document stands below, the topmost first. */
export function Trail({ trail }: Pick<ContentView, 'trail'>) {
  const t = useT('information');
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t('content.trail')}>
      <ol className={styles.trail}>
        {trail.map(({ address, title }) => (
          <li key={address}>
            <TextLink href={hrefFor(address)}>{title}</TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
