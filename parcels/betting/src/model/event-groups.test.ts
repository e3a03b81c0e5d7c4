import { anEvent } from '@paddock/shared-utils/testing';

import { groupByChampionship, groupByDay } from './event-groups.ts';

const DAY_MS = 86_400_000;
const event = (id: string, sport: string, championshipId: string, startsAtMs = 0) => {
  const base = anEvent();
  return {
    ...base,
    id,
    sport,
    championship: { ...base.championship, id: championshipId },
    state: { ...base.state, startsAtMs },
  };
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

it('events stand by the reader’s day, earliest first', () => {
  const events = [
    event('2', 'football', '1', DAY_MS + 5),
    event('1', 'football', '1', 10),
    event('3', 'football', '1', 20),
  ];
  const days = groupByDay(events, (atMs) => Math.floor(atMs / DAY_MS));
  expect(days.map(({ dayNumber, events: own }) => [dayNumber, own.map(({ id }) => id)])).toEqual([
    [0, ['1', '3']],
    [1, ['2']],
  ]);
});
