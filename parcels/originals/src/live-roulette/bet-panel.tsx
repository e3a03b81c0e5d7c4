import type { TableRoundView } from '@paddock/contract';
import type { SharedBetView, SharedTableView } from '@paddock/contract/schemas';
import type { Account } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, Notice, Panel, SectionHeader } from '@paddock/styleguide';

import styles from './live-roulette.module.css';
import { stakedOf } from './round-bets.ts';
import type { TableBets } from './use-table-bets.ts';

interface BetPanelProps {
  readonly round: TableRoundView | undefined;
  readonly account: Account;
  readonly bounds: SharedTableView | undefined;
  readonly table: TableBets;
  /** The player's bets of the round that is shown. */
  readonly bets: readonly SharedBetView[];
}

/** What is placed in this round, what lies beside it, and what a round takes. */
export function BetPanel({ round, account, bounds, table, bets }: BetPanelProps) {
  const t = useT('originals');
  const { money, amount } = useFormat();
  const currency = account.iso;
  const isClosed = bounds?.isOpen === false;
  const isOpen = round?.phase === 'open' && !isClosed;
  return (
    <Panel bleed data-testid="roulette-bet">
      <SectionHeader title={t('bet.title')} />
      <div className={styles.block}>
        <dl className={styles.sums}>
          <dt>{t('liveRoulette.bet.placed')}</dt>
          <dd data-testid="roulette-placed">
            <MoneyText size={16}>{money(stakedOf(bets), currency)}</MoneyText>
          </dd>
          <dt>{t('liveRoulette.bet.laid')}</dt>
          <dd>
            <MoneyText size={16}>{money(table.draftMinor, currency)}</MoneyText>
          </dd>
        </dl>
        <p className={styles.dim}>
          {bounds === undefined
            ? '\u00a0'
            : t('liveRoulette.bet.range', {
                min: amount(bounds.minStake, currency),
                max: amount(bounds.maxStake, currency),
              })}
        </p>
        {isClosed && <Notice tone="warning" title={t('liveRoulette.closed')} />}
        {!isOpen && table.draft.chips.length > 0 && (
          <Notice title={t('liveRoulette.bet.notPlaced', { amount: money(table.draftMinor, currency) })} />
        )}
      </div>
    </Panel>
  );
}
