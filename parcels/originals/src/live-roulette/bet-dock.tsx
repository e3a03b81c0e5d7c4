import { parseAmount, type TableRoundView } from '@paddock/contract';
import type { SharedBetView, SharedTableView } from '@paddock/contract/schemas';
import type { Account } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Notice, SegmentedControl } from '@paddock/styleguide';

import { betButton } from './bet-button.ts';
import styles from './live-roulette.module.css';
import type { TableBets } from './use-table-bets.ts';

interface BetDockProps {
  readonly round: TableRoundView | undefined;
  readonly account: Account;
  readonly bounds: SharedTableView | undefined;
  readonly table: TableBets;
  /** The player's bets of the round that is shown. */
  readonly bets: readonly SharedBetView[];
  readonly chips: readonly string[];
}

/** Under the cloth, and never below the screen while that is on it: the chip that is laid next, and one button that says what it does. */
export function BetDock({ round, account, bounds, table, bets, chips }: BetDockProps) {
  const t = useT('originals');
  const { money, amount } = useFormat();
  const labels = useLabels();
  const currency = account.iso;
  const isOpen = round?.phase === 'open' && bounds?.isOpen !== false;
  const maxMinor = bounds === undefined ? undefined : parseAmount(bounds.maxStake, currency);
  const button = betButton({
    isOpen,
    bets,
    draftMinor: table.draftMinor,
    maxMinor,
    slots: bounds?.slots ?? 0,
  });
  const values = { amount: money(table.draftMinor, currency), max: money(maxMinor ?? 0n, currency) };
  const [last] = bets;
  const isEmpty = table.draft.chips.length === 0 && bets.length === 0;
  return (
    <div className={styles.dock} data-testid="roulette-dock">
      {table.isUnanswered && (
        <Notice tone="warning" title={t('crash.bet.unanswered')} announce>
          {t('crash.bet.unansweredText')}
        </Notice>
      )}
      {table.problem !== undefined && (
        <Notice tone="danger" title={t('crash.bet.refused')} announce>
          <span data-testid="roulette-refusal">{labels.problem(table.problem)}</span>
        </Notice>
      )}
      <SegmentedControl
        block
        label={t('bet.chip')}
        value={String(table.chipMinor)}
        segments={chips.map((chip) => {
          const minor = parseAmount(chip, currency) ?? 0n;
          return { value: String(minor), label: money(minor, currency) };
        })}
        onValueChange={(minor) => table.onChip(BigInt(minor))}
      />
      <Button
        size={48}
        block
        variant="primary"
        unavailable={button !== 'bet'}
        onClick={table.place}
        data-testid="roulette-act"
      >
        {t(`liveRoulette.button.${button}`, values)}
      </Button>
      <ButtonRow>
        <Button
          size={40}
          unavailable={!isOpen || (table.draft.undo === undefined && last === undefined)}
          onClick={table.undo}
          data-testid="roulette-undo"
        >
          {table.draft.undo === undefined && last !== undefined
            ? t('liveRoulette.bet.takeBack', { amount: amount(last.stake, currency) })
            : t('bet.undo')}
        </Button>
        <Button size={40} unavailable={!isOpen || isEmpty} onClick={table.clear} data-testid="roulette-clear">
          {t('bet.clear')}
        </Button>
        <Button size={40} unavailable={!isOpen || table.repeat === undefined} onClick={table.repeat}>
          {t('bet.repeat')}
        </Button>
      </ButtonRow>
    </div>
  );
}
