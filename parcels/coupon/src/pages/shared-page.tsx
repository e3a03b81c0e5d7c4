import type { PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useRead, useReadWords, useT } from '@paddock/shared-utils/react';
import {
  Button,
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import styles from '../parts/coupon.module.css';
import { FoundCoupon, readSharedCoupon } from '../parts/shared/found-coupon.tsx';
import { ShareLink } from '../parts/shared/share-link.tsx';
import { CouponStoreContext } from '../state/coupon-hooks.ts';
import { pageCoupon } from '../state/page-coupon.ts';

/** Answers of the server for a code that is none, or none any more. */
const UNKNOWN: readonly string[] = ['COUPON_CODE_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'];

/** A coupon that somebody shared, by the link of its code: to be looked at, taken, printed and shared on. */
export function SharedPage({ params }: Pick<PageProps, 'params'>) {
  const t = useT('coupon');
  const code = (params['code'] ?? '').toUpperCase();
  const read = useRead({
    key: `shared coupon ${code}`,
    isPublic: true,
    read: (signal) => readSharedCoupon(code, signal),
  });
  useReady(true);
  return (
    <CouponStoreContext value={pageCoupon().store}>
      <div className={styles.sharedPage} data-print="alone">
        <PageLayout title={t('shared.page', { code })}>
          <Panel padded bleed>
            <ReadView
              {...read}
              words={useReadWords({ slow: t('shared.slow') })}
              skeleton={<SkeletonText lines={8} />}
              refused={({ code: why }) => UNKNOWN.includes(why) && <NoCoupon />}
            >
              {(coupon) => (
                <>
                  <FoundCoupon coupon={coupon} />
                  <div className={styles.sharedActions}>
                    <ShareLink code={coupon.code} />
                    <Button block variant="outline" icon="print" onClick={() => globalThis.print()}>
                      {t('receipt.print')}
                    </Button>
                  </div>
                </>
              )}
            </ReadView>
          </Panel>
        </PageLayout>
      </div>
    </CouponStoreContext>
  );
}

function NoCoupon() {
  const t = useT('coupon');
  return (
    <EmptyState
      icon="ticket"
      title={t('shared.unknown')}
      message={t('shared.unknownText')}
      action={
        <LinkButton variant="primary" href={hrefFor('/line')}>
          {t('common:section.line')}
        </LinkButton>
      }
    />
  );
}
