import type { MarketTypeView } from '../../schemas/market-types.ts';
import type { MarketType } from './market-type.ts';
import { lineSpecifier, outcomesOf, variantOf } from './outcomes.ts';
import type { Specifiers } from './specifiers.ts';

/** What the type of a market is called where pages hear of it: of each variant it is another, with outcomes of its own. */
export function typeKeyOf(type: MarketType, specifiers: Specifiers): string {
  const variant = variantOf(type, specifiers);
  return variant === undefined ? type.key : `${type.key}/${variant}`;
}

/** A market's type as pages are told of it: how it is settled, and by whom, is not for them. */
export function typeViewOf(type: MarketType, specifiers: Specifiers): MarketTypeView {
  const { rank, beyond, name, shortName, nameIn, group, listColumn, listedIn, lineHead } = type;
  const line = lineSpecifier(type);
  return {
    key: typeKeyOf(type, specifiers),
    rank,
    ...(line && { line: { name: line.name, signed: line.kind === 'handicap' } }),
    outcomes: outcomesOf(type, specifiers),
    ...(beyond && { beyond }),
    name,
    ...(shortName && { shortName }),
    ...(nameIn && { nameIn }),
    group,
    ...(listColumn && { listColumn }),
    ...(listedIn && { listedIn }),
    ...(lineHead && { lineHead }),
  };
}
