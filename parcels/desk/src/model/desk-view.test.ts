import { addressOf, viewOf } from './desk-view.ts';

describe('what the desk shows', () => {
  it('is in the address, and comes back from it', () => {
    const what = { section: 'live', sport: 'tennis', kind: 'jump', typed: 'a b' } as const;
    const view = { tab: 'alerts', event: '4711', ...what } as const;
    expect(viewOf(addressOf(view).split('?')[1] ?? '')).toEqual(view);
  });

  it('is the board where the address says nothing or nonsense', () => {
    const nothing = { section: undefined, sport: undefined, kind: undefined, typed: undefined } as const;
    const board = { tab: 'board', event: undefined, ...nothing } as const;
    expect(viewOf('')).toEqual(board);
    expect(viewOf('?tab=money&event=a&section=x&sport=%3Cb%3E&kind=loud')).toEqual(board);
    expect(addressOf(board)).toBe('/desk/trading');
  });
});
