import type { EachWayOffer } from '@paddock/contract/schemas';

/** What bookmakers usually offer, the most generous first. */
const USUAL: readonly EachWayOffer[] = [
  { places: 4, num: 1, den: 4 },
  { places: 3, num: 1, den: 4 },
  { places: 4, num: 1, den: 5 },
  { places: 3, num: 1, den: 5 },
  { places: 2, num: 1, den: 3 },
  { places: 2, num: 1, den: 4 },
  { places: 3, num: 1, den: 6 },
  { places: 2, num: 1, den: 5 },
];
/** Fewer runners than twice the places and one more make a place too cheap. */
const LEAST_PER_PLACE = 2;
/** What a place line may be worth of its stake at most, whoever is backed. */
const MOST_WORTH = 0.97;

/**
 * The terms of each way on a field, none where it has too few runners: the first of the usual ones by which no place line is
 * worth its stake. Longshots have to be looked at as well as favourites, since a part of a long price is soon too much.
 * @param implied chances to win as the prices say them, with the margin; undefined of a runner that is not offered
 * @param amongOf fair chances to come among the first so many; undefined where no market pays them
 */
export function eachWayOffer(
  implied: readonly (number | undefined)[],
  amongOf: (places: number) => readonly number[] | undefined,
): EachWayOffer | undefined {
  return USUAL.find(({ places, num, den }) => {
    if (implied.length <= LEAST_PER_PLACE * places) return false;
    const among = amongOf(places);
    return implied.every((chance, at) => {
      if (chance === undefined) return true;
      const price = 1 + ((1 / chance - 1) * num) / den;
      return among !== undefined && price * (among[at] ?? 0) <= MOST_WORTH;
    });
  });
}
