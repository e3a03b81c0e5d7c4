import manifest from '../../parcel.json' with { type: 'json' };
import { championshipPath, favouritesPath, idOfSlug, sectionPath } from './addresses.ts';

describe('addresses of the sports sections: section, sport, championship, game [S2-07]', () => {
  it('grow part by part', () => {
    expect(sectionPath('live')).toBe('/live');
    expect(sectionPath('line', 'tennis')).toBe('/line/tennis');
    expect(favouritesPath('live')).toBe('/live/favourites');
    expect(championshipPath('live', 'football', { id: '301', slug: 'northern-league' })).toBe(
      '/live/football/301-northern-league',
    );
  });

  it('give the id back', () => {
    expect(idOfSlug('401-sao-joao')).toBe('401');
    expect(idOfSlug('401')).toBe('401');
  });
});

it('the home page stands at the empty path [S2-06]', () => {
  const home = manifest.routes.find(({ id }) => id === 'betting.home');
  expect(home).toEqual({ id: 'betting.home', paths: ['/'] });
});
