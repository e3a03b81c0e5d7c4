import { displayOdds } from '@paddock/contract';
import type { MultiplierMilli } from '@paddock/games';
import type { Formatters } from '@paddock/shared-utils';

/** "×1.98": always with its hundredths, so that figures stand under each other. */
export const multiplierText = (
  milli: MultiplierMilli,
  { decimalMark }: Pick<Formatters, 'decimalMark'>,
): string => `×${displayOdds(milli).replace('.', decimalMark)}`;
