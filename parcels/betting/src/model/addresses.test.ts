import { anEvent, aCompetitor } from '@paddock/shared-utils/testing';

import { championshipPath, eventPath, favouritesPath, idOfSlug, sectionPath } from './addresses.ts';

describe('addresses of the sports sections: section, sport, championship, game [S2-07]', () => {
  it('grow part by part', () => {
    expect(sectionPath('live')).toBe('/live');
    expect(sectionPath('line', 'tennis')).toBe('/line/tennis');
    expect(favouritesPath('live')).toBe('/live/favourites');
    expect(championshipPath('live', 'football', { id: '301', slug: 'northern-league' })).toBe(
      '/live/football/301-northern-league',
    );
  });

  it('of an event say live or line by its state, and read well', () => {
    const event = anEvent({ home: aCompetitor('São João FC'), away: aCompetitor('Ürün & Co') });
    expect(eventPath(event)).toBe('/live/football/301-northern-league/401-sao-joao-fc-urun-co');
    const upcoming = anEvent({
      state: { ...event.state, status: 'upcoming' },
      home: aCompetitor('Ж'),
      away: aCompetitor('Я'),
    });
    expect(eventPath(upcoming)).toBe('/line/football/301-northern-league/401');
  });

  it('give the id back', () => {
    expect(idOfSlug('401-sao-joao')).toBe('401');
    expect(idOfSlug('401')).toBe('401');
  });
});
