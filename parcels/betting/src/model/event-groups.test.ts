import { anEvent } from '@paddock/shared-utils/testing';

import { groupByChampionship } from './event-groups.ts';

const event = (id: string, sport: string, championshipId: string) => {
  const base = anEvent();
  return { ...base, id, sport, championship: { ...base.championship, id: championshipId } };
};

const AS_LISTED = { bestMatchesOnTop: false, groupByCountry: false };

it('events stand by sport and championship in the order they first come up', () => {
  const groups = groupByChampionship(
    [
      event('1', 'football', '10'),
      event('2', 'tennis', '20'),
      event('3', 'football', '11'),
      event('4', 'football', '10'),
    ],
    AS_LISTED,
  );
  expect(groups.map(({ sport, eventCount }) => [sport, eventCount])).toEqual([
    ['football', 3],
    ['tennis', 1],
  ]);
  expect(groups[0]?.championships.map(({ championship, eventIds }) => [championship.id, eventIds])).toEqual([
    ['10', ['1', '4']],
    ['11', ['3']],
  ]);
});

describe('events as a player wants them', () => {
  const championshipsOf = (...[events, order]: Parameters<typeof groupByChampionship>) =>
    groupByChampionship(events, { ...AS_LISTED, ...order }).map(({ sport, championships }) => [
      sport,
      championships.map(({ championship, eventIds, opensCountry }) =>
        [opensCountry ? '*' : '', championship.id, ' ', eventIds.join('+')].join(''),
      ),
    ]);

  it('stand with the most markets first, each sport for itself', () => {
    const events = [
      { ...event('1', 'tennis', '20'), marketCount: 3 },
      { ...event('2', 'football', '10'), marketCount: 50 },
      { ...event('3', 'football', '11'), marketCount: 200 },
      { ...event('4', 'football', '10'), marketCount: 70 },
      { ...event('5', 'football', '12'), marketCount: 200 },
    ];
    expect(championshipsOf(events, { ...AS_LISTED, bestMatchesOnTop: true })).toEqual([
      ['tennis', ['20 1']],
      ['football', ['11 3', '12 5', '10 4+2']],
    ]);
  });

  it('stand by country, of which the first championship says so', () => {
    const inRegion = (code: string, each: ReturnType<typeof event>) => ({
      ...each,
      region: { ...each.region, code },
    });
    const events = [
      inRegion('gb', event('1', 'football', '10')),
      inRegion('fr', event('2', 'football', '20')),
      inRegion('gb', event('3', 'football', '11')),
    ];
    expect(championshipsOf(events, { ...AS_LISTED, groupByCountry: true })).toEqual([
      ['football', ['*10 1', '11 3', '*20 2']],
    ]);
    expect(championshipsOf(events, AS_LISTED)).toEqual([['football', ['10 1', '20 2', '11 3']]]);
  });
});
