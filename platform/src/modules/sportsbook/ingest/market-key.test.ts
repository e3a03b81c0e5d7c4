import { MARKET_TYPES } from '@paddock/contract/markets';

import { checkMarketKey, outcomesProblem } from './market-key.ts';

describe('the identity of a market in a feed (rules §5)', () => {
  it.each(['2.5', '0', '-1', '0.25', '-0.75', '100', '220.5'])('takes the line %s', (line) => {
    expect(checkMarketKey(MARKET_TYPES, 'football', { type: 'total', specifiers: { line } })).toMatchObject({
      specifiersKey: `line=${line}`,
    });
  });

  it.each(['2.50', '02.5', '+1', '-0', '2.', '.5', '1e1', '2,5', ' 2', ''])(
    'refuses the line "%s"',
    (line) => {
      expect(checkMarketKey(MARKET_TYPES, 'football', { type: 'total', specifiers: { line } })).toContain(
        'not canonical',
      );
    },
  );

  it('sorts specifiers', () => {
    const key = checkMarketKey(MARKET_TYPES, 'football', {
      type: 'team-total',
      specifiers: { team: 'home', line: '1.5' },
    });
    expect(key).toMatchObject({ specifiersKey: 'line=1.5&team=home' });
  });

  it.each([
    ['football', { type: 'bingo', specifiers: {} }, 'unknown market type'],
    ['tennis', { type: '1x2', specifiers: {} }, 'not a market of tennis'],
    ['football', { type: 'total', specifiers: {} }, 'has the specifiers line'],
    ['football', { type: '1x2', specifiers: { line: '1' } }, 'has the specifiers (none)'],
    ['football', { type: 'team-total', specifiers: { line: '1', team: 'both' } }, 'not canonical'],
    ['tennis', { type: 'set-winner', specifiers: { set: '0' } }, 'not canonical'],
  ])('refuses in %s: %o', (sport, named, reason) => {
    expect(checkMarketKey(MARKET_TYPES, sport, named as never)).toContain(reason);
  });

  it('knows the outcomes of a type', () => {
    const winner = MARKET_TYPES.get('1x2');
    const score = MARKET_TYPES.get('correct-score');
    if (winner === undefined || score === undefined) throw new Error('no such type');
    expect(outcomesProblem({ type: winner, specifiers: {} }, ['home', 'draw', 'away'])).toBeUndefined();
    expect(outcomesProblem({ type: winner, specifiers: {} }, ['home', 'home'])).toContain('twice');
    expect(outcomesProblem({ type: winner, specifiers: {} }, ['over'])).toContain('no outcome over');
    expect(outcomesProblem({ type: score, specifiers: {} }, ['2:1', 'any-other'])).toBeUndefined();
    expect(outcomesProblem({ type: score, specifiers: {} }, ['2-1'])).toContain('no outcome');
  });
});
