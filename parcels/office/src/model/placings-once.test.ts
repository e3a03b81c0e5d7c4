import { placingsOnce } from './placings-once.ts';

const leg = (race: string, ...codes: readonly string[]) => ({
  home: { en: race },
  placings: codes.map((code, at) => ({ place: at + 1, code, name: { en: `Runner ${code}` } })),
});

describe('the orders a bet was decided by', () => {
  it('are told once for both lines of each way, and of each race', () => {
    const [first, second] = [leg('1', '3', '1'), leg('2', '2', '4')];
    const told = placingsOnce([first, second, first, second, { home: { en: 'A match' } }]);
    expect(told.map(({ placings }) => placings.map(({ code }) => code).join(' '))).toEqual([
      ...['3 1', '2 4', '', '', ''],
    ]);
  });

  it('differ where two races came in alike', () => {
    const told = placingsOnce([leg('1', '1', '2'), leg('2', '1', '2')]);
    expect(told.map(({ placings }) => placings.length)).toEqual([2, 2]);
  });

  it('say once who was withdrawn, where no order is known, too', () => {
    const race = { home: { en: '1' }, withdrawn: [{ code: '5', name: { en: 'Flint' } }] };
    expect(placingsOnce([race, race]).map(({ withdrawn }) => withdrawn.length)).toEqual([1, 0]);
  });
});
