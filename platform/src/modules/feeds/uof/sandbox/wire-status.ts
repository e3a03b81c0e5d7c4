import { findSport } from '@paddock/contract';
import type { EventState } from '@paddock/contract/schemas';

import { BATTING } from '../translate/cricket-state.ts';
import { periodsOfFeed } from '../translate/feed-sports.ts';
import { atBat } from '../translate/periods.ts';
import { element } from './xml-text.ts';

const STATUS_OF = { upcoming: 0, live: 1, ended: 4, cancelled: 5 } as const;
const BALLS_AN_OVER = 6;
/** How the feed says whose turn it is, where nobody serves: by who has the ball, or by the code of the match status alone. */
const SERVES: Readonly<Record<string, string>> = {
  'american-football': 'possession',
  baseball: 'by-code',
  cricket: 'by-code',
};

/** What a match has come to, as the feed writes it. */
export function statusElement(state: EventState, sport: string): string {
  const { status, score, points, server } = state;
  const serves = SERVES[sport] ?? 'current_server';
  return element(
    'sport_event_status',
    {
      status: STATUS_OF[status],
      match_status: codeOf(state, sport),
      home_score: score[0],
      away_score: score[1],
      ...(points && { home_gamescore: game(points[0]), away_gamescore: game(points[1]) }),
      ...(server && serves !== 'by-code' && { [serves]: server === 'home' ? 1 : 2 }),
      ...cricketOf(state),
    },
    clockOf(state, sport) + periodsOf(state) + statisticsOf(state),
  );
}

/** How far a race or a season has come: of who is where the feed tells nothing. */
export function fieldStatusElement({ status }: EventState): string {
  return element('sport_event_status', { status: STATUS_OF[status], match_status: 0 });
}

function clockOf({ clockSec, clockRate }: EventState, sport: string): string {
  if (clockSec === undefined) return '';
  const time = `${Math.floor(clockSec / 60)}:${`${Math.floor(clockSec % 60)}`.padStart(2, '0')}`;
  const clock = findSport(sport)?.clock;
  const isLeft = clock !== undefined && clock !== 'none' && clock.counts === 'down';
  const stopped = clockRate === 0 ? 'true' : undefined;
  return element('clock', { [isLeft ? 'remaining_time_in_period' : 'match_time']: time, stopped });
}

function periodsOf({ parts }: EventState): string {
  const periods = parts.map(([home, away], at) =>
    element('period_score', { number: at + 1, home_score: home, away_score: away }),
  );
  return element('period_scores', {}, periods.join(''));
}

function statisticsOf({ redCards, stats = {} }: EventState): string {
  const told = { red_cards: redCards, yellow_cards: stats['yellow-cards'], corners: stats['corners'] };
  const counted = Object.entries(told).flatMap(([name, pair]) =>
    pair === undefined ? [] : [element(name, { home: pair[0], away: pair[1] })],
  );
  return counted.length === 0 ? '' : element('statistics', {}, counted.join(''));
}

function cricketOf({ cricket, period }: EventState): Record<string, number> {
  if (cricket === undefined) return {};
  const { first, wickets, balls } = cricket;
  const bats = period === 'ib' ? first : battingIn(period, first);
  const bowled = bats === undefined ? undefined : balls[bats === 'home' ? 0 : 1];
  return {
    home_dismissals: wickets[0],
    away_dismissals: wickets[1],
    ...(bowled !== undefined && {
      over: Math.floor(bowled / BALLS_AN_OVER),
      delivery: bowled % BALLS_AN_OVER,
    }),
  };
}

function battingIn(period: string, first: 'home' | 'away'): 'home' | 'away' | undefined {
  if (period === 'i1') return first;
  if (period !== 'i2') return undefined;
  return first === 'home' ? 'away' : 'home';
}

function codeOf({ period, cricket, server }: EventState, sport: string): string {
  const bats = cricket && battingIn(period, cricket.first);
  const codes = bats === undefined ? periodsOfFeed(sport) : BATTING;
  const wanted = bats ?? period;
  const fitting = Object.entries<string>(codes).flatMap(([code, ours]) => (ours === wanted ? [code] : []));
  const told = sport === 'baseball' ? fitting.find((code) => atBat(Number(code)) === server) : undefined;
  return told ?? fitting[0] ?? '0';
}

const game = (points: string) => (points === 'A' ? '50' : points);
