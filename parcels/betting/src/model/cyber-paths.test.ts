import { aMatch, stateOf } from '../pages/betting-page.fixture.ts';
import { CYBER_ADDRESSES, cyberPath } from './cyber-paths.ts';

const event = aMatch(1, { sport: 'dota-2', state: stateOf({ status: 'upcoming' }) });

describe('addresses of cyber sports', () => {
  it('are kind, discipline, championship, match', () => {
    expect(cyberPath('real')).toBe('/cyber/real');
    expect(cyberPath('virtual', 'virtual-football')).toBe('/cyber/virtual/virtual-football');
    expect(cyberPath('real', 'dota-2', 'champs')).toBe('/cyber/real/dota-2/champs');
    const { championship, event: pathOf } = CYBER_ADDRESSES.real;
    expect(championship('line', 'dota-2', event.championship)).toBe('/cyber/real/dota-2/31-league-1');
    expect(pathOf(event)).toMatch(/^\/cyber\/real\/dota-2\/31-league-1\/41-/);
  });
});
