import { DAY_MS, isLimitType, LIMIT_RULES, limitTypesOf, type LimitType } from '@paddock/contract';
import { limitUsage, type Limit } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, ProgressBar, SectionHeader } from '@paddock/styleguide';

import { rowOf } from '../model/limit-rows.ts';
import type { MoneyFamily } from '../model/limit-values.ts';
import { AmountForm } from './amount-form.tsx';
import { LimitHead } from './limit-head.tsx';
import styles from './limits.module.css';
import { PendingChange } from './pending-change.tsx';
import { useLimitWords } from './use-limit-words.ts';

interface MoneyLimitsProps {
  readonly family: MoneyFamily;
  readonly limits: readonly Limit[];
  /** Currency of the main account: new limits are held in it. */
  readonly currency: string;
}

/** One family of money limits with its windows (S3-03 to S3-05). */
export function MoneyLimits({ family, limits, currency }: MoneyLimitsProps) {
  const t = useT('office');
  return (
    <Panel bleed data-limits={family}>
      <SectionHeader title={t(`limits.${family}.title`)} note={t(`limits.${family}.note`)} />
      {limitTypesOf(family).map((limitType) => {
        const row = rowOf(limits, limitType);
        return (
          <div key={limitType} className={styles.row} data-limit={limitType}>
            <LimitHead
              title={t(`limits.window.${windowOf(limitType)}`)}
              note={t('limits.rolling')}
              isSet={row.active !== null}
            >
              {(close) => <AmountForm row={row} currency={currency} onDone={close} />}
            </LimitHead>
            {row.active === null ? (
              <p className={styles.none}>{t('limits.none')}</p>
            ) : (
              <Usage
                limit={row.active}
                label={t('limits.bar', { name: t(`common:limitName.${limitType}`) })}
              />
            )}
            {row.pending !== null && <PendingChange row={row} />}
          </div>
        );
      })}
    </Panel>
  );
}

function Usage({ limit, label }: { readonly limit: Limit; readonly label: string }) {
  const t = useT('office');
  const { money } = useFormat();
  const words = useLimitWords();
  const { currency, totalMinor, leftMinor, usedMinor, part } = limitUsage(limit);
  const used = t('limits.used', { used: money(usedMinor, currency), total: money(totalMinor, currency) });
  const isLoss = isLimitType(limit.limitType) && LIMIT_RULES[limit.limitType].kind === 'loss';
  return (
    <>
      <ProgressBar
        value={part}
        label={label}
        valueText={used}
        left={t('limits.left', { left: money(leftMinor, currency) })}
        used={used}
      />
      {limit.roomBackAt !== null && (
        <p className={styles.none}>{t('limits.back', { time: words.moment(limit.roomBackAt * 1000) })}</p>
      )}
      {isLoss && usedMinor > 0n && <p className={styles.none}>{t('limits.winsGiveBack')}</p>}
    </>
  );
}

/** The window's length in days. */
function windowOf(limitType: LimitType): number {
  return (LIMIT_RULES[limitType].windowMs ?? 0) / DAY_MS;
}
