import type { MarketDescription } from '../../schemas/market-types.ts';
import { describedType } from './described-type.ts';
import { marketName, outcomeName } from './market-names.ts';
import { outcomesOf } from './outcomes.ts';
import { typeViewOf } from './type-view.ts';

const MATCH = { sport: 'football', home: { en: 'Harbour City' }, away: { en: 'Mill Rovers' } };

const CORNERS: MarketDescription = {
  id: '575',
  name: { en: 'Corners from minute {from} to {to}: total', ru: 'Угловые с {from} по {to} минуту: тотал' },
  specifiers: [
    { name: 'total', kind: 'line' },
    { name: 'from', kind: 'integer' },
    { name: 'to', kind: 'integer' },
  ],
  outcomes: [
    { code: '12', name: { en: 'over {total}' } },
    { code: '13', name: { en: 'under {total}' } },
  ],
  sports: ['football'],
};
const EXACT: MarketDescription = {
  id: '21',
  name: { en: 'Exact goals' },
  specifiers: [{ name: 'variant', kind: 'variant' }],
  outcomes: [],
};
const UP_TO_TWO = {
  ...EXACT,
  variant: 'x:goals:2+',
  outcomes: [
    { code: '68', name: { en: '0' } },
    { code: '69', name: { en: '2+' } },
  ],
};

describe('a provider’s type', () => {
  it('is settled by its word, after all of ours, and named by its templates', () => {
    const type = describedType('acme', [CORNERS]);
    if (typeof type === 'string') throw new Error(type);
    expect(type).toMatchObject({ key: 'acme:575', settlement: 'told', group: 'other', sports: ['football'] });
    expect(type.rank).toBeGreaterThan(100);
    const specifiers = { total: '4.5', from: '10', to: '20' };
    expect(marketName({ type, specifiers }, MATCH, 'ru')).toBe('Угловые с 10 по 20 минуту: тотал');
    expect(outcomeName({ type, specifiers }, '12', MATCH, 'en')).toBe('over 4.5');
  });

  it('has the outcomes of the variant its specifiers choose', () => {
    const type = describedType('acme', [EXACT, UP_TO_TWO]);
    if (typeof type === 'string') throw new Error(type);
    expect(outcomesOf(type, { variant: 'x:goals:2+' }).map(({ code }) => code)).toEqual(['68', '69']);
    expect(outcomesOf(type, { variant: 'x:goals:9+' })).toEqual([]);
    expect(typeViewOf(type, { variant: 'x:goals:2+' })).toMatchObject({
      key: 'acme:21/x:goals:2+',
      outcomes: UP_TO_TWO.outcomes,
    });
    expect(describedType('acme', [UP_TO_TWO])).toEqual(type);
  });

  it.each([
    [
      [{ ...CORNERS, specifiers: [...CORNERS.specifiers, { name: 'to', kind: 'text' as const }] }],
      'a specifier twice',
    ],
    [
      [{ ...CORNERS, outcomes: [...CORNERS.outcomes, { code: '12', name: { en: 'x' } }] }],
      'an outcome twice',
    ],
    [[{ ...UP_TO_TWO, specifiers: [] }], 'no specifier that chooses'],
    [[{ ...CORNERS, outcomes: [] }], 'no outcomes'],
    [[], 'nothing is described'],
  ])('cannot be taken, case %#: %s', (descriptions, why) => {
    expect(describedType('acme', descriptions)).toContain(why);
  });
});
