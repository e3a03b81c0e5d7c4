import type { MarketDescription } from '@paddock/contract/schemas';

import type { DrivenMarket } from './feed-driver.ts';

/** Corners of some minutes: a total with two specifiers more. */
export const CORNERS: MarketDescription = {
  id: '575',
  name: { en: 'Corners from minute {from} to {to}', ru: 'Угловые, минуты {from}–{to}' },
  specifiers: [
    { name: 'total', kind: 'line' },
    { name: 'from', kind: 'integer' },
    { name: 'to', kind: 'integer' },
  ],
  outcomes: [
    { code: '12', name: { en: 'over {total}', ru: 'больше {total}' } },
    { code: '13', name: { en: 'under {total}', ru: 'меньше {total}' } },
  ],
};
/** Exact goals, whose outcomes come by variant. */
export const EXACT: MarketDescription = {
  id: '21',
  name: { en: 'Exact goals' },
  specifiers: [{ name: 'variant', kind: 'variant' }],
  outcomes: [],
};
export const exactly = (variant: string, ...codes: string[]): MarketDescription => ({
  ...EXACT,
  variant,
  outcomes: codes.map((code) => ({ code, name: { en: `${code} goals` } })),
});
/** Who scores a goal: outcomes that the prices name. */
export const SCORER: MarketDescription = {
  id: '892',
  name: { en: '{!goalnr} goalscorer' },
  specifiers: [{ name: 'goalnr', kind: 'ordinal' }],
  outcomes: [{ code: 'none', name: { en: 'No goal' } }],
  beyond: 'named',
  group: 'players',
};

export const corners = (line = '2.5'): DrivenMarket & { readonly specifiers: Record<string, string> } => ({
  type: 'test:575',
  specifiers: { total: line, from: '0', to: '10' },
  selections: [
    { outcome: '12', oddsMilli: 1800 },
    { outcome: '13', oddsMilli: 2000 },
  ],
});
export const scorer: DrivenMarket = {
  type: 'test:892',
  specifiers: { goalnr: '1' },
  selections: [
    { outcome: 'none', oddsMilli: 9000 },
    { outcome: 'sr:player:7', oddsMilli: 4000, name: { en: 'A. Harlow', ru: 'А. Харлоу' } },
    { outcome: 'sr:player:9', oddsMilli: 6000, name: { en: 'B. Crane' } },
  ],
};
