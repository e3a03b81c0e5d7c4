import { anEvent } from '@paddock/shared-utils/testing';
import type { Star } from '@paddock/shared-utils';

import { followedOf, isFollowed } from './followed.ts';

const event = anEvent();
const upcoming = anEvent({ id: '402', state: { ...event.state, status: 'upcoming' } });

describe('events that are followed', () => {
  it.each([
    [{ kind: 'event', key: '401' }, true],
    [{ kind: 'team', key: 'football-harbour-city' }, true],
    [{ kind: 'team', key: 'football-mill-rovers' }, true],
    [{ kind: 'championship', key: '301' }, true],
    [{ kind: 'event', key: '301' }, false],
    [{ kind: 'championship', key: '401' }, false],
    [{ kind: 'team', key: 'tennis-harbour-city' }, false],
    [{ kind: 'sport', key: 'football' }, false],
  ] as const)('by %j: %s', (star, isOne) => {
    expect(isFollowed([star], event)).toBe(isOne);
  });

  it('are those of a section, as long as they are starred and not closed to the player', () => {
    const view = { events: [event, upcoming], types: [], total: 2, names: [] };
    const stars: readonly Star[] = [{ kind: 'championship', key: '301' }];
    const ids = (section: 'live' | 'line', closed: readonly string[] = [], of = stars) =>
      followedOf(view, section, { stars: of, closed }).events.map(({ id }) => id);
    expect([ids('live'), ids('line')]).toEqual([['401'], ['402']]);
    expect([ids('live', ['football']), ids('live', [], [])]).toEqual([[], []]);
  });
});
