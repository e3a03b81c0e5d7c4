import { useState } from 'react';
import type { CouponCodeView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, Disclosure, Notice } from '@paddock/styleguide';

import styles from '../coupon.module.css';

/** Gives what the coupon holds to others, by a code. */
export function ShareCoupon({ selectionIds }: { readonly selectionIds: readonly string[] }) {
  const t = useT('coupon');
  return (
    <Disclosure title={t('shared.share')}>
      {/* Another coupon has another code. */}
      <Share key={selectionIds.join()} selectionIds={selectionIds} />
    </Disclosure>
  );
}

function Share({ selectionIds }: { readonly selectionIds: readonly string[] }) {
  const t = useT('coupon');
  const labels = useLabels();
  const [made, setMade] = useState<CouponCodeView | null>(null);
  const { submit, pending, refusal } = useSubmit(
    () => api.post('/web-api/sportsbook/shared-coupons', { selectionIds: [...selectionIds] }),
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
  const [outcome, setOutcome] = useState<'copy' | 'copied' | 'copyByHand'>('copy');
  async function copy(): Promise<void> {
    // There is no clipboard on pages without encryption, and browsers may refuse it.
    const refused = () => setOutcome('copyByHand');
    try {
      await navigator.clipboard.writeText(code).then(() => setOutcome('copied'), refused);
    } catch {
      refused();
    }
  }
  return (
    <div className={styles.suggested} role="status">
      <p>
        {t('shared.code')} <output className={styles.couponCode}>{code}</output>
      </p>
      <p>{t('shared.until', { day: format.date(untilMs) })}</p>
      <Button block variant="outline" icon="copy" onClick={copy}>
        {t(`shared.${outcome}`)}
      </Button>
    </div>
  );
}
