import type { MarketKind } from '../markets/market-type.ts';

/** Market types of events with a field, in every sport: their outcomes are the runners, whom the prices name. */

export const FIELD_WINNER_KEY = 'field-winner';

/** Who wins it. */
export const FIELD_WINNER: MarketKind = {
  key: FIELD_WINNER_KEY,
  name: { en: 'Winner', ru: 'Победитель' },
  specifiers: [],
  outcomes: [],
  beyond: 'named',
  settlement: 'field',
  group: 'main',
};

/** Who comes among the first so many. */
const placed = (places: number): MarketKind => ({
  key: `field-top-${places}`,
  name: {
    en: `Top ${places} finish`,
    ru: `В первых ${places === 2 ? 'двух' : places === 3 ? 'трёх' : 'четырёх'}`,
  },
  shortName: { en: `Top ${places}`, ru: `Топ-${places}` },
  specifiers: [],
  outcomes: [],
  beyond: 'named',
  settlement: 'field',
  winners: places,
  group: 'main',
});

export const FIELD_TOP_2 = placed(2);
export const FIELD_TOP_3 = placed(3);
export const FIELD_TOP_4 = placed(4);
const TOPS = [FIELD_TOP_2, FIELD_TOP_3, FIELD_TOP_4];

/** Who comes among the last so many: those who leave a league, in many. */
const last = (places: number): MarketKind => ({
  key: `field-bottom-${places}`,
  name: {
    en: `Bottom ${places} finish`,
    ru: `В последних ${places === 2 ? 'двух' : 'трёх'}`,
  },
  shortName: { en: `Bottom ${places}`, ru: `Посл. ${places}` },
  specifiers: [],
  outcomes: [],
  beyond: 'named',
  settlement: 'field',
  winners: places,
  group: 'main',
});
const BOTTOMS = [last(2), last(3)];

/** Which of two comes before the other; `pair` tells their codes, as `3:5`. */
export const FIELD_HEAD_TO_HEAD: MarketKind = {
  key: 'field-head-to-head',
  name: { en: 'Who finishes higher', ru: 'Кто выше' },
  specifiers: [{ name: 'pair', kind: 'text' }],
  outcomes: [],
  beyond: 'named',
  settlement: 'field',
  group: 'other',
};

/** Those that an event with a field may have in any sport. */
export const FIELD_TYPES: readonly MarketKind[] = [FIELD_WINNER, ...TOPS, ...BOTTOMS, FIELD_HEAD_TO_HEAD];

/** The market type that says who comes among the first so many; undefined where there is none. */
export function placedTypeOf(places: number): string | undefined {
  return TOPS.find(({ winners }) => winners === places)?.key;
}

/** The one that says who comes among the last so many. */
export function lastTypeOf(places: number): string | undefined {
  return BOTTOMS.find(({ winners }) => winners === places)?.key;
}

/** Whether its places count from the end. */
export function countsFromLast(type: string): boolean {
  return BOTTOMS.some(({ key }) => key === type);
}
