import type { OddsMilli } from '@paddock/contract';
import type { SelectionView } from '@paddock/contract/schemas';

/** One price of a market as a trader wants it, in place of the feed's. */
export interface PriceOverride {
  readonly id: string;
  readonly marketId: string;
  readonly outcome: string;
  /** A fixed price, or a shift of the chance the feed's price says, in thousandths. */
  readonly price: { readonly oddsMilli: OddsMilli } | { readonly shiftMilli: number };
  /** What the feed said when it was given. */
  readonly fedMilli: OddsMilli;
  /** It ends once the chance that the feed's price says has moved by more than this, in thousandths. */
  readonly boundMilli: number;
}

/** One, in the unit chances are counted in here: billionths. */
const CERTAIN = 1_000_000_000;
const LEAST_MILLI = 1_001;
const MOST_MILLI = 1_000_000;

/** The chance that a price says, its margin in it. */
const saidChance = (oddsMilli: OddsMilli): number => (1_000 * CERTAIN) / oddsMilli;

/** Whether the feed went further from where it stood than the trader wanted to answer for. */
export function hasOutrun(
  { outcome, fedMilli, boundMilli }: PriceOverride,
  fed: readonly SelectionView[],
): boolean {
  const now = fed.find((one) => one.outcome === outcome);
  if (now === undefined) return true;
  const movedBy = Math.abs(saidChance(now.oddsMilli) - saidChance(fedMilli));
  return Math.round(movedBy) > (boundMilli * CERTAIN) / 1_000;
}

/**
 * The prices of a market with a trader's in place of some of the feed's. The margin is kept: what the chances of all prices
 * come to together stays, and the prices nobody named share what is left of it, in the proportion they stood in. Rounded
 * down to thousandths. Undefined where that leaves no price between 1.001 and 1000.
 */
export function overriddenPrices(
  fed: readonly SelectionView[],
  overrides: readonly PriceOverride[],
): readonly SelectionView[] | undefined {
  if (overrides.length === 0) return fed;
  const own = new Map(overrides.map((one) => [one.outcome, one]));
  const wanted = fed.map(({ outcome, oddsMilli }) => wantedOf(own.get(outcome), oddsMilli));
  const others = fed.filter(({ outcome }) => !own.has(outcome));
  const ofOthers = others.reduce((sum, { oddsMilli }) => sum + saidChance(oddsMilli), 0);
  const together = fed.reduce((sum, { oddsMilli }) => sum + saidChance(oddsMilli), 0);
  const left = together - wanted.reduce((sum, one) => sum + (one?.chance ?? 0), 0);
  // With every price named nobody is there to keep the margin: then it may not become smaller.
  if (others.length === 0 ? Math.round(left) > 0 : left <= 0) return undefined;
  const priced = fed.map((selection, at) => ({
    ...selection,
    oddsMilli: wanted[at]?.oddsMilli ?? priceOf((saidChance(selection.oddsMilli) * left) / ofOthers),
  }));
  return priced.every(({ oddsMilli }) => oddsMilli >= LEAST_MILLI && oddsMilli <= MOST_MILLI)
    ? priced
    : undefined;
}

function wantedOf(override: PriceOverride | undefined, fedMilli: OddsMilli) {
  if (override === undefined) return undefined;
  const { price } = override;
  if ('oddsMilli' in price) return { chance: saidChance(price.oddsMilli), oddsMilli: price.oddsMilli };
  const chance = saidChance(fedMilli) + (price.shiftMilli * CERTAIN) / 1_000;
  return { chance, oddsMilli: priceOf(chance) };
}

/** Rounded down, but for what is no more than the noise of the division. */
const priceOf = (chance: number): OddsMilli =>
  chance <= 0 ? MOST_MILLI + 1 : Math.floor((1_000 * CERTAIN) / chance + 1e-6);
