import { MINUTE_MS } from '@paddock/contract';
import { useEffect, useState } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import type { RealityCheckView } from '@paddock/contract/schemas';
import { type RealityCheckProps, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import {
  Button,
  ButtonRow,
  ErrorBlock,
  MoneyText,
  SkeletonText,
  type SummaryLine,
  SummaryList,
  useReady,
} from '@paddock/styleguide';
import { Checkbox } from '@paddock/styleguide/forms';

import styles from '../parts/limits.module.css';

/** What the opener and the dialog host give. */
interface RealityCheckWidgetProps
  extends RegionProps, Partial<RealityCheckProps>, Partial<Pick<DialogWidgetProps, 'setTitle'>> {}

/** How long the player has been here, what was staked and won, and whether to go on (S4-08). */
export function RealityCheckWidget({
  sinceMs = 0,
  shownAtMs = 0,
  choose,
  setTitle,
}: RealityCheckWidgetProps) {
  const t = useT('office');
  const common = useT('common');
  const [notAgain, setNotAgain] = useState(false);
  const title = t('check.title');
  const minutes = Math.round((shownAtMs - sinceMs) / MINUTE_MS);
  const { value, reload } = useRead({
    ...readOf('/web-api/api/web/user/v1/reality-check', { query: { since: Math.floor(sinceMs / 1000) } }),
  });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  return (
    <div className={styles.form} data-testid="reality-check">
      <p className={styles.played}>{t('check.played', { count: minutes })}</p>
      {value.status === 'loading' && <SkeletonText lines={2} />}
      {value.status === 'error' && (
        <ErrorBlock title={t('check.failed')} retryLabel={common('retry')} onRetry={reload} />
      )}
      {value.status === 'ready' && <Sums view={value.data} />}
      <Checkbox
        label={t('check.notAgain')}
        checked={notAgain}
        onChange={(event) => setNotAgain(event.currentTarget.checked)}
      />
      <ButtonRow equal>
        <Button variant="outline" block onClick={() => choose?.('continue', notAgain)}>
          {t('check.goOn')}
        </Button>
        <Button variant="outline" block onClick={() => choose?.('log_out', notAgain)}>
          {t('check.logOut')}
        </Button>
      </ButtonRow>
    </div>
  );
}

function Sums({ view: { sums } }: { readonly view: RealityCheckView }) {
  const t = useT('office');
  const format = useFormat();
  if (sums.length === 0) return <p className={styles.text}>{t('check.nothing')}</p>;
  const line = (id: 'staked' | 'won', amount: string, currency: string): SummaryLine => ({
    id: `${currency} ${id}`,
    label: t(`check.${id}`),
    value: <MoneyText>{format.amount(amount, currency)}</MoneyText>,
  });
  return (
    <SummaryList
      lines={sums.flatMap(({ currency, staked, won }) => [
        line('staked', staked, currency),
        line('won', won, currency),
      ])}
    />
  );
}
