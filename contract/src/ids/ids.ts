/**
 * Every id is a 64-bit time-ordered integer shown as a decimal string (spec S5-01, rules §2).
 * The brand keeps an event id from being passed where a bet id is wanted.
 */
declare const idKind: unique symbol;
export type Id<Kind extends string> = string & { readonly [idKind]: Kind };

export type PlayerId = Id<'player'>;
/** Who stands behind one or several accounts (rules §9). */
export type PersonId = Id<'person'>;
export type AccountId = Id<'account'>;
export type TransferId = Id<'transfer'>;
/** A deposit or a withdrawal. */
export type PaymentId = Id<'payment'>;
export type BetId = Id<'bet'>;
export type ChampionshipId = Id<'championship'>;
export type RegionId = Id<'region'>;
/** Who plays a sport for a team; a player is who bets. */
export type AthleteId = Id<'athlete'>;
export type CompetitorId = Id<'competitor'>;
export type EventId = Id<'event'>;
export type MarketId = Id<'market'>;

const DECIMAL_ID = /^[1-9]\d{0,18}$/;
const MAX_ID = 9_223_372_036_854_775_807n;

/** True for the decimal string of a positive signed 64-bit integer without leading zeros. */
export function isId(text: string): boolean {
  return DECIMAL_ID.test(text) && BigInt(text) <= MAX_ID;
}

/** Reads an id from untrusted text; `undefined` when it is not one. */
export function parseId<Kind extends string>(text: string): Id<Kind> | undefined {
  return isId(text) ? (text as Id<Kind>) : undefined;
}

/**
 * A selection is a market and one of its outcomes (rules §5): `4711.home`, `4711.2:1`.
 * The market's line is part of the market's identity, so it does not appear here.
 */
export type SelectionId = Id<'selection'>;

export function selectionIdOf(marketId: MarketId, outcome: string): SelectionId {
  return `${marketId}.${outcome}` as SelectionId;
}

/** Splits a selection id; `undefined` when the market part is no id or the outcome is malformed. */
export function parseSelectionId(text: string): { marketId: MarketId; outcome: string } | undefined {
  const dot = text.indexOf('.');
  const marketId = parseId<'market'>(text.slice(0, Math.max(dot, 0)));
  const outcome = text.slice(dot + 1);
  if (dot < 0 || marketId === undefined || !isOutcome(outcome)) return undefined;
  return { marketId, outcome };
}

const OUTCOME = /^[a-z0-9][a-z0-9:+-]{0,31}$/;

/** True for an outcome's code: `home`, `over`, `2:1`, `any-other`. */
export function isOutcome(text: string): boolean {
  return OUTCOME.test(text);
}
