import type { EventInfo, MarketShape } from '@paddock/shared-utils';

import { ladderMarkets, otherMarkets, runnerNumber } from './field-markets.ts';

const market = (id: string, outcomes: readonly string[], specifiers = {}) =>
  ({ id, outcomes, specifiers }) as unknown as MarketShape;

const event = {
  field: { runners: ['1', '2', '3'].map((code) => ({ code })) },
  markets: [
    market('winner', ['1', '2', '3']),
    market('pair', ['1', '2'], { pair: '1:2' }),
    market('forecast', ['1:2', '2:1']),
    market('odd', ['odd', 'even']),
    market('empty', []),
  ],
} as unknown as EventInfo;

describe('the ladder of a field', () => {
  it('has the markets on the runners themselves as its columns', () => {
    expect(ladderMarkets(event).map(({ id }) => id)).toEqual(['winner']);
    expect(otherMarkets(event).map(({ id }) => id)).toEqual(['pair', 'forecast', 'odd', 'empty']);
  });

  it('numbers runners that wear one, and none that are known by the id of a provider', () => {
    expect(['7', '12', 'sr:competitor:4521'].map(runnerNumber)).toEqual(['7', '12', undefined]);
  });
});
