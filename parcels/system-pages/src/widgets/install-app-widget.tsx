import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { install } from '@paddock/shared-utils';
import { useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, useReady } from '@paddock/styleguide';

import styles from '../parts/site-dialog.module.css';

interface InstallAppProps
  extends Partial<RegionProps>, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {}

/** Offers to install the site as an app. The browser's own question follows the press, and asks alone. */
export function InstallAppWidget({ close, setTitle }: InstallAppProps) {
  const t = useT('system-pages');
  useLanguage();
  const company = useSiteConfig((config) => config.companyName) ?? '';
  const title = t('installApp.title', { company });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.dialog} data-testid="install-app">
      <p className={styles.text}>{t('installApp.text')}</p>
      <div className={styles.equal}>
        <Button variant="outline" block onClick={() => close?.()}>
          {t('installApp.no')}
        </Button>
        <Button
          variant="primary"
          block
          onClick={() => {
            close?.();
            void install();
          }}
        >
          {t('installApp.yes')}
        </Button>
      </div>
    </div>
  );
}
