import { currencyOf, formatAmount, parseAmount } from '@paddock/contract';
import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { useBalanceMask, useFormat, useT } from '@paddock/shared-utils/react';
import { Chip, Field, MoneyText, SummaryList } from '@paddock/styleguide';
import { AmountInput } from '@paddock/styleguide/forms';

import { bounds, type PayoutInstrument, type WithdrawalCheck } from '../model/withdrawal-check.ts';
import { QuickAmounts } from './quick-amounts.tsx';

interface WithdrawalAmountProps {
  readonly options: PayoutOptionsView;
  readonly instrument: PayoutInstrument;
  readonly check: WithdrawalCheck;
  readonly amount: string;
  readonly onAmountChange: (amount: string) => void;
}

/** The amount with its bounds beside it; nothing is filled in. All there is takes one press. */
export function WithdrawalAmount(props: WithdrawalAmountProps) {
  const { options, instrument, check, amount, onAmountChange } = props;
  const t = useT('cashier');
  const { money, decimalMark } = useFormat();
  const mask = useBalanceMask();
  const { currency } = options;
  const { exponent, symbol } = currencyOf(currency);
  const range = bounds(options, instrument);
  const availableMinor = parseAmount(options.available, currency) ?? 0n;
  return (
    <>
      <Field label={t('amount')} hint={hint()} error={error()}>
        <AmountInput
          value={amount}
          onValueChange={onAmountChange}
          exponent={exponent}
          decimalMark={decimalMark}
          currencySymbol={symbol}
          currencyCode={currency}
          data-testid="withdrawal-amount"
        />
      </Field>
      {range !== undefined && (
        <QuickAmounts
          amounts={instrument.quick.filter((quick) => isWithin(quick, range.maxMinor))}
          onAmount={onAmountChange}
        >
          <Chip onClick={() => onAmountChange(formatAmount(range.maxMinor, currency))}>
            {t('withdraw.all')}
          </Chip>
        </QuickAmounts>
      )}
      {check.kind === 'fine' && (
        <SummaryList
          lines={[
            {
              id: 'now',
              label: t('balanceNow'),
              value: <MoneyText {...mask}>{money(availableMinor, currency)}</MoneyText>,
            },
            {
              id: 'after',
              label: t('balanceAfter'),
              value: <MoneyText {...mask}>{money(availableMinor - check.amountMinor, currency)}</MoneyText>,
              strong: true,
            },
          ]}
        />
      )}
    </>
  );

  function isWithin(quick: string, maxMinor: bigint): boolean {
    return (parseAmount(quick, currency) ?? 0n) <= maxMinor;
  }

  function hint(): string {
    return range === undefined
      ? t('withdraw.tooLittle', {
          min: money(parseAmount(instrument.min, currency) ?? 0n, currency),
          available: money(availableMinor, currency),
        })
      : t('bounds', { min: money(range.minMinor, currency), max: money(range.maxMinor, currency) });
  }

  function error(): string | undefined {
    switch (check.kind) {
      case 'low':
      case 'high':
      case 'too-much':
        return t(`withdraw.error.${check.kind}`, { bound: money(check.boundMinor, currency) });
      case 'invalid':
        return t('error.invalid');
      default:
        return undefined;
    }
  }
}
