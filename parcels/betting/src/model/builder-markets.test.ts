import type { MarketShape } from '@paddock/shared-utils';

import { builderMarkets } from './builder-markets.ts';

const market = (key: string, specifiers: MarketShape['specifiers']) =>
  ({ id: key, specifiers, type: { key } }) as unknown as MarketShape;

it('a bet builder takes markets of the types that the server says, of lines the half ones', () => {
  const markets = [
    market('winner', {}),
    market('half', { line: '-1.5' }),
    market('whole', { line: '2' }),
    market('quarter', { line: '2.25' }),
    market('drawn', {}),
  ];
  const builder = ['winner', 'half', 'whole', 'quarter'];
  expect(builderMarkets({ markets, builder }).map(({ id }) => id)).toEqual(['winner', 'half']);
  expect(builderMarkets({ markets })).toEqual([]);
});
