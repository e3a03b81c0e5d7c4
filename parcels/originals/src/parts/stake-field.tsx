import { currencyOf, quickStakes } from '@paddock/contract';
import { settings$ } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Chip, Field } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import type { RoundBounds } from '../model/play-button.ts';
import { scaledStake, type BetDraft } from '../play/use-bet.ts';
import styles from './bet-panel.module.css';
import { BET_FORM_ID } from './use-bet-form.ts';

/** Amounts the player chose, else the site's, as decimal strings; those wait for the smallest stake, which they follow. */
export function useStakeChips(currency: string, bounds: RoundBounds | undefined): readonly string[] {
  const own = useStreamValue(settings$, ({ settings }) => settings.stakeChips);
  const offered = useSiteConfig((config) => config.amountTemplate) ?? [];
  if (own !== null) return own;
  return bounds === undefined ? [] : quickStakes(offered, currencyOf(currency).exponent, bounds.minMinor);
}

/** What every part of a stake is told. */
export interface StakeProps {
  readonly draft: BetDraft;
  readonly currency: string;
  readonly bounds: RoundBounds | undefined;
  readonly isDisabled: boolean;
}

interface StakeInputProps extends StakeProps {
  /** Its limits stand under it; else the button alone says them. */
  readonly hasRange: boolean;
}

/** The stake of a round. Nothing is filled in. */
export function StakeInput({ draft, currency, bounds, isDisabled, hasRange }: StakeInputProps) {
  const t = useT('originals');
  const { money, decimalMark } = useFormat();
  const { exponent, symbol } = currencyOf(currency);
  const range =
    bounds === undefined
      ? '\u00a0'
      : t('bet.range', { min: money(bounds.minMinor, currency), max: money(bounds.maxMinor, currency) });
  return (
    <Field label={t('bet.stake')} hint={hasRange ? range : undefined}>
      <AmountInput
        form={BET_FORM_ID}
        value={draft.stake}
        onValueChange={draft.onStake}
        exponent={exponent}
        currencySymbol={symbol}
        decimalMark={decimalMark}
        placeholder={(0).toFixed(exponent).replace('.', decimalMark)}
        // Not disabled: the focus stays in it while the round is dealt, and Enter plays the next one.
        readOnly={isDisabled}
        data-testid="game-stake"
      />
    </Field>
  );
}

/** Amounts the player chose, half and double. */
export function StakeChips({ draft, currency, bounds, isDisabled }: StakeProps) {
  const t = useT('originals');
  const { decimalMark } = useFormat();
  const chips = useStakeChips(currency, bounds);
  const { stakeMinor } = draft;
  const scale = (by: 'half' | 'double') =>
    stakeMinor !== undefined && draft.onStake(scaledStake(stakeMinor, by, currency));
  return (
    <div className={styles.chips} role="group" aria-label={t('bet.chips')}>
      {chips.map((amount) => (
        <Chip key={amount} disabled={isDisabled} onClick={() => draft.onStake(amount)}>
          {amount.replace('.', decimalMark)}
        </Chip>
      ))}
      <Chip
        disabled={isDisabled || stakeMinor === undefined}
        aria-label={t('bet.half')}
        onClick={() => scale('half')}
      >
        ½
      </Chip>
      <Chip
        disabled={isDisabled || stakeMinor === undefined}
        aria-label={t('bet.double')}
        onClick={() => scale('double')}
      >
        ×2
      </Chip>
    </div>
  );
}
