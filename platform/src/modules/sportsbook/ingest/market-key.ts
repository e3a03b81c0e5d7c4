import { canonicalSpecifiers, MARKET_TYPES, type MarketType } from '@paddock/contract';

/** A market as a feed names it, checked. */
export interface CheckedMarketKey {
  readonly type: MarketType;
  readonly specifiers: Readonly<Record<string, string>>;
  readonly specifiersKey: string;
}

interface FeedMarketKey {
  readonly type: string;
  readonly specifiers: Readonly<Record<string, string>>;
}

/** Canonical decimals only, so that "2.5" and "2.50" cannot become two markets. */
const LINE = /^(?:0|-?(?:[1-9]\d{0,5}|0(?=\.)))(?:\.\d{0,2}[1-9])?$/;
const COUNT = /^[1-9]\d{0,2}$/;
const SCORE = /^\d{1,3}:\d{1,3}$/;

/** Checks the identity of a market (rules §5) against the table of market types. Answers the reason it is refused. */
export function checkMarketKey(sport: string, key: FeedMarketKey): CheckedMarketKey | string {
  const type = MARKET_TYPES.get(key.type);
  if (type === undefined) return `unknown market type ${key.type}`;
  if (!type.sports.includes(sport)) return `${key.type} is not a market of ${sport}`;
  const names = Object.keys(key.specifiers);
  const missing = type.specifiers.some((name) => key.specifiers[name] === undefined);
  if (missing || names.length !== type.specifiers.length) {
    return `${key.type} has the specifiers ${type.specifiers.join(', ') || '(none)'}, not ${names.join(', ')}`;
  }
  for (const name of names) {
    const value = key.specifiers[name] ?? '';
    if (!isSpecifierValue(name, value)) return `${key.type}: ${name} ${value} is not canonical`;
  }
  return { type, specifiers: key.specifiers, specifiersKey: canonicalSpecifiers(key.specifiers) };
}

function isSpecifierValue(name: string, value: string): boolean {
  if (name === 'line') return LINE.test(value);
  if (name === 'team') return value === 'home' || value === 'away';
  return COUNT.test(value);
}

/** The reason outcomes do not fit their market type; undefined when they do. */
export function outcomesProblem(type: MarketType, outcomes: readonly string[]): string | undefined {
  if (new Set(outcomes).size !== outcomes.length) return `${type.key} names an outcome twice`;
  const wrong = outcomes.find((outcome) => !isOutcomeOf(type, outcome));
  return wrong === undefined ? undefined : `${type.key} has no outcome ${wrong}`;
}

function isOutcomeOf(type: MarketType, outcome: string): boolean {
  if (type.outcomes !== 'scores') return type.outcomes.includes(outcome);
  return outcome === 'any-other' || SCORE.test(outcome);
}
