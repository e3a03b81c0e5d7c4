import { DAY_MS } from '@paddock/contract';

import type { EventEntry } from '../book/entries.ts';
import { namedBook } from '../testing/named-book.ts';
import { MatchMoments } from './match-moments.ts';

const FOOTBALL = { home: 'North End', away: 'South Vale', championship: 'Cup', isLive: false };

describe('moments of a match', () => {
  let event: EventEntry;
  let told: string[];
  let moments: MatchMoments;
  let hearNoMore: () => void;

  beforeEach(() => {
    const [only] = namedBook([FOOTBALL], []).events.values();
    if (only === undefined) throw new Error('the book has no event');
    event = only;
    told = [];
    moments = new MatchMoments();
    hearNoMore = moments.listen(({ step, score }) => told.push(`${step} ${score.join(':')}`));
    moments.eventChanged(event);
  });

  function becomes(status: EventEntry['state']['status'], home = 0, away = 0): void {
    event.state = { ...event.state, status, startsAtMs: DAY_MS, score: [home, away] };
    moments.eventChanged(event);
  }

  it('are its start, each goal and its end', () => {
    becomes('live');
    becomes('live');
    becomes('live', 1, 0);
    becomes('live', 1, 1);
    becomes('ended', 1, 1);
    expect(told).toEqual(['start 0:0', 'goal 1:0', 'goal 1:1', 'end 1:1']);
  });

  it('are no goal that is taken back, nothing of a match that is called off, nor what was so before', () => {
    becomes('live', 1, 0);
    becomes('live', 0, 0);
    moments.eventForgotten(event);
    becomes('live', 2, 0);
    becomes('cancelled', 2, 0);
    expect(told).toEqual(['start 1:0']);
  });

  it('name the page, and what it is followed as', () => {
    moments.listen(({ path, followedAs }) => {
      told.push(path, ...followedAs.map(({ kind, key }) => `${kind} ${key}`));
    });
    becomes('live');
    expect(told.slice(1)).toEqual([
      '/live/football/1-league/1-north-end-south-vale',
      'event 1',
      'team football-north-end',
      'team football-south-vale',
    ]);
  });

  it('are no goals where each point is one', () => {
    Object.assign(event, { sport: 'basketball' });
    becomes('live');
    becomes('live', 2, 0);
    expect(told).toEqual(['start 0:0']);
  });

  it('are told to nobody who listens no more', () => {
    hearNoMore();
    becomes('live');
    expect(told).toEqual([]);
  });
});
