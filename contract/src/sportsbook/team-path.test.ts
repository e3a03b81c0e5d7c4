import { teamKeyOf, teamPath } from './team-path.ts';

describe('the address of a team', () => {
  it('is its sport and its English name, as every language and every match of it has them', () => {
    expect(teamPath('football', { en: 'São João FC', ru: 'Сан-Жуан' })).toBe('/team/football-sao-joao-fc');
    expect(teamPath('tennis', { en: 'São João FC' })).toBe('/team/tennis-sao-joao-fc');
  });

  it('tells names of other scripts apart, in letters an address takes', () => {
    const keys = ['Зенит', 'Зенит-2', 'Łódź', 'odz', '東京'].map((en) => teamKeyOf('football', { en }));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
