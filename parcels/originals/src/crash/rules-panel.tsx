import { chanceOf } from '@paddock/games/crash';
import type { SharedTableView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, Skeleton } from '@paddock/styleguide';

import styles from './crash.module.css';

const SHOWN_MILLI = [1_500, 2_000, 3_000, 10_000, 100_000];
const RETURN = 99;

/** Flights of a hundred that reach a multiplier, from the exact chance, cut to two digits. */
export function ofHundred(milli: number): string {
  const { num, den } = chanceOf(milli);
  const hundredths = Number((num * 10_000n) / den);
  return (hundredths / 100).toFixed(2);
}

/** The rules in words, what comes back, and how many flights get how far. */
export function CrashRules({ bounds }: { readonly bounds: SharedTableView | undefined }) {
  const t = useT('originals');
  const { amount, decimalMark } = useFormat();
  const written = (text: string) => text.replace('.', decimalMark);
  const rules = ['bet', 'lose', 'bounds', 'line', 'away', 'house'] as const;
  const values = bounds && {
    maxWin: amount(bounds.maxWin, bounds.currency),
    maxRoundWin: amount(bounds.maxRoundWin, bounds.currency),
  };
  return (
    <Panel bleed>
      <SectionHeader title={t('crash.rules.title')} />
      <div className={styles.slot}>
        <p className={styles.big}>
          <b>{t('crash.rules.percent', { percent: written(RETURN.toFixed(2)) })}</b> {t('crash.rules.return')}
        </p>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>
              {values === undefined && (rule === 'bounds' || rule === 'house') ? (
                <Skeleton width="80%" />
              ) : (
                t(`crash.rules.${rule}`, values)
              )}
            </li>
          ))}
        </ol>
        <p className={styles.dim}>{t('crash.rules.reach')}</p>
        <dl className={styles.chances}>
          {SHOWN_MILLI.map((milli) => (
            <div key={milli}>
              <dt>{`×${written(String(milli / 1000))}`}</dt>
              <dd>{written(ofHundred(milli))}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
