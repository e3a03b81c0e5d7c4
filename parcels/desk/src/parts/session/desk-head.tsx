import { partsText } from '@paddock/contract';
import { useLanguage, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import styles from '../desk.module.css';
import type { DeskSession } from './use-desk-session.ts';

/** Who is at the desk, and the way out. */
export function DeskHead({ desk: { state, signOut } }: { readonly desk: DeskSession }) {
  const t = useT('desk');
  const language = useLanguage();
  if (state.status !== 'in') return null;
  const { name, roles } = state.session;
  return (
    <div className={styles.head}>
      <span className={styles.who} data-testid="desk-who">
        <b>{name}</b> <span className={styles.dim}>{partsText(roles, language)}</span>
      </span>
      <Button variant="outline" size={32} onClick={signOut}>
        {t('signOut')}
      </Button>
    </div>
  );
}
