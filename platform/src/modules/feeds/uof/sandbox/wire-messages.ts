import type { EventState, FeedBody, FeedFixture, FeedPrices, FeedResult } from '@paddock/contract/schemas';

import { PERIODS } from '../translate/event-state.ts';
import { isMapped, wireName } from './wire-markets.ts';
import { element } from './xml-text.ts';

/** What every message of the sandbox says of itself. */
export interface Envelope {
  readonly timestampMs: number;
  /** Of the recovery it answers. */
  readonly requestId?: number;
}

/** The product all of the sandbox's messages are of. */
export const PRODUCT = 1;

const STATUS_OF = { upcoming: 0, live: 1, ended: 4, cancelled: 5 } as const;
const MARKET_STATUS_OF = { open: 1, suspended: -1, closed: -3 } as const;

type Markets = readonly Pick<FeedResult['markets'][number], 'type' | 'specifiers'>[];

/** A message of the stream as the feed says it; undefined for what the feed says otherwise. */
export function wireMessage(body: FeedBody, fixture: FeedFixture, envelope: Envelope): string | undefined {
  const about = (kind: string, more: Record<string, string | number | undefined>, inside: string) =>
    element(kind, { ...aboutOf(envelope), event_id: fixture.event, ...more }, inside);
  switch (body.kind) {
    case 'fixture':
      return about('fixture_change', { change_type: 1 }, '');
    case 'prices':
      return about('odds_change', {}, element('odds', {}, pricesOf(body.markets, fixture.sport)));
    case 'score':
      return about('odds_change', {}, statusOf(body.state, fixture.sport));
    case 'bet-stop':
      return about('bet_stop', { groups: 'all' }, '');
    case 'result': {
      const markets = body.markets
        .filter(({ type }) => isMapped(type, fixture.sport))
        .map((market) => settled(market, fixture.sport))
        .join('');
      return about(
        'bet_settlement',
        { certainty: body.preliminary === true ? 1 : 2 },
        element('outcomes', {}, markets),
      );
    }
    case 'cancel':
    case 'cancel-rollback': {
      const kind = body.kind === 'cancel' ? 'bet_cancel' : 'rollback_bet_cancel';
      const window = { start_time: body.fromMs, end_time: body.toMs };
      return about(kind, window, keysOf(body.markets ?? [], fixture.sport));
    }
    case 'rollback':
      return about('rollback_bet_settlement', {}, keysOf(body.markets ?? [], fixture.sport));
    default:
      return undefined;
  }
}

export function aliveMessage(envelope: Envelope, subscribed: 0 | 1): string {
  return element('alive', { ...aboutOf(envelope), subscribed });
}

export function completeMessage(envelope: Envelope): string {
  return element('snapshot_complete', aboutOf(envelope));
}

function aboutOf({ timestampMs, requestId }: Envelope) {
  return { product: PRODUCT, timestamp: timestampMs, request_id: requestId };
}

function pricesOf(markets: FeedPrices['markets'], sport: string): string {
  return markets
    .filter(({ type }) => isMapped(type, sport))
    .map(({ type, specifiers, status, selections }) => {
      const { idOf, ...named } = wireName(type, specifiers, sport);
      const outcomes = selections.map(({ outcome, oddsMilli, open }) =>
        element('outcome', { id: idOf(outcome), odds: oddsMilli / 1000, active: open === false ? 0 : 1 }),
      );
      return element('market', { ...named, status: MARKET_STATUS_OF[status] }, outcomes.join(''));
    })
    .join('');
}

function settled({ type, specifiers, selections }: FeedResult['markets'][number], sport: string): string {
  const { idOf, ...named } = wireName(type, specifiers, sport);
  const outcomes = selections.map(({ outcome, won, voidHalves = 0, deadHeat }) =>
    element('outcome', {
      id: idOf(outcome),
      result: won,
      void_factor: voidHalves === 0 ? undefined : voidHalves / 2,
      dead_heat_factor: deadHeat && deadHeat[0] / deadHeat[1],
    }),
  );
  return element('market', named, outcomes.join(''));
}

function keysOf(markets: Markets, sport: string): string {
  return markets
    .filter(({ type }) => isMapped(type, sport))
    .map(({ type, specifiers }) => {
      const { id, specifiers: written } = wireName(type, specifiers, sport);
      return element('market', { id, specifiers: written });
    })
    .join('');
}

function statusOf(state: EventState, sport: string): string {
  const { status, score, period, clockSec, clockRate, points, server, parts } = state;
  const time = clockSec && `${Math.floor(clockSec / 60)}:${`${Math.floor(clockSec % 60)}`.padStart(2, '0')}`;
  const clock = sport === 'basketball' ? { remaining_time_in_period: time } : { match_time: time };
  const periods = parts.map(([home, away], at) =>
    element('period_score', { number: at + 1, home_score: home, away_score: away }),
  );
  const inside =
    element('clock', { ...clock, stopped: clockRate === 0 ? 'true' : undefined }) +
    element('period_scores', {}, periods.join(''));
  return element(
    'sport_event_status',
    {
      status: STATUS_OF[status],
      match_status: codeOf(sport, period),
      home_score: score[0],
      away_score: score[1],
      ...(points && { home_gamescore: game(points[0]), away_gamescore: game(points[1]) }),
      ...(server && { current_server: server === 'home' ? 1 : 2 }),
    },
    inside,
  );
}

function codeOf(sport: string, period: string): string {
  return Object.entries(PERIODS[sport] ?? {}).find(([, ours]) => ours === period)?.[0] ?? '0';
}

const game = (points: string) => (points === 'A' ? '50' : points);
