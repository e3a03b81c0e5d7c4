import { useState } from 'react';
import type { CouponCodeView, SharedPlan } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Disclosure, Notice, TextLink } from '@paddock/styleguide';

import styles from '../coupon.module.css';
import { CopyButton } from './copy-button.tsx';
import { ShareLink } from './share-link.tsx';
import { sharedCouponPath } from './shared-coupon-path.ts';

interface ShareCouponProps {
  readonly selectionIds: readonly string[];
  readonly plan: SharedPlan;
}

/** Gives what the coupon holds and how it is bet to others, by a code and its link. */
export function ShareCoupon({ selectionIds, plan }: ShareCouponProps) {
  const t = useT('coupon');
  return (
    <Disclosure title={t('shared.share')}>
      {/* Another coupon has another code. */}
      <Share key={JSON.stringify([selectionIds, plan])} selectionIds={selectionIds} plan={plan} />
    </Disclosure>
  );
}

function Share({ selectionIds, plan }: ShareCouponProps) {
  const t = useT('coupon');
  const labels = useLabels();
  const [made, setMade] = useState<CouponCodeView | null>(null);
  const { submit, pending, refusal } = useSubmit(
    () => api.post('/web-api/sportsbook/shared-coupons', { selectionIds: [...selectionIds], plan }),
    ({ data }) => setMade(data),
  );
  if (made !== null) return <Made made={made} />;
  return (
    <div className={styles.suggested}>
      <p>{t('shared.hint')}</p>
      {refusal !== null && (
        <Notice tone="warning" title={labels.problem(refusal.problem)} announce key={refusal.attempt} />
      )}
      <Button block pending={pending} onClick={() => submit(undefined)}>
        {t('shared.get')}
      </Button>
    </div>
  );
}

function Made({ made: { code, untilMs } }: { readonly made: CouponCodeView }) {
  const t = useT('coupon');
  const format = useFormat();
  return (
    <div className={styles.suggested} role="status">
      <p>
        {t('shared.code')} <output className={styles.couponCode}>{code}</output>
      </p>
      <p>{t('shared.until', { day: format.date(untilMs) })}</p>
      <CopyButton text={code} words="code" />
      <ShareLink code={code} />
      <p>
        <TextLink href={hrefFor(sharedCouponPath(code))}>{t('shared.open')}</TextLink>
      </p>
    </div>
  );
}
