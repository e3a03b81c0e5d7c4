import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import type { MarketType } from './market-type.ts';
import type { Specifiers } from './specifiers.ts';

type Outcomes = Pick<MarketType, 'outcomes' | 'variants' | 'specifiers'>;

/** The variant of a type that specifiers choose; undefined where the type has none. */
export function variantOf(
  { variants, specifiers: own }: Outcomes,
  specifiers: Specifiers,
): string | undefined {
  if (variants === undefined) return undefined;
  return specifiers[own.find(({ kind }) => kind === 'variant')?.name ?? ''];
}

/** The listed outcomes of a market: those of its type, or of the variant its specifiers choose. */
export function outcomesOf(type: Outcomes, specifiers: Specifiers): MarketOutcome[] {
  const variant = variantOf(type, specifiers);
  return variant === undefined ? type.outcomes : (type.variants?.[variant] ?? []);
}

/** The specifier that tells the markets of one block apart, where the type has one: a total's or a handicap's line. */
export function lineSpecifier({ specifiers }: Pick<MarketType, 'specifiers'>): MarketSpecifier | undefined {
  return specifiers.find(({ kind }) => kind === 'line' || kind === 'handicap');
}
