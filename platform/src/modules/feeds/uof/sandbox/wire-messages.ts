import type { FeedBody, FeedFixture, FeedPrices, FeedResult } from '@paddock/contract/schemas';

import { isMapped, wireName } from './wire-markets.ts';
import { statusElement } from './wire-status.ts';
import { element } from './xml-text.ts';

/** What every message of the sandbox says of itself. */
export interface Envelope {
  readonly timestampMs: number;
  /** Of the recovery it answers. */
  readonly requestId?: number;
}

/** The product all of the sandbox's messages are of. */
export const PRODUCT = 1;

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
      return about('odds_change', {}, statusElement(body.state, fixture.sport));
    case 'bet-stop':
      return about('bet_stop', { groups: 'all' }, '');
    case 'result': {
      const markets = body.markets
        .filter((market) => isMapped(market, fixture.sport))
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
    .filter((market) => isMapped(market, sport))
    .map(({ type, specifiers, status, selections }) => {
      const { idOf, ...named } = wireName({ type, specifiers }, sport);
      const outcomes = selections.map(({ outcome, oddsMilli, open }) =>
        element('outcome', { id: idOf(outcome), odds: oddsMilli / 1000, active: open === false ? 0 : 1 }),
      );
      return element('market', { ...named, status: MARKET_STATUS_OF[status] }, outcomes.join(''));
    })
    .join('');
}

function settled({ type, specifiers, selections }: FeedResult['markets'][number], sport: string): string {
  const { idOf, ...named } = wireName({ type, specifiers }, sport);
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
    .filter((market) => isMapped(market, sport))
    .map(({ type, specifiers }) => {
      const { id, specifiers: written } = wireName({ type, specifiers }, sport);
      return element('market', { id, specifiers: written });
    })
    .join('');
}
