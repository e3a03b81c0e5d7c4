import { askedRound, outcomeTone, ownRoundOutcome, roundOutcome, roundsAddress } from './round-list.ts';

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
      'returned',
      'won',
    ]);
    expect(roundOutcome({ state: 'lost', staked: '1.00', won: '0.00' })).toBe('lost');
  });

  it('says the same of rounds of our own games, of which a free one cost nothing', () => {
    const round = { staked: '1.00', paid: '1.00', isVoid: false };
    expect(ownRoundOutcome(round)).toBe('returned');
    expect(ownRoundOutcome({ ...round, isFree: true })).toBe('won');
    expect(ownRoundOutcome({ ...round, paid: '0.40' })).toBe('partly');
    expect(ownRoundOutcome({ ...round, paid: '0.00' })).toBe('lost');
    expect(ownRoundOutcome({ ...round, paid: null })).toBe('open');
    expect(ownRoundOutcome({ ...round, paid: '1.00', isVoid: true })).toBe('returned');
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
