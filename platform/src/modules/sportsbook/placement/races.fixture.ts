import type { EachWayOffer, FeedFixture, FeedPrices, FeedResult } from '@paddock/contract/schemas';

export const TERMS: EachWayOffer = { places: 3, num: 1, den: 4 };

const CODES = ['1', '2', '3', '4', '5', '6'];
const SILK = { pattern: 'solid' as const, colours: ['#c8102e', '#f4f1e8'] as [string, string] };

/** A race of six, called as its event is. */
export function announcedRace(event: string, startsAtMs: number): FeedFixture {
  return {
    kind: 'fixture',
    event,
    sport: 'marbles',
    region: { id: 'int', code: 'int', name: { en: 'World' } },
    championship: { id: 'cup', slug: 'cup', name: { en: 'Cup' } },
    field: {
      title: { en: event, ru: `заезд ${event}` },
      runners: CODES.map((code) => ({ code, name: { en: `Runner ${code}` }, silk: SILK })),
    },
    startsAtMs,
  };
}

/** The first runner at one price, the others at another. */
export function raceMarket(
  type: string,
  first: number,
  rest: number,
  eachWay?: EachWayOffer,
): FeedPrices['markets'][number] {
  return {
    ...{ type, specifiers: {}, status: 'open' },
    selections: CODES.map((outcome, at) => ({
      ...{ outcome, oddsMilli: at === 0 ? first : rest, name: { en: `Runner ${outcome}` } },
    })),
    ...(eachWay && { eachWay }),
  };
}

/** A market that pays so many places, by the places the runners came in, from 1; a withdrawn one is 0. */
export function raceResult(
  type: string,
  paid: number,
  places: readonly number[],
): FeedResult['markets'][number] {
  return {
    ...{ type, specifiers: {} },
    selections: CODES.map((outcome, at) => {
      const place = places[at] ?? 0;
      const tied = places.filter((one) => one === place).length;
      const left = paid - (place - 1);
      const won: 0 | 1 = place > 0 && left > 0 ? 1 : 0;
      return {
        ...{ outcome, won },
        ...(place === 0 && { voidHalves: 2 as const }),
        ...(won === 1 && left < tied && { deadHeat: [left, tied] as [number, number] }),
      };
    }),
  };
}
