import { currencyOf, quickStakes } from '@paddock/contract';
import { settings$ } from '@paddock/shared-utils';
import { useFormat, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Chip, Field } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import type { RoundBounds } from '../model/play-button.ts';
import { scaledStake, type BetDraft } from '../play/use-bet.ts';
import styles from './bet-panel.module.css';

/** Amounts the player chose, else the site's, as decimal strings; those wait for the smallest stake, which they follow. */
export function useStakeChips(currency: string, bounds: RoundBounds | undefined): readonly string[] {
  const own = useStreamValue(settings$, ({ settings }) => settings.stakeChips);
  const offered = useSiteConfig((config) => config.amountTemplate) ?? [];
  if (own !== null) return own;
  return bounds === undefined ? [] : quickStakes(offered, currencyOf(currency).exponent, bounds.minMinor);
}

interface StakeFieldProps {
  readonly draft: BetDraft;
  readonly currency: string;
  readonly bounds: RoundBounds | undefined;
  readonly isDisabled: boolean;
}

/** The stake of a round with its limits beside it, the player's chips, half and double. Nothing is filled in. */
export function StakeField({ draft, currency, bounds, isDisabled }: StakeFieldProps) {
  const t = useT('originals');
  const { money, decimalMark } = useFormat();
  const chips = useStakeChips(currency, bounds);
  const { exponent, symbol } = currencyOf(currency);
  const { stakeMinor } = draft;
  const scale = (by: 'half' | 'double') =>
    stakeMinor !== undefined && draft.onStake(scaledStake(stakeMinor, by, currency));
  return (
    <div className={styles.stake}>
      <Field
        label={t('bet.stake')}
        hint={
          bounds === undefined
            ? '\u00a0'
            : t('bet.range', { min: money(bounds.minMinor, currency), max: money(bounds.maxMinor, currency) })
        }
      >
        <AmountInput
          value={draft.stake}
          onValueChange={draft.onStake}
          exponent={exponent}
          currencySymbol={symbol}
          decimalMark={decimalMark}
          placeholder={(0).toFixed(exponent).replace('.', decimalMark)}
          disabled={isDisabled}
          data-testid="game-stake"
        />
      </Field>
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
    </div>
  );
}
