import {
  badValue,
  optionalDecimal,
  optionalInteger,
  optionalOneOf,
  requiredInteger,
  requiredText,
} from './attributes.ts';
import {
  MARKET_STATUSES,
  type WireMarketKey,
  type WireMarketStatus,
  type WireOdds,
  type WireOddsMarket,
  type WireSettledMarket,
  type WireSettledOutcome,
  type WireSpecifiers,
} from './messages.ts';
import { faultOf, reading, UnreadableError, type WireFault } from './wire-fault.ts';
import { childrenOf, type XmlElement } from './xml.ts';

const EITHER = [0, 1] as const;
const NO_SPECIFIERS: WireSpecifiers = {};

/** By text: the same few come with every message of a match. */
const readBefore = new Map<string, WireSpecifiers>();
const REMEMBERED = 20_000;

/** `setnr=1|total=9.5` by name. @throws UnreadableError UOF_VALUE */
export function readSpecifiers(text: string | undefined): WireSpecifiers {
  if (text === undefined || text === '') return NO_SPECIFIERS;
  const known = readBefore.get(text);
  if (known !== undefined) return known;
  const specifiers: Record<string, string> = {};
  for (const part of text.split('|')) {
    const at = part.indexOf('=');
    if (at < 1) throw new UnreadableError('UOF_VALUE', `specifiers cannot be ${text.slice(0, 60)}`);
    specifiers[part.slice(0, at)] = part.slice(at + 1);
  }
  if (readBefore.size >= REMEMBERED) readBefore.clear();
  readBefore.set(text, specifiers);
  return specifiers;
}

/** @throws UnreadableError of a market that cannot be told from others */
export function readMarketKey(element: XmlElement): WireMarketKey {
  return {
    id: requiredInteger(element, 'id'),
    specifiers: readSpecifiers(element.attributes['specifiers']),
  };
}

/** The markets in an element. One that cannot be told from others is a fault of its own; the rest is read. */
export function readMarkets<Market>(
  parent: XmlElement | undefined,
  faults: WireFault[],
  read: (element: XmlElement) => Market,
): readonly Market[] {
  const markets: Market[] = [];
  for (const element of childrenOf(parent, 'market')) {
    const one = reading(() => read(element));
    if (one.ok) markets.push(one.value);
    else faults.push(one.fault);
  }
  return markets;
}

/**
 * The markets that a message names, none for all of its match. @throws UnreadableError where it names some and none of them
 * can be read: what was said of one market is not said of all.
 */
export function readNamedMarkets<Market>(
  parent: XmlElement,
  faults: WireFault[],
  read: (element: XmlElement) => Market,
): readonly Market[] {
  const markets = readMarkets(parent, faults, read);
  if (markets.length === 0 && childrenOf(parent, 'market').length > 0)
    throw new UnreadableError('UOF_VALUE', `no market of ${parent.name} can be read`);
  return markets;
}

/** A market with its odds. What cannot be read of it takes no bets: the market is suspended, an outcome is not active. */
export function readOddsMarket(element: XmlElement, faults: WireFault[]): WireOddsMarket {
  const { id, specifiers } = readMarketKey(element);
  const status = readStatus(element, faults);
  const outcomes: WireOdds[] = [];
  for (const outcome of element.children) {
    if (outcome.name !== 'outcome') continue;
    try {
      outcomes.push(readOdds(outcome));
    } catch (error) {
      faults.push(faultOf(error));
    }
  }
  return { id, specifiers, status, outcomes };
}

function readStatus(element: XmlElement, faults: WireFault[]): WireMarketStatus {
  const status = reading(() => optionalOneOf(element, 'status', MARKET_STATUSES) ?? 1);
  if (status.ok) return status.value;
  faults.push(status.fault);
  return -1;
}

function readOdds(element: XmlElement): WireOdds {
  return {
    id: requiredText(element, 'id'),
    odds: optionalDecimal(element, 'odds'),
    active: element.attributes['active'] === '1' || optionalOneOf(element, 'active', EITHER) !== 0,
  };
}

/** @throws UnreadableError where any of its outcomes cannot be read: half a result is none */
export function readSettledMarket(element: XmlElement): WireSettledMarket {
  return { ...readMarketKey(element), outcomes: childrenOf(element, 'outcome').map(readSettledOutcome) };
}

function readSettledOutcome(element: XmlElement): WireSettledOutcome {
  const result = optionalOneOf(element, 'result', [1, 0, -1]);
  if (result === undefined) throw new UnreadableError('UOF_MISSING', 'outcome has no result');
  const deadHeatFactor = optionalDecimal(element, 'dead_heat_factor');
  if (deadHeatFactor !== undefined && (deadHeatFactor <= 0 || deadHeatFactor > 1)) {
    throw badValue(element, 'dead_heat_factor');
  }
  return { id: requiredText(element, 'id'), result, voidFactor: readVoidFactor(element), deadHeatFactor };
}

function readVoidFactor(element: XmlElement): 0 | 0.5 | 1 {
  const factor = optionalDecimal(element, 'void_factor') ?? 0;
  if (factor === 0 || factor === 0.5 || factor === 1) return factor;
  throw badValue(element, 'void_factor');
}

/** A market of a cancel, with the number of its reason. */
export function readCancelledMarket(element: XmlElement) {
  return { ...readMarketKey(element), voidReason: optionalInteger(element, 'void_reason') };
}
