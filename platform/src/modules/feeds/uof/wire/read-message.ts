import { optionalInteger, optionalOneOf, requiredInteger, requiredText } from './attributes.ts';
import { readEventStatus } from './event-status-element.ts';
import { unknownAttributes } from './known-attributes.ts';
import {
  readCancelledMarket,
  readMarketKey,
  readMarkets,
  readNamedMarkets,
  readOddsMarket,
  readSettledMarket,
} from './market-elements.ts';
import { MARKET_STATUSES, type EventMessage, type ReadMessage, type SystemMessage } from './messages.ts';
import { reading, UnreadableError, type Readable, type WireFault } from './wire-fault.ts';
import { childOf, parseXml, type XmlElement } from './xml.ts';

/** A message of the feed of its text. Whatever is in it, nothing is thrown: it is read, or its fault is answered. */
export function readMessage(text: string): Readable<ReadMessage> {
  return reading(() => {
    const root = parseXml(text);
    const faults: WireFault[] = [];
    const message = messageOf(root, faults);
    return { message, faults: [...faults, ...unknownAttributes(root)] };
  });
}

function messageOf(root: XmlElement, faults: WireFault[]): EventMessage | SystemMessage {
  const product = {
    product: requiredInteger(root, 'product'),
    timestampMs: requiredInteger(root, 'timestamp'),
  };
  if (root.name === 'alive') {
    return { kind: 'alive', ...product, subscribed: optionalOneOf(root, 'subscribed', [0, 1]) !== 0 };
  }
  if (root.name === 'snapshot_complete') {
    return { kind: 'snapshot_complete', ...product, requestId: requiredInteger(root, 'request_id') };
  }
  const about = {
    ...product,
    event: requiredText(root, 'event_id'),
    requestId: optionalInteger(root, 'request_id'),
  };
  return eventMessageOf(root, about, faults);
}

type About = Pick<EventMessage, 'product' | 'timestampMs' | 'event' | 'requestId'>;

function eventMessageOf(root: XmlElement, about: About, faults: WireFault[]): EventMessage {
  const { name: kind } = root;
  switch (kind) {
    case 'odds_change': {
      const odds = childOf(root, 'odds');
      return {
        kind,
        ...about,
        status: statusOf(root, faults),
        betStopReason: odds && optionalInteger(odds, 'betstop_reason'),
        markets: readMarkets(odds, faults, (element) => readOddsMarket(element, faults)),
      };
    }
    case 'bet_stop': {
      const groups = requiredText(root, 'groups').split('|');
      const marketStatus = optionalOneOf(root, 'market_status', MARKET_STATUSES) ?? -1;
      return { kind, ...about, groups, marketStatus };
    }
    case 'bet_settlement': {
      const certainty = optionalOneOf(root, 'certainty', [1, 2]);
      if (certainty === undefined) throw new UnreadableError('UOF_MISSING', `${kind} has no certainty`);
      const markets = readMarkets(childOf(root, 'outcomes'), faults, readSettledMarket);
      return { kind, ...about, certainty, markets };
    }
    case 'bet_cancel': {
      const supercededBy = root.attributes['superceded_by'];
      const markets = readNamedMarkets(root, faults, readCancelledMarket);
      return { kind, ...about, ...windowOf(root), supercededBy, markets };
    }
    case 'rollback_bet_settlement':
      return { kind, ...about, markets: readNamedMarkets(root, faults, readMarketKey) };
    case 'rollback_bet_cancel':
      return { kind, ...about, ...windowOf(root), markets: readNamedMarkets(root, faults, readMarketKey) };
    case 'fixture_change':
      return { kind, ...about, changeType: optionalInteger(root, 'change_type') };
    default:
      throw new UnreadableError('UOF_UNKNOWN_MESSAGE', `${kind.slice(0, 60)} is no message`);
  }
}

function windowOf(root: XmlElement) {
  return { startMs: optionalInteger(root, 'start_time'), endMs: optionalInteger(root, 'end_time') };
}

/** A status that cannot be read is left out of its message; prices count all the same. */
function statusOf(root: XmlElement, faults: WireFault[]) {
  const element = childOf(root, 'sport_event_status');
  if (element === undefined) return undefined;
  const status = reading(() => readEventStatus(element));
  if (status.ok) return status.value;
  faults.push(status.fault);
  return undefined;
}
