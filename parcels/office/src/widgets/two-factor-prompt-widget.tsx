import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, LinkButton, useReady } from '@paddock/styleguide';

import styles from '../parts/limits.module.css';

interface TwoFactorPromptProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {}

/** Offers two-factor sign-in to a player without it (S3-24): yes and not now are equal. */
export function TwoFactorPromptWidget({ close, setTitle }: TwoFactorPromptProps) {
  const t = useT('office');
  const title = t('security.prompt.title');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.form} data-testid="two-factor-prompt">
      <p className={styles.text}>{t('security.prompt.text')}</p>
      <ButtonRow equal>
        <LinkButton variant="outline" block href={hrefFor('/office/security')} onClick={() => close?.()}>
          {t('security.prompt.setUp')}
        </LinkButton>
        <Button variant="outline" block onClick={() => close?.()}>
          {t('security.prompt.later')}
        </Button>
      </ButtonRow>
    </div>
  );
}
