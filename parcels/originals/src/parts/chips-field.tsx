import { parseAmount, type AmountMinor } from '@paddock/contract';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button, MoneyText, SegmentedControl } from '@paddock/styleguide';

import type { RoundBounds } from '../model/play-button.ts';
import type { BetDraft } from '../play/use-bet.ts';
import styles from './bet-panel.module.css';
import { useStakeChips, type StakeProps } from './stake-field.tsx';

/** What a press on the table lays: the chip that was picked, else the smallest of them. */
export function useChipMinor(
  draft: BetDraft,
  currency: string,
  bounds: RoundBounds | undefined,
): AmountMinor {
  const [smallest = '0'] = useStakeChips(currency, bounds);
  return draft.chipMinor ?? parseAmount(smallest, currency) ?? 0n;
}

/** The stake of a game of chips: the worth of all that lie. */
export function OnTable({ draft, currency }: StakeProps) {
  const t = useT('originals');
  const { money } = useFormat();
  return (
    <div className={styles.line}>
      <span className={styles.label}>{t('bet.onTable')}</span>
      <MoneyText size={16}>{money(draft.stakeMinor ?? 0n, currency)}</MoneyText>
    </div>
  );
}

/** Worth of the next chip. */
export function ChipWorth({ draft, currency, bounds, isDisabled }: StakeProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const chips = useStakeChips(currency, bounds).map((amount) => parseAmount(amount, currency) ?? 0n);
  const chipMinor = useChipMinor(draft, currency, bounds);
  return (
    <SegmentedControl
      block
      label={t('bet.chip')}
      value={String(chipMinor)}
      segments={chips.map((minor) => ({
        value: String(minor),
        label: money(minor, currency),
        disabled: isDisabled,
      }))}
      onValueChange={(minor) => draft.onChip(BigInt(minor))}
    />
  );
}

/** Takes chips back, or lays those of the last round again. */
export function ChipButtons({ draft, isDisabled }: StakeProps) {
  const t = useT('originals');
  return (
    <div className={styles.chips}>
      <Button size={32} disabled={isDisabled || draft.undo === undefined} onClick={draft.undo}>
        {t('bet.undo')}
      </Button>
      <Button size={32} disabled={isDisabled || draft.stakeMinor === 0n} onClick={draft.clear}>
        {t('bet.clear')}
      </Button>
      <Button size={32} disabled={isDisabled || draft.repeat === undefined} onClick={draft.repeat}>
        {t('bet.repeat')}
      </Button>
    </div>
  );
}
