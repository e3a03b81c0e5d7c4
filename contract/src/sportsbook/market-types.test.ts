import { isOutcome } from '../ids/ids.ts';
import { canonicalSpecifiers, MARKET_TYPES, winnersOf } from './market-types.ts';
import { LIST_COLUMNS, type SportMarket } from './sports/sport.ts';
import { SPORTS } from './sports/sports.ts';

describe('market types', () => {
  it('have outcomes that make valid selection ids', () => {
    for (const { outcomes } of MARKET_TYPES.values()) {
      if (outcomes !== 'scores') expect(outcomes.every(isOutcome)).toBe(true);
    }
  });

  it('give each sport a winner, a total and a handicap in its list rows, and no column two markets', () => {
    for (const [sport, { markets }] of Object.entries(SPORTS)) {
      const columns = markets.flatMap(({ listColumn }) => listColumn ?? []);
      // Not every sport has a part whose winner can be bet on next.
      const needed = LIST_COLUMNS.filter((column) => column !== 'next' || columns.includes('next'));
      expect([sport, columns.toSorted()]).toEqual([sport, needed.toSorted()]);
    }
  });

  it('are one object each, whoever has them', () => {
    for (const { key } of MARKET_TYPES.values()) {
      const owners = Object.values(SPORTS).flatMap(({ markets }): readonly SportMarket[] => markets);
      expect([key, new Set(owners.filter((one) => one.key === key)).size]).toEqual([key, 1]);
    }
  });

  it('know who else wins, and no more than one where nothing is said', () => {
    expect(winnersOf('double-chance')).toBe(2);
    expect(winnersOf('winner')).toBe(1);
    expect(winnersOf('unknown')).toBe(1);
  });

  it('write specifiers in one canonical order', () => {
    expect(canonicalSpecifiers({ team: 'home', line: '2.5' })).toBe('line=2.5&team=home');
    expect(canonicalSpecifiers({})).toBe('');
  });
});
