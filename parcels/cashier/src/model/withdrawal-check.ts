import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { PayoutOptionsView } from '@paddock/contract/schemas';

export type PayoutInstrument = PayoutOptionsView['instruments'][number];

/** Whether an amount can go to an instrument, and if not, why. Nothing is rounded and nothing is filled in. */
export type WithdrawalCheck =
  | { readonly kind: 'fine'; readonly amountMinor: AmountMinor }
  | { readonly kind: 'no-amount' | 'invalid' }
  /** `too-much` is more than there is, `high` more than the way to pay takes at once. */
  | { readonly kind: 'low' | 'high' | 'too-much'; readonly boundMinor: AmountMinor }
  | {
      /** Other instruments come first (rules §8): this one takes `hereMinor` for now. */
      readonly kind: 'first-elsewhere';
      readonly hereMinor: AmountMinor;
      readonly first: PayoutInstrument;
      /** What of the amount goes to the one that comes first. */
      readonly firstMinor: AmountMinor;
    };

export function checkWithdrawal(
  options: PayoutOptionsView,
  instrument: PayoutInstrument,
  amount: string,
): WithdrawalCheck {
  if (amount === '') return { kind: 'no-amount' };
  const minor = (text: string): AmountMinor => parseAmount(text, options.currency) ?? 0n;
  const amountMinor = parseAmount(amount, options.currency);
  if (amountMinor === undefined || amountMinor <= 0n) return { kind: 'invalid' };
  const available = minor(options.available);
  if (amountMinor < minor(instrument.min)) return { kind: 'low', boundMinor: minor(instrument.min) };
  if (amountMinor > available) return { kind: 'too-much', boundMinor: available };
  if (amountMinor > minor(instrument.max)) return { kind: 'high', boundMinor: minor(instrument.max) };
  const first = options.instruments.find(
    ({ id, netDeposit }) => id !== instrument.id && minor(netDeposit) > 0n,
  );
  const hereMinor = minor(instrument.netDeposit);
  if (first === undefined || amountMinor <= hereMinor) return { kind: 'fine', amountMinor };
  const firstMinor = least(amountMinor, minor(first.netDeposit), minor(first.max));
  return { kind: 'first-elsewhere', hereMinor, first, firstMinor };
}

/** What an instrument takes at most now; `undefined` when there is less than its smallest amount. */
export function bounds(
  { currency, available }: PayoutOptionsView,
  { min, max }: PayoutInstrument,
): { readonly minMinor: AmountMinor; readonly maxMinor: AmountMinor } | undefined {
  const minor = (text: string): AmountMinor => parseAmount(text, currency) ?? 0n;
  const maxMinor = least(minor(available), minor(max));
  return maxMinor < minor(min) ? undefined : { minMinor: minor(min), maxMinor };
}

function least(...amounts: readonly [AmountMinor, ...AmountMinor[]]): AmountMinor {
  return amounts.reduce((low, next) => (next < low ? next : low));
}
