import { useEffect } from 'react';
import { currencyOf } from '@paddock/contract';
import { openDialog, settings$, takePicks } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Button, Disclosure, Field, Notice } from '@paddock/styleguide';
import { AmountInput, Checkbox } from '@paddock/styleguide/forms';

import { stakeOf } from '../../model/bet-figures.ts';
import type { PageCoupon } from '../../state/page-coupon.ts';
import { placeQuick } from '../../state/place-quick.ts';
import type { QuickChoice, QuickKeeper } from '../../state/quick-coupon.ts';
import styles from '../coupon.module.css';
import { StakeChips } from '../stake-field.tsx';
import { useQuickChoice, type Quick } from './use-quick-choice.ts';

/** One-click bets: turned on with a stake, and as long as they are, a press on a price bets it (S5-04). */
export function QuickCoupon({ coupon }: { readonly coupon: PageCoupon }) {
  const t = useT('coupon');
  const quick = useQuickChoice(coupon.quick);
  useTaken(quick, coupon);
  if (quick === null) return null;
  return (
    <div className={styles.foot} data-testid="quick-coupon">
      {quick.isActive && <WhatAPressDoes choice={quick.choice} />}
      <Disclosure title={t(quick.choice.isOn ? 'quick.isOn' : 'quick.isOff')}>
        <Choice choice={quick.choice} keeper={coupon.quick} />
      </Disclosure>
    </div>
  );
}

function WhatAPressDoes({ choice: { stake, currency, asks } }: { readonly choice: QuickChoice }) {
  const t = useT('coupon');
  const { money } = useFormat();
  const amount = money(stakeOf(stake, currency) ?? 0n, currency);
  return (
    <Notice tone={asks ? 'neutral' : 'warning'} size="small">
      {t(asks ? 'quick.pressAsks' : 'quick.pressBets', { amount })}
    </Notice>
  );
}

interface ChoiceProps {
  readonly choice: QuickChoice;
  readonly keeper: QuickKeeper;
}

function Choice({ choice, keeper }: ChoiceProps) {
  const t = useT('coupon');
  const { decimalMark } = useFormat();
  const { exponent, symbol } = currencyOf(choice.currency);
  const hasStake = stakeOf(choice.stake, choice.currency) !== null;
  const change = (some: Partial<QuickChoice>) => keeper.choose({ ...choice, ...some });
  return (
    <div className={styles.suggested}>
      <p>{t('quick.hint')}</p>
      <Field label={t('quick.stake')}>
        <AmountInput
          value={choice.stake}
          // Another stake is another decision: nothing is placed by a press while it is being typed.
          onValueChange={(stake) => change({ stake, isOn: false })}
          exponent={exponent}
          currencySymbol={symbol}
          decimalMark={decimalMark}
          placeholder={(0).toFixed(exponent).replace('.', decimalMark)}
          data-testid="quick-stake"
          chips={
            <StakeChips
              exponent={exponent}
              minMinor={1n}
              onPick={(stake) => change({ stake, isOn: false })}
            />
          }
        />
      </Field>
      <Checkbox
        label={t('quick.ask')}
        detail={t('quick.askDetail')}
        checked={choice.asks}
        onChange={({ currentTarget }) => change({ asks: currentTarget.checked })}
      />
      <Button
        block
        variant={choice.isOn ? 'outline' : 'secondary'}
        unavailable={!choice.isOn && !hasStake}
        onClick={() => change({ isOn: !choice.isOn })}
      >
        {t(choice.isOn ? 'quick.turnOff' : hasStake ? 'quick.turnOn' : 'quick.needsStake')}
      </Button>
    </div>
  );
}

/** Takes the picks while one-click bets are on. */
function useTaken(quick: Quick | null, coupon: PageCoupon): void {
  const policy = useStreamValue(settings$, ({ settings }) => settings.priceChangePolicy);
  const isActive = quick?.isActive === true;
  const { asks, stake } = quick?.choice ?? { asks: true, stake: '' };
  const accountId = quick?.accountId ?? '';
  useEffect(() => {
    if (!isActive) return undefined;
    return takePicks((leg) => {
      if (!coupon.quick.isStillOn()) return false;
      if (asks) {
        openDialog({ widget: 'coupon/quick-bet', props: { leg, stake }, size: 'small' });
        return true;
      }
      const { selectionId, seenVersion, seenOddsMilli } = leg;
      const legs = [{ selectionId, priceVersion: seenVersion, oddsMilli: seenOddsMilli }];
      void placeQuick(coupon, { type: 'single', accountId, stake, policy, legs });
      return true;
    });
  }, [isActive, asks, stake, accountId, policy, coupon]);
}
