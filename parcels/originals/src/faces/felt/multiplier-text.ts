import { displayOdds } from '@paddock/contract';
import type { MultiplierMilli } from '@paddock/games';

/** "×1.98": always with its hundredths, so that figures stand under each other. */
export const multiplierText = (milli: MultiplierMilli): string => `×${displayOdds(milli)}`;
