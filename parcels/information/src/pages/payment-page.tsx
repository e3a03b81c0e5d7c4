import { useState } from 'react';
import { visitorCurrency } from '@paddock/contract';
import { activeAccount$, api, auth$, hrefFor, maintenance$, profile$ } from '@paddock/shared-utils';
import {
  useFormat,
  useLabels,
  useRead,
  useSiteConfig,
  useStream,
  useStreamValue,
  useT,
} from '@paddock/shared-utils/react';
import {
  ErrorBlock,
  LinkButton,
  Notice,
  PageLayout,
  Panel,
  SectionHeader,
  SkeletonOrError,
  useReady,
} from '@paddock/styleguide';

import { Conditions } from '../parts/conditions.tsx';
import styles from '../parts/payment.module.css';
import { PlaceChoice, type Place } from '../parts/place-choice.tsx';
import { WaysSkeleton, WaysTable, type Direction } from '../parts/ways-table.tsx';

const DIRECTIONS: readonly Direction[] = ['deposit', 'withdrawal'];

/** How money comes in and goes out, for everybody, in the currency and country one chooses (S2-35). */
export function PaymentPage() {
  const t = useT('information');
  const site = useSiteConfig((config) => config);
  const own = useOwnPlace();
  const [chosen, setChosen] = useState<Partial<Place>>({});
  useReady(true);
  const currency = chosen.currency ?? own.currency ?? (site && visitorCurrency(site));
  const country = chosen.country === undefined ? own.country : chosen.country;
  const place = currency === undefined || !own.isKnown ? null : { currency, country };
  return (
    <div className={styles.page}>
      <PageLayout
        title={t('seo.payment.title')}
        lead={t('payment.lead')}
        actions={
          place !== null && (
            <PlaceChoice
              currencies={site?.currencies ?? []}
              place={place}
              onChoose={(change) => setChosen({ ...chosen, ...change })}
            />
          )
        }
      >
        <Stopped />
        <Ways place={place} />
      </PageLayout>
    </div>
  );
}

interface OwnPlace {
  /** False until it is: what is read meanwhile would be read again. */
  readonly isKnown: boolean;
  readonly currency: string | undefined;
  readonly country: number | null;
}

/** A player's own account and country; nothing of a guest. */
function useOwnPlace(): OwnPlace {
  const account = useStream(activeAccount$);
  const profile = useStream(profile$);
  return {
    isKnown: account.status !== 'loading' && profile.status !== 'loading',
    currency: 'account' in account ? account.account.iso : undefined,
    country: 'profile' in profile ? profile.profile.user_country_id : null,
  };
}

function Ways({ place }: { readonly place: Place | null }) {
  const t = useT('information');
  const common = useT('common');
  const labels = useLabels();
  const { value, reload } = useRead({
    key: place === null ? null : `ways ${place.currency} ${place.country ?? ''}`,
    isPublic: true,
    read: (signal) =>
      api.get('/web-api/cashier/ways', {
        query: { currency: place?.currency, country: place?.country ?? undefined },
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

/** That no money moves while the site is updated, and until when. */
function Stopped() {
  const t = useT('information');
  const { moment } = useFormat();
  const maintenance = useStream(maintenance$);
  if (maintenance.status !== 'active') return null;
  const { endsAtMs } = maintenance;
  return (
    <Notice tone="warning" announce>
      {endsAtMs === null ? t('payment.stopped') : t('payment.stoppedUntil', { until: moment(endsAtMs) })}
    </Notice>
  );
}

/**
 * Leads to the cashier, a guest by way of signing in. During a break money only goes out, during maintenance not at all.
 */
function Go({ direction }: { readonly direction: Direction }) {
  const t = useT('information');
  const isStopped = useStreamValue(maintenance$, ({ status }) => status === 'active');
  const isOnBreak = useStreamValue(auth$, ({ banLevel }) => banLevel > 0);
  if (isStopped) return null;
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
