import { isOutcome } from '../ids/ids.ts';
import { canonicalSpecifiers, MARKET_TYPES } from './market-types.ts';

describe('market types', () => {
  it('have outcomes that make valid selection ids', () => {
    for (const { outcomes } of MARKET_TYPES.values()) {
      if (outcomes !== 'scores') expect(outcomes.every(isOutcome)).toBe(true);
    }
  });

  it('give each sport a winner, a total and a handicap for its list rows', () => {
    for (const sport of ['football', 'tennis', 'basketball']) {
      const columns = [...MARKET_TYPES.values()]
        .filter((type) => type.sports.includes(sport))
        .map((type) => type.listColumn);
      expect(columns).toEqual(expect.arrayContaining(['winner', 'total', 'handicap', 'next']));
    }
  });

  it('write specifiers in one canonical order', () => {
    expect(canonicalSpecifiers({ team: 'home', line: '2.5' })).toBe('line=2.5&team=home');
    expect(canonicalSpecifiers({})).toBe('');
  });
});
