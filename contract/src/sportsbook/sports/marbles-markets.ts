import type { MarketKind } from '../markets/market-type.ts';
import { FIELD_HEAD_TO_HEAD, FIELD_TOP_2, FIELD_TOP_3, FIELD_WINNER } from './field-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** First and second in this order: `3:5`, named by the prices. */
const FORECAST: MarketKind = {
  key: 'field-forecast',
  name: { en: 'First and second in order', ru: 'Первый и второй по порядку' },
  shortName: { en: 'Forecast', ru: 'Прогноз 1–2' },
  specifiers: [],
  outcomes: [],
  beyond: 'named',
  settlement: 'field',
  group: 'scores',
};

/** Whether the number of the marble that wins is odd. */
const ODD_EVEN: MarketKind = {
  key: 'field-odd-even',
  name: { en: "Winner's number", ru: 'Номер победителя' },
  specifiers: [],
  outcomes: [
    { code: 'odd', name: { en: 'Odd', ru: 'Нечётный' } },
    { code: 'even', name: { en: 'Even', ru: 'Чётный' } },
  ],
  settlement: 'field',
  group: 'other',
};

export const MARBLES_MARKETS: SportMarkets = {
  types: [FIELD_WINNER, FIELD_TOP_2, FIELD_TOP_3, FIELD_HEAD_TO_HEAD, ODD_EVEN, FORECAST],
  names: {},
};
