import type { SafeChoice } from '@paddock/games/safe';

const DIGITS = 10;

/** One dial set to a digit; beyond 9 follows 0, before 0 comes 9. */
export const withDigit = ({ code }: SafeChoice, dial: number, digit: number): SafeChoice => ({
  code: code.map((each, at) => (at === dial ? (digit + DIGITS) % DIGITS : each)),
});

/** More or fewer dials: those that stay keep their digit. */
export const withDials = ({ code }: SafeChoice, dials: number): SafeChoice => ({
  code: Array.from({ length: dials }, (_, at) => code[at] ?? 0),
});

/** What a key sets a dial to; undefined where it is none of the dial's. */
export function digitByKey(key: string, digit: number): number | undefined {
  if (/^[0-9]$/.test(key)) return Number(key);
  switch (key) {
    case 'ArrowUp':
      return digit + 1;
    case 'ArrowDown':
      return digit - 1;
    case 'Home':
      return 0;
    case 'End':
      return DIGITS - 1;
    default:
      return undefined;
  }
}

/** When each dial has been tried, and the end. */
export const momentsOf = (dials: number): readonly number[] => [
  ...Array.from({ length: dials }, (_, at) => (0.9 * (at + 1)) / dials),
  1,
];
