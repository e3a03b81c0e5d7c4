import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { LinkButton, Panel, SectionHeader } from '@paddock/styleguide';

import styles from './side.module.css';

/** What a guest may do at a table that many share, and why there is no demo of it. */
export function GuestPanel() {
  const t = useT('originals');
  return (
    <Panel bleed>
      <SectionHeader title={t('crash.guest.title')} />
      <div className={styles.body}>
        <p className={styles.dim}>{t('crash.guest.text')}</p>
        <LinkButton href={hrefFor('/user/login')} block size={48}>
          {t('crash.guest.signIn')}
        </LinkButton>
      </div>
    </Panel>
  );
}
