import type { BlockInfo, BlockTerms } from '@paddock/contract';

/** Of a visitor whose country nobody knows, where such are kept out. */
const UNKNOWN: BlockInfo = { reason: 1, displayTypeId: 1, templateTypeId: 1 };

/** The first rule of the site that a country falls under; undefined where it is let in. */
export function blockOfCountry(
  blocks: BlockTerms | undefined,
  country: string | undefined,
): BlockInfo | undefined {
  if (blocks === undefined) return undefined;
  const rule = blocks.rules.find(({ countries, except = false }) =>
    country === undefined ? except && countries.length === 0 : countries.includes(country) !== except,
  );
  if (rule === undefined)
    return country === undefined && blocks.unknownCountry === 'closed' ? UNKNOWN : undefined;
  const { reason, displayTypeId, templateTypeId } = rule;
  return { reason, displayTypeId, templateTypeId };
}
