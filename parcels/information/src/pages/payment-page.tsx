import { useState } from 'react';
import type { PaymentWaysView } from '@paddock/contract/schemas';
import { activeAccount$, api, auth$, hrefFor } from '@paddock/shared-utils';
import { useLabels, useRead, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  ErrorBlock,
  LinkButton,
  PageLayout,
  Panel,
  SectionHeader,
  SkeletonOrError,
  useReady,
} from '@paddock/styleguide';

import { Conditions } from '../parts/conditions.tsx';
import { CurrencyChoice } from '../parts/currency-choice.tsx';
import styles from '../parts/payment.module.css';
import { WaysSkeleton, WaysTable, type Direction } from '../parts/ways-table.tsx';

const DIRECTIONS: readonly Direction[] = ['deposit', 'withdrawal'];

/** How money comes in and goes out, for everybody, in the currency one chooses (S2-35). */
export function PaymentPage() {
  const t = useT('information');
  const site = useSiteConfig((config) => config);
  const own = useStreamValue(activeAccount$, (value) => ('account' in value ? value.account.iso : null));
  const [chosen, setChosen] = useState<string | null>(null);
  useReady(true);
  const currencies = site?.currencies ?? [];
  const currency = chosen ?? own ?? site?.defaultCurrency ?? null;
  return (
    <div className={styles.page}>
      <PageLayout
        title={t('payment.title')}
        lead={t('payment.lead')}
        actions={
          currency !== null && (
            <CurrencyChoice currencies={currencies} currency={currency} onChoose={setChosen} />
          )
        }
      >
        <Ways currency={currency} />
      </PageLayout>
    </div>
  );
}

function Ways({ currency }: { readonly currency: string | null }) {
  const t = useT('information');
  const common = useT('common');
  const labels = useLabels();
  const { value, reload } = useRead({
    key: currency === null ? null : `ways ${currency}`,
    read: (signal) =>
      api.get<PaymentWaysView>('/cashier/ways', {
        query: { currency: currency ?? undefined },
        bearer: 'none',
        signal,
      }),
  });
  if (value.status === 'error') {
    return (
      <Panel bleed>
        <ErrorBlock title={labels.problem(value.problem)} retryLabel={common('retry')} onRetry={reload} />
      </Panel>
    );
  }
  const view = value.status === 'ready' ? value.data : null;
  return (
    <>
      {DIRECTIONS.map((direction) => (
        <Panel key={direction} bleed data-testid={`ways-${direction}`}>
          <SectionHeader title={t(`payment.${direction}.title`)} actions={<Go direction={direction} />} />
          {view === null ? (
            <SkeletonOrError
              busyLabel={common('loading')}
              error={{ title: t('payment.slow'), retryLabel: common('retry') }}
              onRetry={reload}
            >
              <WaysSkeleton />
            </SkeletonOrError>
          ) : (
            <WaysTable direction={direction} currency={view.currency} ways={view.ways} />
          )}
        </Panel>
      ))}
      {view !== null && <Conditions view={view} />}
    </>
  );
}

/** Leads to the cashier, a guest by way of signing in. During a break money only goes out. */
function Go({ direction }: { readonly direction: Direction }) {
  const t = useT('information');
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  if (direction === 'withdrawal') {
    return (
      <LinkButton variant="outline" size={32} icon="bank" href={hrefFor('/office/deduce')}>
        {t('payment.withdrawal.go')}
      </LinkButton>
    );
  }
  if (isOnBreak) return null;
  return (
    <LinkButton variant="primary" size={32} icon="plus" href={hrefFor('/office/recharge')}>
      {t('payment.deposit.go')}
    </LinkButton>
  );
}
