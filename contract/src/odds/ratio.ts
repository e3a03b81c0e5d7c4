/** An exact fraction; the denominator is positive. */
export interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Ratio = { num: 0n, den: 1n };
export const ONE: Ratio = { num: 1n, den: 1n };

export const plus = (one: Ratio, other: Ratio): Ratio => ({
  num: one.num * other.den + other.num * one.den,
  den: one.den * other.den,
});

export const times = (one: Ratio, other: Ratio): Ratio => ({
  num: one.num * other.num,
  den: one.den * other.den,
});

/** Whether the first of two fractions is the smaller one. */
export const isLess = (one: Ratio, other: Ratio): boolean => one.num * other.den < other.num * one.den;
