import { askedRound, outcomeTone, roundOutcome, roundsAddress } from './round-list.ts';

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

  it('calls a round that paid less than was staked no win', () => {
    const round = (staked: string, won: string) => roundOutcome({ state: 'won', staked, won });
    expect([round('1.00', '0.50'), round('1.00', '1.00'), round('9.00', '10.00')]).toEqual([
      'partly',
      'won',
      'won',
    ]);
    expect(roundOutcome({ state: 'lost', staked: '1.00', won: '0.00' })).toBe('lost');
  });

  it('colours what was won, and what is open', () => {
    expect((['open', 'won', 'partly', 'lost', 'returned'] as const).map(outcomeTone)).toEqual([
      'warning',
      'positive',
      'neutral',
      'neutral',
      'neutral',
    ]);
  });
});
