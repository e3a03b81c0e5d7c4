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
export const FIELD_TYPES: readonly MarketKind[] = [
  FIELD_WINNER,
  FIELD_TOP_2,
  FIELD_TOP_3,
  FIELD_TOP_4,
  FIELD_HEAD_TO_HEAD,
];

/** The market type that says who comes among the first so many; undefined where there is none. */
export function placedTypeOf(places: number): string | undefined {
  return FIELD_TYPES.find(({ winners }) => winners === places)?.key;
}
