import type { Kernel } from '../../../kernel/module.ts';
import { exposureDifferences, type ExposureDifference } from './audit-exposure.ts';
import type { ExposureBook } from './exposure-book.ts';
import type { Exposure } from './exposure.ts';

export const WATCH_EXPOSURE_EVERY_MS = 600_000;

export interface ExposureWatch {
  look(): Promise<void>;
}

/**
 * Looks whether what is counted is what open bets hold (rules §6). A bet under way is counted before its row stands and
 * until after it is gone, so a difference means something only if it stands at two looks one after the other: then it is
 * told and the count set right, by exactly that difference. What leaves one behind is an answer of the database that never
 * came.
 */
export function createExposureWatch(
  { log }: Pick<Kernel, 'log'>,
  exposures: ExposureBook,
  readHeld: () => Promise<readonly Exposure[]>,
): ExposureWatch {
  let last: readonly ExposureDifference[] = [];
  return {
    async look() {
      const found = exposureDifferences(exposures, await readHeld());
      const before = new Set(last.map(wordsOf));
      const standing = found.filter((difference) => before.has(wordsOf(difference)));
      last = found.filter((difference) => !standing.includes(difference));
      if (standing.length === 0) return;
      for (const { name, countedCents, heldCents } of standing) {
        exposures.correct(name, heldCents - countedCents);
      }
      log.error(
        { differences: standing.length, first: standing.slice(0, 10).map(wordsOf) },
        'liability differed from the open bets and was set right',
      );
    },
  };
}

function wordsOf({ name, countedCents, heldCents }: ExposureDifference): string {
  return `${name}: counted ${countedCents}, held ${heldCents}`;
}
