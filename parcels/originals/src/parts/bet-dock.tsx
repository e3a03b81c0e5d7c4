import type { RoundBounds } from '../model/play-button.ts';
import type { Play } from '../play/play.ts';
import type { BetDraft } from '../play/use-bet.ts';
import styles from './bet-dock.module.css';
import { ChipWorth, OnTable } from './chips-field.tsx';
import { FreeStake } from './free-source.tsx';
import { PlayAction } from './play-action.tsx';
import { StakeInput } from './stake-field.tsx';
import { Trouble } from './trouble.tsx';
import type { BetForm } from './use-bet-form.ts';

interface BetDockProps {
  readonly play: Play;
  readonly draft: BetDraft;
  readonly form: BetForm;
  readonly bounds: RoundBounds | undefined;
  readonly onRefill: () => void;
}

/** On a phone, under the table and never below the screen while the table is on it: the stake and the one button. */
export function BetDock({ play, draft, form, bounds, onRefill }: BetDockProps) {
  const { currency } = play;
  const { free } = draft;
  const stakeProps = { draft, currency, bounds, isDisabled: form.isLocked };
  return (
    <div className={styles.dock}>
      <Trouble play={play} />
      {draft.hasChips && <ChipWorth {...stakeProps} />}
      <div className={styles.row}>
        {free?.isChosen === true ? (
          <FreeStake source={free} />
        ) : draft.hasChips ? (
          <OnTable {...stakeProps} />
        ) : (
          <StakeInput {...stakeProps} hasRange={false} />
        )}
        <PlayAction form={form} currency={currency} onRefill={onRefill} />
      </div>
    </div>
  );
}
