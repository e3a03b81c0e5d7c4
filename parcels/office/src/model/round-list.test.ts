import { askedRound, roundsAddress, roundTone } from './round-list.ts';

describe('the list of rounds', () => {
  it('is asked for the one round that its address names', () => {
    const [, query] = roundsAddress('65934354207').split('?');
    expect(askedRound(query ?? '')).toBe('65934354207');
    expect(askedRound(roundsAddress().split('?')[1] ?? '')).toBeUndefined();
  });

  it.each(['number=', 'number=4711', 'number=659343542070', 'number=6593435420x', 'number=05934354207', ''])(
    'is all of them at an address with no number of a round: %s',
    (query) => expect(askedRound(query)).toBeUndefined(),
  );

  it('colours what was won, and what is open', () => {
    expect((['open', 'won', 'lost', 'returned'] as const).map(roundTone)).toEqual([
      'warning',
      'positive',
      'neutral',
      'neutral',
    ]);
  });
});
