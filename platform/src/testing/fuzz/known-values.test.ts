import { KnownValues } from './known-values.ts';

describe('values that answers carried', () => {
  const known = new KnownValues();
  known.learn('other', 'deposits', { id: '7', token: 'secret of the other', selections: [] });
  known.learn('player', 'accounts', { all_accounts: [{ id: '3' }] });
  known.learn('guest', 'events', [{ id: '9', selections: [{ outcome: 'home' }] }]);

  it('are found by the place they were in, and ids of others too', () => {
    expect(known.of('id', 'player', { place: 'deposits' })).toEqual(['7']);
    expect(known.of('accountId', 'player')).toEqual(['3']);
    expect(known.of('selectionId', 'player')).toEqual(['9.home']);
  });

  it('are one’s own where one wants that, and nobody gets the secrets of another', () => {
    known.add('player', 'deposits.id', '8');
    expect(known.of('id', 'player', { place: 'deposits', mine: true })).toEqual(['8']);
    expect(known.of('token', 'player')).toEqual([]);
    expect(known.of('token', 'other')).toEqual(['secret of the other']);
  });

  it('are given to nobody else where that would tell of whom they are', () => {
    known.hide('other', 'Quillonette');
    known.add('other', 'name', 'Quillonette');
    known.add('operator', 'name', 'Quillonette');
    expect(known.of('name', 'other')).toContain('Quillonette');
    for (const actor of ['player', 'guest', 'operator'] as const) expect(known.of('name', actor)).toEqual([]);
  });

  it('are forgotten with whom they were of', () => {
    known.forget('player');
    expect(known.of('accountId', 'player')).toEqual([]);
  });
});
