import {
  currencyOf,
  divideRoundHalfUp,
  divideRoundUp,
  type AmountMinor,
  type Ratio,
} from '@paddock/contract';

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

/** A bound in a currency's minor units; undefined for a currency no stakes are taken in. */
export function boundIn(boundEurCents: bigint, iso: string): AmountMinor | undefined {
  const scale = minorPerCent(iso);
  return scale === undefined ? undefined : divideRoundHalfUp(boundEurCents * scale.num, scale.den);
}

/**
 * An amount of minor units in cents of risk, rounded up: what is at risk is never understated.
 * @throws RangeError for a currency no stakes are taken in.
 */
export function inRiskCents(minor: Ratio, iso: string): bigint {
  const scale = scaleOf(iso);
  return divideRoundUp(minor.num * scale.den, minor.den * scale.num);
}

/** The most minor units, uncut, that weigh no more than these cents. @throws RangeError as above. */
export function minorWithin(cents: bigint, iso: string): Ratio {
  const scale = scaleOf(iso);
  return { num: cents * scale.num, den: scale.den };
}

function scaleOf(iso: string): Ratio {
  const scale = minorPerCent(iso);
  if (scale === undefined) throw new RangeError(`no bets are taken in ${iso}`);
  return scale;
}

function minorPerCent(iso: string): Ratio | undefined {
  const scale = THOUSANDTHS_PER_EUR[iso];
  return scale === undefined
    ? undefined
    : { num: scale * 10n ** BigInt(currencyOf(iso).exponent), den: 100_000n };
}
