import type { MultiplierMilli } from '@paddock/games';
import { LARGEST_MILLI, LEAST_MILLI, LIMBO, STEP_MILLI, type LimboChoice } from '@paddock/games/limbo';
import type { End } from '@paddock/games/ways';

import { oneEnd } from '../../model/stake-return.ts';

const WRITTEN = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** A multiplier with its hundredths, as a target is typed and as a figure that runs keeps its width. */
export const writeTarget = (milli: MultiplierMilli, decimalMark: string): string =>
  (milli / 1_000).toFixed(2).replace('.', decimalMark);

/** Reads a target as people write it: "2.5" is 2,500 thousandths. Undefined where it cannot be bet on. */
export function readTarget(text: string): MultiplierMilli | undefined {
  if (!WRITTEN.test(text)) return undefined;
  const milli = Math.round(Number(text.replace(',', '.')) * 100) * STEP_MILLI;
  return milli >= LEAST_MILLI && milli <= LARGEST_MILLI ? milli : undefined;
}

export const limboEnds = (choice: LimboChoice): readonly End[] =>
  oneEnd(LIMBO.returnOf(choice), choice.targetMilli);

/** Where a multiplier stands on the dial, from 0 at ×1 to 1 at ×1,000,000: each tenfold is as long as the next. */
export const onDial = (milli: MultiplierMilli): number =>
  Math.min(1, Math.max(0, Math.log10(milli / 1_000) / 6));
