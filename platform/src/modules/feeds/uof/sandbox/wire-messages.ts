import type { FeedBody, FeedFixture, FeedPrices, FeedResult, FeedScore } from '@paddock/contract/schemas';

import { tableName } from './wire-markets.ts';
import type { Naming, Ours, WireName } from './wire-naming.ts';
import { fieldStatusElement, statusElement } from './wire-status.ts';
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

/**
 * A message of the stream as the feed says it; undefined for what the feed says otherwise.
 * @param naming what the feed calls a market; what it has no name for is left out
 */
export function wireMessage(
  body: FeedBody,
  fixture: FeedFixture,
  envelope: Envelope,
  naming: Naming = tableName,
): string | undefined {
  const about = (kind: string, more: Record<string, string | number | undefined>, inside: string) =>
    element(kind, { ...aboutOf(envelope), event_id: fixture.event, ...more }, inside);
  const written = <Market extends Ours>(
    markets: readonly Market[],
    write: (market: Market, name: WireName) => string,
  ): string =>
    markets
      .map((market) => {
        const name = naming(market, fixture);
        return name === undefined ? '' : write(market, name);
      })
      .join('');
  switch (body.kind) {
    case 'fixture':
      return about('fixture_change', { change_type: 1 }, '');
    case 'prices':
      return about('odds_change', {}, element('odds', {}, written(body.markets, pricesOf)));
    case 'score':
      return about('odds_change', {}, stateOf(body.state, fixture));
    case 'bet-stop':
      return about('bet_stop', { groups: 'all' }, '');
    case 'result': {
      const certainty = body.preliminary === true ? 1 : 2;
      return about('bet_settlement', { certainty }, element('outcomes', {}, written(body.markets, settled)));
    }
    case 'cancel':
    case 'cancel-rollback': {
      const kind = body.kind === 'cancel' ? 'bet_cancel' : 'rollback_bet_cancel';
      const window = { start_time: body.fromMs, end_time: body.toMs };
      return about(kind, window, written(body.markets ?? [], keyOf));
    }
    case 'rollback':
      return about('rollback_bet_settlement', {}, written(body.markets ?? [], keyOf));
    default:
      return undefined;
  }
}

const stateOf = (state: FeedScore['state'], { field, sport }: FeedFixture) =>
  field === undefined ? statusElement(state, sport) : fieldStatusElement(state);

export function aliveMessage(envelope: Envelope, subscribed: 0 | 1): string {
  return element('alive', { ...aboutOf(envelope), subscribed });
}

export function completeMessage(envelope: Envelope): string {
  return element('snapshot_complete', aboutOf(envelope));
}

function aboutOf({ timestampMs, requestId }: Envelope) {
  return { product: PRODUCT, timestamp: timestampMs, request_id: requestId };
}

function pricesOf({ status, selections }: FeedPrices['markets'][number], name: WireName): string {
  const outcomes = selections.map(({ outcome, oddsMilli, open }) =>
    element('outcome', { id: name.idOf(outcome), odds: oddsMilli / 1000, active: open === false ? 0 : 1 }),
  );
  return element('market', { ...attributesOf(name), status: MARKET_STATUS_OF[status] }, outcomes.join(''));
}

function settled({ selections }: FeedResult['markets'][number], name: WireName): string {
  const outcomes = selections.map(({ outcome, won, voidHalves = 0, deadHeat }) =>
    element('outcome', {
      id: name.idOf(outcome),
      result: won,
      void_factor: voidHalves === 0 ? undefined : voidHalves / 2,
      dead_heat_factor: deadHeat && deadHeat[0] / deadHeat[1],
    }),
  );
  return element('market', attributesOf(name), outcomes.join(''));
}

const keyOf = (_market: Ours, name: WireName) => element('market', attributesOf(name));

const attributesOf = ({ id, specifiers }: WireName) => ({ id, specifiers });
