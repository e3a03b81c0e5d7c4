import type { BetLegView } from '@paddock/contract/schemas';

import { chosenLegs, placeTermsAt } from './each-way-legs.ts';

const leg = (selectionId: string) => ({ selectionId }) as BetLegView;
const legs = ['1.win', '2.win', '1.placed', '2.placed'].map(leg);
const third = { places: 3, num: 1, den: 3 };
const fifth = { places: 2, num: 1, den: 5 };

it('tells the legs that were chosen from those to be placed, each by its own terms', () => {
  const bet = { legs, eachWay: [third, fifth] };
  expect(chosenLegs(bet)).toEqual(legs.slice(0, 2));
  expect(legs.map((_, at) => placeTermsAt(bet, at))).toEqual([undefined, undefined, third, fifth]);
});

it('leaves other bets as they are', () => {
  expect(chosenLegs({ legs })).toBe(legs);
  expect(legs.map((_, at) => placeTermsAt({ legs }, at))).toEqual(legs.map(() => undefined));
});
