import { CYBER_TYPES, disciplinesOf, isDiscipline } from './cyber.ts';

describe('cyber sports', () => {
  it('are played by people, by a computer, or followed in a picture', () => {
    expect(CYBER_TYPES.map((type) => disciplinesOf(type))).toEqual([
      ['counter-strike', 'dota-2', 'league-of-legends'],
      ['virtual-football'],
      ['virtual-football'],
    ]);
  });

  it('know a discipline by its kind', () => {
    expect(isDiscipline('dota-2', 'real')).toBe(true);
    expect(isDiscipline('dota-2', 'virtual')).toBe(false);
    expect(isDiscipline('virtual-football')).toBe(true);
    expect(isDiscipline('football')).toBe(false);
  });
});
