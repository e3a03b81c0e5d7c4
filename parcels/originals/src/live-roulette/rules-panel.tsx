import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import type { SharedTableView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader, Skeleton } from '@paddock/styleguide';

import { usePercent } from '../parts/use-percent.ts';
import styles from './live-roulette.module.css';
import { choiceWith } from './round-bets.ts';

const RULES = ['window', 'place', 'zero', 'back', 'bounds', 'line', 'away', 'house'] as const;
/** They name figures that the table tells. */
const WITH_FIGURES: ReadonlySet<string> = new Set(['window', 'bounds', 'house']);

/** Percent that a place returns, exact and then cut to two digits. */
function returnOn(on: string): number {
  const { num, den } = LIVE_ROULETTE.returnOf(choiceWith([{ on, amountMinor: '100' }]));
  return Number((num * 10_000n) / den) / 100;
}

/** The rules in words, what comes back, and what the table takes and pays at most. */
export function RulesPanel({ bounds }: { readonly bounds: SharedTableView | undefined }) {
  const t = useT('originals');
  const { amount } = useFormat();
  const percent = usePercent();
  const values = bounds && {
    min: amount(bounds.minStake, bounds.currency),
    max: amount(bounds.maxStake, bounds.currency),
    maxWin: amount(bounds.maxWin, bounds.currency),
    maxRoundWin: amount(bounds.maxRoundWin, bounds.currency),
    bets: bounds.slots,
  };
  return (
    <Panel bleed>
      <SectionHeader title={t('liveRoulette.rules.title')} />
      <div className={styles.block}>
        <dl className={styles.returns}>
          <dt>{t('liveRoulette.rules.even')}</dt>
          <dd>{percent(returnOn('red'))}</dd>
          <dt>{t('liveRoulette.rules.other')}</dt>
          <dd>{percent(returnOn('straight-17'))}</dd>
        </dl>
        <ol className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>
              {values === undefined && WITH_FIGURES.has(rule) ? (
                <Skeleton width="80%" />
              ) : (
                t(`liveRoulette.rules.${rule}`, values)
              )}
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
