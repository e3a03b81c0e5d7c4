import {
  addressOf,
  ALL_BETS,
  betFilterOf,
  chosenFilters,
  cleared,
  filterOf,
  isBackwards,
  without,
} from './bet-list-filter.ts';

const WHOLE =
  '?view=settled&result=won&type=single&sport=tennis&account=71&from=2026-11-01&to=2026-11-02&search=%C5%82%C3%B3d%C5%BA+1';

describe('which bets are looked at', () => {
  it('is in the address, whole and back', () => {
    const filter = filterOf(WHOLE);
    expect(filter).toEqual({
      view: 'settled',
      result: 'won',
      type: 'single',
      sport: 'tennis',
      accountId: '71',
      fromDay: '2026-11-01',
      toDay: '2026-11-02',
      search: 'łódź 1',
    });
    expect(addressOf(filter)).toBe(`/office/history${WHOLE}`);
    expect(addressOf(filterOf(''))).toBe('/office/history');
  });

  it('leaves out of an address what is no value, and a result of bets that are open', () => {
    const bad = '?view=x&type=tote&sport=chess&account=0&from=1.1.26&to=x&search=++';
    expect(filterOf(bad)).toEqual({ ...ALL_BETS, view: 'open' });
    expect(filterOf('?result=won').view).toBe('settled');
    expect(addressOf({ ...ALL_BETS, view: 'open', result: 'won' })).toBe('/office/history');
  });

  it('asks the server for whole days in the player’s zone, and for a result before settled or open', () => {
    expect(betFilterOf(filterOf(WHOLE), 3)).toEqual({
      status: 'won',
      type: 'single',
      sport: 'tennis',
      accountId: '71',
      fromMs: Date.parse('2026-10-31T21:00:00Z'),
      toMs: Date.parse('2026-11-02T21:00:00Z'),
      search: 'łódź 1',
    });
    expect(betFilterOf(filterOf(''), 0)).toEqual({ status: 'open' });
    expect(betFilterOf(ALL_BETS, 0)).toEqual({});
  });

  it('is taken apart filter by filter', () => {
    const filter = filterOf(WHOLE);
    const names = chosenFilters(filter);
    expect(names).toEqual(['search', 'status', 'type', 'sport', 'account', 'dates']);
    const bare = names.reduce(without, filter);
    expect(bare).toEqual(cleared(filter));
    expect(chosenFilters(bare)).toEqual([]);
    // Open or settled itself is what hides.
    expect(without(bare, 'status').view).toBe('all');
  });

  it('knows days the wrong way round', () => {
    expect(isBackwards({ ...ALL_BETS, fromDay: '2026-11-02', toDay: '2026-11-01' })).toBe(true);
    expect(isBackwards({ ...ALL_BETS, fromDay: '2026-11-02', toDay: '2026-11-02' })).toBe(false);
    expect(isBackwards({ ...ALL_BETS, fromDay: '2026-11-02' })).toBe(false);
  });
});
