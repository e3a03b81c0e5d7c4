import { lottoGames } from '@paddock/games/lotto';

import type { CheckForm } from './check-form.ts';

/**
 * What a field is called, as a key below `check` of the dictionary. In a lottery the public value and the number of the draw
 * stand where a player's seed and nonce stand (rules §13).
 */
export const checkLabel = (name: keyof CheckForm, game: string): string =>
  (name === 'clientSeed' || name === 'nonce') && lottoGames().some(({ code }) => code === game)
    ? `balls.${name}`
    : name;
