import { listText } from '@paddock/contract';
import type { RouletteChoice as Choice, RouletteFace } from '@paddock/games/roulette';
import { useFormat, useT } from '@paddock/shared-utils/react';

import type { ShownRound } from '../game-face.ts';
import type { ClothPlace } from './cloth-places.ts';

export type RouletteRound = ShownRound<Choice, never, RouletteFace>;

const POCKETS_PAID = 36;

/** What a place pays to one, beside its own stake. */
export const paysToOne = ({ numbers }: Pick<ClothPlace, 'numbers'>): number =>
  POCKETS_PAID / numbers.length - 1;

/** Says a place in words: "Split 17, 20", "First dozen", "Red". */
export function usePlaceName(): (place: ClothPlace) => string {
  const t = useT('originals');
  const { number, language } = useFormat();
  return ({ name, kind, numbers }) => {
    if (kind === 'outside') return t(`games.roulette.place.${name}`);
    return t(`games.roulette.place.${kind}`, { numbers: listText(numbers.map(number), language) });
  };
}
