import { SPORT_CODES, SPORTS } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

import { statusElement } from '../sandbox/wire-status.ts';
import type { WireEventStatus } from '../wire/messages.ts';
import { readMessage } from '../wire/read-message.ts';
import { eventState } from './event-state.ts';
import { FEED_SPORTS, periodsOfFeed } from './feed-sports.ts';

const AT_MS = 1_000_000;

/** What is read of a status in a message. */
function wireOf(element: string): WireEventStatus {
  const read = readMessage(
    `<odds_change product="1" event_id="sr:match:7" timestamp="${AT_MS}">${element}</odds_change>`,
  );
  if (!read.ok || read.value.message.kind !== 'odds_change' || read.value.message.status === undefined)
    throw new Error('no status');
  return read.value.message.status;
}
const status = (attributes: string, inside = '') =>
  wireOf(`<sport_event_status status="1" ${attributes}>${inside}</sport_event_status>`);
const cricket = (attributes: string, before?: EventState) =>
  eventState(status(attributes), 'cricket', 0, AT_MS, before);

describe('the state of a match', () => {
  it.each(SPORT_CODES.filter((sport) => sport in FEED_SPORTS))(
    'has a code for every period of %s but breaks that the feed does not name',
    (sport) => {
      const told = new Set(Object.values(periodsOfFeed(sport)));
      const innings = sport === 'cricket' ? ['i1', 'i2'] : [];
      expect(
        SPORTS[sport].periods.filter((period) => !told.has(period) && !innings.includes(period)),
      ).toEqual([]);
    },
  );

  it.each<[string, Partial<EventState>]>([
    [
      'football',
      {
        period: 'h2',
        clockSec: 4_502,
        clockAtMs: AT_MS,
        clockRate: 1,
        redCards: [1, 0],
        stats: { corners: [3, 4], 'yellow-cards': [2, 1] },
      },
    ],
    [
      'tennis',
      {
        period: 's2',
        points: ['A', '40'],
        server: 'away',
        parts: [
          [6, 4],
          [2, 3],
        ],
      },
    ],
    [
      'ice-hockey',
      {
        period: 'p3',
        clockSec: 61,
        clockAtMs: AT_MS,
        clockRate: 0,
        parts: [
          [1, 0],
          [0, 0],
          [1, 1],
        ],
      },
    ],
    [
      'american-football',
      { period: 'q4', server: 'away', clockSec: 122, clockAtMs: AT_MS, clockRate: 1, parts: [[7, 3]] },
    ],
    [
      'baseball',
      {
        period: 'i7',
        server: 'home',
        parts: [
          [1, 0],
          [0, 2],
        ],
      },
    ],
    [
      'counter-strike',
      {
        period: 'm2',
        parts: [
          [13, 9],
          [4, 4],
        ],
      },
    ],
    [
      'cricket',
      {
        period: 'i2',
        score: [101, 143],
        server: 'home',
        cricket: { first: 'away', wickets: [3, 7], balls: [75, 0], overs: [] },
      },
    ],
  ])('of %s is the same when the sandbox has written it', (sport, over) => {
    const state: EventState = {
      status: 'live',
      startsAtMs: 0,
      period: '',
      score: [2, 1],
      parts: [],
      ...over,
    };
    expect(eventState(wireOf(statusElement(state, sport)), sport, 0, AT_MS)).toEqual(state);
  });

  it('counts a second yellow card as a red one', () => {
    const cards =
      '<statistics><red_cards home="1" away="0"/><yellow_red_cards home="1" away="1"/></statistics>';
    expect(eventState(status('match_status="7"', cards), 'football', 0, AT_MS)?.redCards).toEqual([2, 1]);
  });

  it('of cricket knows who began, and keeps what the side that is out was bowled', () => {
    const first = cricket(
      'match_status="502" home_score="0" away_score="55" over="9" delivery="4" away_dismissals="2" home_dismissals="0"',
    );
    expect(first).toMatchObject({
      period: 'i1',
      server: 'away',
      cricket: { first: 'away', wickets: [0, 2], balls: [0, 58] },
    });
    const pause = cricket(
      'match_status="509" home_score="0" away_score="160" home_dismissals="0" away_dismissals="6" over="20"',
      first,
    );
    expect(pause).toMatchObject({
      period: 'ib',
      cricket: { first: 'away', wickets: [0, 6], balls: [0, 120] },
    });
    expect(pause).not.toHaveProperty('server');
    const second = cricket(
      'match_status="501" home_score="0" away_score="160" over="0" delivery="1" home_dismissals="1" away_dismissals="6"',
      pause,
    );
    expect(second).toMatchObject({
      period: 'i2',
      server: 'home',
      cricket: { wickets: [1, 6], balls: [1, 120] },
    });
  });

  it('of cricket is read after a restart too: whoever has runs has batted', () => {
    const joined = cricket(
      'match_status="501" home_score="20" away_score="160" over="3" home_dismissals="0" away_dismissals="6"',
    );
    expect(joined).toMatchObject({ period: 'i2', cricket: { first: 'away', balls: [18, 0] } });
    expect(cricket('match_status="526" home_score="160" away_score="160"', joined)?.period).toBe('so');
  });

  it('has no inning of baseball for a super over: 531 is the first', () => {
    expect(eventState(status('match_status="531"'), 'baseball', 0, AT_MS)?.period).toBe('i1');
    expect(eventState(status('match_status="418"'), 'baseball', 0, AT_MS)?.period).toBe('i9');
  });
});
