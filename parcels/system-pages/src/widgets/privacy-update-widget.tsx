import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useLanguage, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, useReady } from '@paddock/styleguide';

import styles from '../parts/site-dialog.module.css';

interface PrivacyUpdateProps
  extends Partial<RegionProps>, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {}

/** Tells whoever knew an older privacy policy that it changed, and leads to it (S2-67). */
export function PrivacyUpdateWidget({ close, setTitle }: PrivacyUpdateProps) {
  const t = useT('system-pages');
  const { date } = useFormat();
  useLanguage();
  const updatedAt = useSiteConfig((config) => config.privacyUpdatedAt) ?? '';
  const title = t('privacyUpdate.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.dialog} data-testid="privacy-update">
      <p className={styles.text}>
        {t('privacyUpdate.text', { date: date(Date.parse(`${updatedAt}T12:00:00Z`)) })}
      </p>
      <div className={styles.equal}>
        <LinkButton variant="outline" block href={hrefFor('/privacy-policy')}>
          {t('privacyUpdate.read')}
        </LinkButton>
        <Button variant="primary" block onClick={() => close?.()}>
          {t('privacyUpdate.fine')}
        </Button>
      </div>
    </div>
  );
}
