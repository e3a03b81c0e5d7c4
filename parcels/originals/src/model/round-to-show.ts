import type { RoundView } from '@paddock/contract/schemas';

/** Whether a round as it was told is further than the same round as it is known. */
export const isFurther = (told: RoundView, known: RoundView): boolean =>
  told.id === known.id &&
  (told.made.length > known.made.length || (told.paid !== null && known.paid === null));

/**
 * What the table has to show after the player's rounds were read: the round on it as another tab has played it on, or a
 * round that waits to be played on; undefined where it stands already.
 * @param rows the newest first
 */
export function roundToShow(rows: readonly RoundView[], known: RoundView | undefined): RoundView | undefined {
  const same = known && rows.find((row) => row.id === known.id);
  if (known !== undefined && same !== undefined && isFurther(same, known)) return same;
  const [newest] = rows;
  return newest !== undefined && newest.paid === null && newest.id !== known?.id ? newest : undefined;
}
