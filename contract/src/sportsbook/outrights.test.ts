import { areRelated, isOutright } from './outrights.ts';

const FIELD = { title: { en: 'Premier: winner of season 1' }, runners: [] };

describe('an outright', () => {
  it('is an event with a field in a sport of sides: no match, and no race', () => {
    expect(isOutright({ sport: 'football', field: FIELD })).toBe(true);
    expect(isOutright({ sport: 'football' })).toBe(false);
    expect(isOutright({ sport: 'marbles', field: FIELD })).toBe(false);
  });

  it('is related to all of its championship, and to nothing else', () => {
    const winner = { eventId: '1', championshipId: '7', isOutright: true };
    expect(areRelated(winner, { eventId: '2', championshipId: '7', isOutright: false })).toBe(true);
    expect(areRelated({ eventId: '2', championshipId: '7' }, winner)).toBe(true);
    expect(areRelated(winner, { eventId: '3', championshipId: '7', isOutright: true })).toBe(true);
    expect(areRelated(winner, { eventId: '2', championshipId: '8', isOutright: true })).toBe(false);
    expect(areRelated(winner, { eventId: '2' })).toBe(false);
  });
});

it('two matches of a championship are not related, two selections of one event are', () => {
  const match = { eventId: '1', championshipId: '7', isOutright: false };
  expect(areRelated(match, { ...match, eventId: '2' })).toBe(false);
  expect(areRelated(match, match)).toBe(true);
  expect(areRelated({ eventId: '1' }, { eventId: '1' })).toBe(true);
});
