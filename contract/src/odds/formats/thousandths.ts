import { MINUS } from '../../locale/minus.ts';

/** "2.05", "1.952", "−0.95": a number of thousandths, exactly, with two digits where the third one is zero. */
export function writeThousandths(value: bigint): string {
  const size = value < 0n ? -value : value;
  const digits = (size % 1000n).toString().padStart(3, '0');
  return `${value < 0n ? MINUS : ''}${size / 1000n}.${digits.endsWith('0') ? digits.slice(0, 2) : digits}`;
}

/** a / b to the nearest whole number, halves up; both are positive. */
export function divideToNearest(a: bigint, b: bigint): bigint {
  return (a * 2n + b) / (b * 2n);
}
