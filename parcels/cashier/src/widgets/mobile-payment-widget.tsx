import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useSiteConfig, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, ErrorBlock, Skeleton, TextLink, useReady } from '@paddock/styleguide';
import { QrCode } from '@paddock/styleguide/forms';

import styles from '../parts/mobile-payment.module.css';

interface MobilePaymentProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {
  /** Not to be shown again in this browser. */
  readonly never?: () => void;
}

/** Paying from the phone next time (S4-21): a code for its camera, and the address in words. */
export function MobilePaymentWidget({ close, setTitle, never }: MobilePaymentProps) {
  const t = useT('cashier');
  const common = useT('common');
  const title = t('mobile.title');
  const inDialog = useSiteConfig((config) => config.useRechargeModal) === true;
  // Where the recharge is a dialog its own address, opened first, leads home.
  const path = hrefFor(inDialog ? '/?modal=recharge' : '/office/recharge');
  const { value, reload } = useRead({
    ...readOf('/web-api/qr', { query: { path } }),
  });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.mobile} data-testid="mobile-payment">
      <p className={styles.text}>{t('mobile.text')}</p>
      {value.status === 'loading' && <Skeleton shape="block" width="200px" height="200px" />}
      {value.status === 'error' && (
        <ErrorBlock title={t('mobile.failed')} retryLabel={common('retry')} onRetry={reload} />
      )}
      {value.status === 'ready' && <QrCode {...value.data.qr} label={t('mobile.code')} />}
      <p className={styles.text}>
        {t('mobile.orOpen')}{' '}
        <TextLink href={path}>{value.status === 'ready' ? shown(value.data.url) : path}</TextLink>
      </p>
      <p className={styles.dim}>{t('mobile.homeScreen')}</p>
      <ButtonRow equal>
        <Button variant="outline" block onClick={() => close?.()}>
          {t('mobile.later')}
        </Button>
        <Button
          variant="outline"
          block
          onClick={() => {
            never?.();
            close?.();
          }}
        >
          {t('mobile.never')}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** As one would type it. */
function shown(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
