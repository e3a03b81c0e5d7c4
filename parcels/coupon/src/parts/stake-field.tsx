import { currencyOf, quickStakes } from '@paddock/contract';
import { settings$, type CouponLeg } from '@paddock/shared-utils';
import { useFormat, useLabels, useSiteConfig, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Chip, Field } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import { useCouponDispatch, useCouponState } from '../state/coupon-hooks.ts';
import { accumulatorStakeTyped } from '../state/coupon.slice.ts';
import { stakeOf, type BetFigures, type StakeBounds } from '../model/bet-figures.ts';
import styles from './coupon.module.css';
import { StakeRange } from './stake-range.tsx';

interface AccumulatorStakeProps {
  readonly currency: string;
  /** Its bounds are of the whole bet. */
  readonly bet: BetFigures | undefined;
}

/**
 * The stake of the whole coupon, of a system that of each line, with the amounts the player chose as chips. Nothing is
 * filled in for the player.
 */
export function AccumulatorStake({ currency, bet }: AccumulatorStakeProps) {
  const t = useT('coupon');
  const { money, decimalMark } = useFormat();
  const dispatch = useCouponDispatch();
  const value = useCouponState((state) => state.accumulatorStake);
  const { exponent, symbol } = currencyOf(currency);
  const { bounds, lineCount, stakeMinor } = bet ?? NO_BET;
  const set = (stake: string) => void dispatch(accumulatorStakeTyped(stake));
  return (
    <Field
      label={t(lineCount > 1 ? 'stakeOnLine' : 'stake')}
      hint={<StakeRange bounds={bounds} currency={currency} />}
      error={stakeError(stakeMinor, currency, bounds, t, money)}
    >
      <AmountInput
        value={value}
        onValueChange={set}
        exponent={exponent}
        currencySymbol={symbol}
        decimalMark={decimalMark}
        placeholder={(0).toFixed(exponent).replace('.', decimalMark)}
        data-testid="coupon-stake"
        chips={<StakeChips exponent={exponent} minMinor={bounds?.minMinor ?? null} onPick={set} />}
      />
    </Field>
  );
}

const NO_BET = { bounds: null, lineCount: 1, stakeMinor: null } as const;

interface StakeChipsProps {
  readonly exponent: number;
  /** Smallest stake; `null` until it is known. */
  readonly minMinor: bigint | null;
  readonly onPick: (stake: string) => void;
}

/** The player's own amounts, else the site's; those wait for the smallest stake, which they follow. */
export function StakeChips({ exponent, minMinor, onPick }: StakeChipsProps) {
  const { decimalMark } = useFormat();
  const own = useStreamValue(settings$, ({ settings }) => settings.stakeChips);
  const offered = useSiteConfig((config) => config.amountTemplate) ?? [];
  const chips = own ?? (minMinor === null ? [] : quickStakes(offered, exponent, minMinor));
  return chips.map((amount) => (
    <Chip key={amount} onClick={() => onPick(amount)}>
      {amount.replace('.', decimalMark)}
    </Chip>
  ));
}

interface SingleStakeProps {
  readonly leg: CouponLeg;
  readonly currency: string;
  readonly bounds: StakeBounds | null;
  readonly value: string;
  readonly onValueChange: (stake: string) => void;
}

/** The stake of one single among several. */
export function SingleStake({ leg, currency, bounds, value, onValueChange }: SingleStakeProps) {
  const t = useT('coupon');
  const { money, decimalMark } = useFormat();
  const { outcome } = useLabels().leg(leg);
  const { exponent, symbol } = currencyOf(currency);
  return (
    <Field
      label={t('stakeOn', { outcome })}
      labelHidden
      error={stakeError(stakeOf(value, currency), currency, bounds, t, money)}
      className={styles.singleStake}
    >
      <AmountInput
        value={value}
        onValueChange={onValueChange}
        exponent={exponent}
        currencySymbol={symbol}
        decimalMark={decimalMark}
        placeholder={(0).toFixed(exponent).replace('.', decimalMark)}
        data-testid="coupon-single-stake"
      />
    </Field>
  );
}

function stakeError(
  stakeMinor: bigint | null,
  currency: string,
  bounds: StakeBounds | null,
  t: (key: string, values?: Readonly<Record<string, string>>) => string,
  money: (minor: bigint, iso: string) => string,
): string | undefined {
  if (stakeMinor === null || bounds === null) return undefined;
  if (stakeMinor < bounds.minMinor) return t('stakeLow', { min: money(bounds.minMinor, currency) });
  if (stakeMinor > bounds.maxMinor) return t('stakeHigh', { max: money(bounds.maxMinor, currency) });
  return undefined;
}
