import { anEvent } from '@paddock/shared-utils/testing';

import { groupByChampionship } from './event-groups.ts';

const event = (id: string, sport: string, championshipId: string) => {
  const base = anEvent();
  return { ...base, id, sport, championship: { ...base.championship, id: championshipId } };
};

it('events stand by sport and championship in the order they first come up', () => {
  const groups = groupByChampionship([
    event('1', 'football', '10'),
    event('2', 'tennis', '20'),
    event('3', 'football', '11'),
    event('4', 'football', '10'),
  ]);
  expect(groups.map(({ sport, eventCount }) => [sport, eventCount])).toEqual([
    ['football', 3],
    ['tennis', 1],
  ]);
  expect(groups[0]?.championships.map(({ championship, eventIds }) => [championship.id, eventIds])).toEqual([
    ['10', ['1', '4']],
    ['11', ['3']],
  ]);
});
