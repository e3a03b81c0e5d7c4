import { useEffect } from 'react';
import { MINUTE_MS, LIMIT_TYPES } from '@paddock/contract';
import { accounts$, hrefFor, limits$, playerNews$, refreshLimits, type Limit } from '@paddock/shared-utils';
import { useServerNow, useSiteConfig, useStream, useStreamValue, useT } from '@paddock/shared-utils/react';
import {
  ErrorBlock,
  Notice,
  PageLayout,
  Panel,
  SkeletonOrError,
  SkeletonText,
  TextLink,
  useReady,
} from '@paddock/styleguide';

import { comingExclusion, runningBreak } from '../model/limit-rows.ts';
import {
  CHECK_MINUTES,
  EXCLUSION_DAYS,
  isMoneyLimit,
  MONEY_FAMILIES,
  SESSION_HOURS,
  TIMEOUT_DAYS,
  type MoneyFamily,
} from '../model/limit-values.ts';
import { BreakForm } from '../parts/break-form.tsx';
import styles from '../parts/columns.module.css';
import { MoneyLimits } from '../parts/money-limits.tsx';
import { PlayStrip } from '../parts/play-strip.tsx';
import { TimeLimit } from '../parts/time-limit.tsx';
import { useLimitWords } from '../parts/use-limit-words.ts';

/** The player's own limits, and breaks from play (S3-03 to S3-09, S4-07). */
export function ResponsiblePage() {
  const t = useT('office');
  const common = useT('common');
  const value = useStream(limits$);
  // What was paid in or staked since, here or in another tab, is used of the limits. The first look reads them itself.
  useEffect(() => {
    if (limits$.snapshot().status !== 'loading') void refreshLimits();
    const heard = playerNews$.snapshot().seq;
    const subscription = playerNews$.subscribe((value) => {
      if (value.seq !== heard && value.status === 'news' && value.news.kind === 'accounts')
        void refreshLimits();
    });
    return () => subscription.unsubscribe();
  }, []);
  useReady(true);
  return (
    <PageLayout title={t('seo.responsible.title')} lead={t('limits.lead')}>
      <PlayStrip />
      {'limits' in value && <AllLimits limits={value.limits} />}
      {value.status === 'error' && (
        <ErrorBlock
          title={t('limits.failed')}
          message={t('limits.failedText')}
          retryLabel={common('retry')}
          onRetry={refreshLimits}
        />
      )}
      {(value.status === 'loading' || value.status === 'none') && (
        <SkeletonOrError
          busyLabel={common('loading')}
          error={{ title: t('slow'), retryLabel: common('retry') }}
          onRetry={() => void refreshLimits()}
        >
          <div className={styles.columns}>
            {MONEY_FAMILIES.map((key) => (
              <Panel key={key} padded bleed>
                <SkeletonText lines={9} />
              </Panel>
            ))}
          </div>
        </SkeletonOrError>
      )}
    </PageLayout>
  );
}

function AllLimits({ limits }: { readonly limits: readonly Limit[] }) {
  const fallback = useSiteConfig((config) => config.defaultCurrency) ?? '';
  const main = useStreamValue(accounts$, (value) => ('main' in value ? (value.main?.iso ?? null) : null));
  const money = (family: MoneyFamily) => (
    <MoneyLimits
      family={family}
      limits={limits}
      currency={main ?? limits.find(isMoneyLimit)?.measure ?? fallback}
    />
  );
  return (
    <>
      <Breaks limits={limits} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {money('deposit')}
          {money('wagering')}
        </div>
        <div className={styles.column}>
          {money('loss')}
          <TimeLimit name="session" limitType={LIMIT_TYPES.session} values={SESSION_HOURS} limits={limits} />
          <TimeLimit
            name="check"
            limitType={LIMIT_TYPES.realityCheck}
            values={CHECK_MINUTES}
            limits={limits}
          />
        </div>
        <BreakForm
          name="timeout"
          limitType={LIMIT_TYPES.depositTimeout}
          values={TIMEOUT_DAYS}
          limits={limits}
        />
        <BreakForm
          name="exclusion"
          limitType={LIMIT_TYPES.selfExclusion}
          values={EXCLUSION_DAYS}
          limits={limits}
        />
      </div>
      <HelpNotice />
    </>
  );
}

/** Where to read how to tell that play is out of hand, and who helps. */
function HelpNotice() {
  const t = useT('office');
  return (
    <Notice
      tone="positive"
      icon="shield"
      title={t('limits.help.title')}
      action={<TextLink href={hrefFor('/responsiblegaming')}>{t('limits.help.link')}</TextLink>}
    >
      {t('limits.help.text')}
    </Notice>
  );
}

/** A break that is on, with its end, or a self-exclusion that is still to come (S5-13). */
function Breaks({ limits }: { readonly limits: readonly Limit[] }) {
  const t = useT('office');
  const words = useLimitWords();
  const nowMs = useServerNow(MINUTE_MS);
  const running = runningBreak(limits, nowMs);
  const coming = comingExclusion(limits, nowMs);
  return (
    <>
      {running?.endsAt && (
        <Notice
          tone="info"
          icon="shield"
          title={t('limits.onBreak', { until: words.moment(running.endsAt * 1000) })}
        >
          {t('limits.onBreakText')}
        </Notice>
      )}
      {coming !== null && (
        <Notice
          tone="warning"
          title={t('limits.exclusionComes', { from: words.moment(coming.startedAt * 1000) })}
        />
      )}
    </>
  );
}
