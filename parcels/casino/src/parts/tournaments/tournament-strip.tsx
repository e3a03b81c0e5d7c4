import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Icon } from '@paddock/styleguide';

import { useNothingOffered } from '../use-nothing-offered.ts';
import styles from './tournament-strip.module.css';

/** The way to the tournaments from the lobby, where a phone has no menu. Asks nothing, so that nothing moves. */
export function TournamentStrip() {
  const t = useT('casino');
  if (useNothingOffered() !== null) return null;
  return (
    <a className={styles.strip} href={hrefFor('/tournaments')}>
      <Icon name="trophy" />
      <span>{t('tournament.strip')}</span>
      <Icon name="forward" size={16} />
    </a>
  );
}
