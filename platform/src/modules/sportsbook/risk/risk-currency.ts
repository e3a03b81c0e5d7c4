import { currencyOf, divideRoundHalfUp, type AmountMinor } from '@paddock/contract';

/**
 * What the house risks, bounds of stakes and liability, is written in one unit, cents of EUR, and scaled to a currency by
 * a fixed, rough figure: thousandths of a currency's unit that one EUR of a bound stands for. This is no exchange rate: no
 * money is ever converted with it.
 */
const THOUSANDTHS_PER_EUR: Readonly<Record<string, bigint>> = {
  EUR: 1_000n,
  USD: 1_000n,
  GBP: 1_000n,
  RUB: 100_000n,
  KZT: 500_000n,
  BRL: 5_000n,
  INR: 100_000n,
  JPY: 150_000n,
  KRW: 1_500_000n,
  CLP: 1_000_000n,
  KWD: 300n,
  TND: 3_000n,
};

/** A bound in a currency's minor units; undefined for a currency bets are not taken in. */
export function boundIn(boundEurCents: bigint, iso: string): AmountMinor | undefined {
  const scale = THOUSANDTHS_PER_EUR[iso];
  if (scale === undefined) return undefined;
  const minorPerUnit = 10n ** BigInt(currencyOf(iso).exponent);
  return divideRoundHalfUp(boundEurCents * scale * minorPerUnit, 100_000n);
}

/** An amount in cents of risk, rounded up: what is at risk is never understated. */
export function inRiskCents(amountMinor: AmountMinor, iso: string): bigint | undefined {
  const scale = THOUSANDTHS_PER_EUR[iso];
  if (scale === undefined) return undefined;
  const minorPerUnit = 10n ** BigInt(currencyOf(iso).exponent);
  const den = scale * minorPerUnit;
  return (amountMinor * 100_000n + den - 1n) / den;
}
