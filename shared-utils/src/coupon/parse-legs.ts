import { isOddsMilli, parseSelectionId, isId, type LegNames } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import { COUPON_LEGS_MAX, type CouponLeg } from './coupon-types.ts';

type Unknowns<T> = Readonly<Partial<Record<keyof T, unknown>>>;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0;
}

function isName(value: unknown): value is LocalizedName {
  if (typeof value !== 'object' || value === null) return false;
  const { en, ru }: Unknowns<LocalizedName> = value;
  return isText(en) && (ru === undefined || isText(ru));
}

function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'string')
  );
}

function isLeg(value: unknown): value is CouponLeg {
  if (typeof value !== 'object' || value === null) return false;
  const leg: Unknowns<CouponLeg> = value;
  const { market, outcome } = (leg.names ?? {}) as Unknowns<LegNames>;
  const selection = isText(leg.selectionId) ? parseSelectionId(leg.selectionId) : undefined;
  return (
    selection !== undefined &&
    selection.marketId === leg.marketId &&
    selection.outcome === leg.outcome &&
    isText(leg.eventId) &&
    isId(leg.eventId) &&
    [leg.sport, leg.marketType, leg.seenVersion].every(isText) &&
    isTextRecord(leg.specifiers) &&
    typeof leg.seenOddsMilli === 'number' &&
    isOddsMilli(leg.seenOddsMilli) &&
    [leg.home, leg.away, leg.championship, market, outcome].every(isName) &&
    typeof leg.startsAtMs === 'number' &&
    Number.isFinite(leg.startsAtMs)
  );
}

/** A page of an earlier release stored no names: what it bets on is known by its codes. */
function withNames(leg: unknown): unknown {
  const { marketType, outcome } = (leg ?? {}) as Unknowns<CouponLeg>;
  return { names: { market: { en: marketType }, outcome: { en: outcome } }, ...(leg as object) };
}

/** Reads legs from untrusted JSON; damaged ones are left out, and so is all beyond a coupon's size. */
export function parseLegs(stored: unknown): readonly CouponLeg[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.map(withNames).filter(isLeg).slice(0, COUPON_LEGS_MAX);
}
