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
 * An outsider wins less often than this: a part of so long a price is soon too much, and it is cut instead of the terms, by a
 * half at most.
 */
const OUTSIDER = 0.01;
const MOST_CUT = 2;

/** Fair chances of a field, by position. */
export interface OrderOf {
  readonly wins: readonly number[];
  /** To come among the first so many; undefined where no market pays them. */
  readonly among: (places: number) => readonly number[] | undefined;
}

export interface EachWayTerms {
  readonly eachWay: EachWayOffer;
  /** Chances to win that prices are made of, so that no place line is worth its stake. */
  readonly wins: readonly number[];
}

/**
 * The terms of each way on a field, none where it has too few runners: the first of the usual ones by which no place line is
 * worth its stake, once the prices of outsiders are cut to what their places are worth.
 * @param impliedOf what prices made of such chances say, with the margin: undefined of a runner that is not offered, and of all
 * where none is
 */
export function eachWayTerms(
  { wins, among }: OrderOf,
  impliedOf: (wins: readonly number[]) => readonly (number | undefined)[] | undefined,
): EachWayTerms | undefined {
  for (const eachWay of USUAL) {
    const places = among(eachWay.places);
    if (places === undefined || wins.length <= LEAST_PER_PLACE * eachWay.places) continue;
    const cut = wins.map((win, at) =>
      win < OUTSIDER ? Math.max(win, Math.min(MOST_CUT * win, leastFor(places[at], eachWay))) : win,
    );
    const isSound = impliedOf(cut)?.every(
      (implied, at) => implied === undefined || worth(implied, places[at], eachWay) <= MOST_WORTH,
    );
    if (isSound === true) return { eachWay, wins: cut };
  }
  return undefined;
}

function worth(implied: number, place = 0, { num, den }: EachWayOffer): number {
  return (1 + ((1 / implied - 1) * num) / den) * place;
}

/** The chance to win whose price, without any margin, makes a place line worth just that. */
function leastFor(place = 0, { num, den }: EachWayOffer): number {
  return place === 0 ? 0 : 1 / (1 + ((MOST_WORTH / place - 1) * den) / num);
}
