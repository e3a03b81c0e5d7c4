import { CUT_MOST_MILLI, type OddsMilli } from '@paddock/contract';

const LEAST_MILLI = 1_001;
const MOST_MILLI = 1_000_000;

/** A decimal price as somebody types it, "2.05" or "2,05", in thousandths; undefined for what is none. */
export function readOdds(typed: string): OddsMilli | undefined {
  const milli = readDecimal(typed, /^\d{1,4}(?:[.,]\d{1,3})?$/, 1_000);
  return milli !== undefined && milli >= LEAST_MILLI && milli <= MOST_MILLI ? milli : undefined;
}

/** Points of a chance, "5" or "-2,5", in thousandths; undefined for what is none. */
export function readThousandths(typed: string): number | undefined {
  return readDecimal(typed, /^[-−+]?\d{1,2}(?:[.,]\d)?$/, 10);
}

/** A part of what prices win, "10" or "2,5" in per cent, in thousandths; undefined for none that an order may take off. */
export function readCut(typed: string): number | undefined {
  const milli = readDecimal(typed, /^\d{1,2}(?:[.,]\d)?$/, 10);
  return milli !== undefined && milli <= CUT_MOST_MILLI ? milli : undefined;
}

function readDecimal(typed: string, shape: RegExp, scale: number): number | undefined {
  const text = typed.trim();
  if (!shape.test(text)) return undefined;
  return Math.round(Number(text.replace('−', '-').replace(',', '.')) * scale);
}
