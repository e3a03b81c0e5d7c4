import type { MarketDescription } from '../../schemas/market-types.ts';
import { usualMarginMethod } from './margin-method-of.ts';
import type { MarketType } from './market-type.ts';

/** Types of providers come after all of ours. */
const FIRST_RANK = 1_000;

/** Key of a provider's type in prices, results and bets. */
export function describedKey(producer: string, { id }: Pick<MarketDescription, 'id'>): string {
  return `${producer}:${id}`;
}

/**
 * A provider's type of all its descriptions: the one without a variant, and those of its variants. It is settled as the
 * provider says, outcome by outcome. Answers why it cannot be taken, in English.
 */
export function describedType(
  producer: string,
  descriptions: readonly MarketDescription[],
): MarketType | string {
  const base = descriptions.find(({ variant }) => variant === undefined) ?? descriptions[0];
  if (base === undefined) return 'nothing is described';
  const variants = descriptions.flatMap(({ variant, outcomes }) =>
    variant === undefined ? [] : [[variant, outcomes] as const],
  );
  const key = describedKey(producer, base);
  const problem = problemOf(base, variants.length > 0);
  if (problem !== undefined) return `${key} ${problem}`;
  const { name, specifiers, outcomes, beyond, sports, group = 'other', winners } = base;
  return {
    key,
    rank: FIRST_RANK,
    name,
    specifiers,
    outcomes: base.variant === undefined ? outcomes : [],
    ...(variants.length > 0 && { variants: Object.fromEntries(variants) }),
    ...(beyond !== undefined && { beyond }),
    ...(winners !== undefined && { winners }),
    settlement: 'told',
    margin: usualMarginMethod({ settlement: 'told' }),
    sports,
    group,
  };
}

function problemOf(
  { specifiers, outcomes, beyond }: MarketDescription,
  hasVariants: boolean,
): string | undefined {
  const names = specifiers.map(({ name }) => name);
  if (new Set(names).size !== names.length) return 'names a specifier twice';
  const codes = outcomes.map(({ code }) => code);
  if (new Set(codes).size !== codes.length) return 'names an outcome twice';
  if (hasVariants && !specifiers.some(({ kind }) => kind === 'variant'))
    return 'has variants and no specifier that chooses one';
  if (!hasVariants && outcomes.length === 0 && beyond === undefined) return 'has no outcomes';
  return undefined;
}
