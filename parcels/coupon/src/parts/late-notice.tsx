import { useState } from 'react';
import { serverNowMs } from '@paddock/shared-utils';
import { useServerNow, useT } from '@paddock/shared-utils/react';
import { Notice } from '@paddock/styleguide';

/** An answer that takes longer than this is late: the player is told what happens to the bet meanwhile. */
export const LATE_MS = 4_000;

/** While a bet is being placed and its answer, or the decision of a live one, is overdue. */
export function LateNotice({ decidesAtMs }: { readonly decidesAtMs: number | null }) {
  const t = useT('coupon');
  const [startedAtMs] = useState(serverNowMs);
  const nowMs = useServerNow(1_000);
  if (nowMs < (decidesAtMs ?? startedAtMs) + LATE_MS) return null;
  return (
    <Notice tone="warning" title={t('late.title')} announce>
      <span data-testid="coupon-late">{t('late.text')}</span>
    </Notice>
  );
}
