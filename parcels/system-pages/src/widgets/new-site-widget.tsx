import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { openDialog } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import styles from '../parts/site-dialog.module.css';

interface NewSiteProps extends Partial<RegionProps>, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {}

/** Tells a guest that the site is new and that nothing of theirs was lost (S2-67, S4-21, S6-04). */
export function NewSiteWidget({ close, setTitle }: NewSiteProps) {
  const t = useT('system-pages');
  useLanguage();
  const company = useSiteConfig((config) => config.companyName) ?? '';
  const title = t('newSite.title', { company });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.dialog} data-testid="new-site">
      <p className={styles.text}>{t('newSite.text')}</p>
      <div className={styles.equal}>
        <Button
          variant="outline"
          block
          onClick={() => {
            close?.();
            openDialog({ widget: 'welcome/login' });
          }}
        >
          {t('common:signIn')}
        </Button>
        <Button variant="primary" block onClick={() => close?.()}>
          {t('newSite.look')}
        </Button>
      </div>
    </div>
  );
}
