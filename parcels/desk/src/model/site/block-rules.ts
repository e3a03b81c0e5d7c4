import type { BlockReason, BlockRule, BlockTerms } from '@paddock/contract';

/** A rule that keeps visitors out by their country, as most do. */
const BY_COUNTRY = 1;
const KEEPS_OUT = 1;
/** What a rule is given that does the other thing; the server asks for any number but 1. */
const OTHERWISE = 2;
/** Rules a site may have. */
export const MOST_RULES = 100;

/** What the site says of whom it keeps out; nobody where it says nothing. */
export const blockTermsOf = (said: unknown): BlockTerms =>
  said === null || said === undefined ? { rules: [] } : (said as BlockTerms);

/** What the key says for them: null, its default, where nobody is kept out. */
export const blocksValue = (terms: BlockTerms): BlockTerms | null =>
  terms.rules.length === 0 && terms.unknownCountry !== 'closed' ? null : terms;

export const keepsOut = ({ displayTypeId }: Pick<BlockRule, 'displayTypeId'>): boolean =>
  displayTypeId === KEEPS_OUT;
/** Whether a browser with the cookie that forces geography off passes. */
export const isLifted = ({ templateTypeId }: Pick<BlockRule, 'templateTypeId'>): boolean =>
  templateTypeId === BY_COUNTRY;

/** A rule that does as it is asked; another number than 1 stays what it was. */
export function withEffect(
  rule: BlockRule,
  {
    keeps = keepsOut(rule),
    lifted = isLifted(rule),
  }: { readonly keeps?: boolean; readonly lifted?: boolean },
): BlockRule {
  return {
    ...rule,
    displayTypeId: numberFor(keeps, rule.displayTypeId),
    templateTypeId: numberFor(lifted, rule.templateTypeId),
  };
}

const numberFor = (isFirst: boolean, before: number): number =>
  isFirst ? 1 : before === 1 ? OTHERWISE : before;

/** The rule that decides about a country, by its place: the first that fits. -1 for none, undefined is a country nobody knows. */
export const decidingRule = ({ rules }: BlockTerms, country: string | undefined): number =>
  rules.findIndex(({ countries, except = false }) =>
    country === undefined ? except && countries.length === 0 : countries.includes(country) !== except,
  );

/** A new rule before all others, so that it decides; those it names are taken out of the rules after it. */
export function withClosed({ rules, ...rest }: BlockTerms, closed: readonly string[], reason: BlockReason) {
  const rule: BlockRule = {
    countries: [...closed],
    reason,
    displayTypeId: KEEPS_OUT,
    templateTypeId: BY_COUNTRY,
  };
  return { ...rest, rules: [rule, ...rules.flatMap((one) => without(one, closed))] } satisfies BlockTerms;
}

/** Lets a country in: no rule fits it afterwards. Countries nobody knows stay out where everybody was. */
export function withOpened({ rules, ...rest }: BlockTerms, country: string): BlockTerms {
  const wasEverybody = isEverybodyOut({ rules });
  return {
    ...rest,
    ...(wasEverybody && { unknownCountry: 'closed' }),
    rules: rules.flatMap((rule) =>
      rule.except === true && !rule.countries.includes(country)
        ? [{ ...rule, countries: [...rule.countries, country] }]
        : without(rule, [country]),
    ),
  };
}

/** A rule that names countries without some of them; nothing of one that names no more. */
function without(rule: BlockRule, countries: readonly string[]): readonly BlockRule[] {
  if (rule.except === true || !rule.countries.some((code) => countries.includes(code))) return [rule];
  const left = rule.countries.filter((code) => !countries.includes(code));
  return left.length === 0 ? [] : [{ ...rule, countries: left }];
}

export const withRule = ({ rules, ...rest }: BlockTerms, at: number, rule: BlockRule): BlockTerms => ({
  ...rest,
  rules: rules.map((one, index) => (index === at ? rule : one)),
});

export const withoutRule = ({ rules, ...rest }: BlockTerms, at: number): BlockTerms => ({
  ...rest,
  rules: rules.filter((_rule, index) => index !== at),
});

/** The rule at a place goes one further up (-1) or down (1). */
export function withMoved({ rules, ...rest }: BlockTerms, at: number, by: -1 | 1): BlockTerms {
  const moved = rules[at];
  if (moved === undefined || rules[at + by] === undefined) return { ...rest, rules };
  return { ...rest, rules: rules.toSpliced(at, 1).toSpliced(at + by, 0, moved) };
}

/** Whether no visitor gets in any more. */
export const isEverybodyOut = ({ rules }: BlockTerms): boolean =>
  rules.some((rule) => rule.except === true && rule.countries.length === 0 && keepsOut(rule));

/** Why the server would refuse the rules, with the place of the one that is wrong. */
export type BlockFault =
  | { readonly fault: 'names-nobody' | 'hides-others'; readonly at: number }
  | { readonly fault: 'too-many'; readonly at: undefined };

export function blockFault({ rules }: BlockTerms): BlockFault | undefined {
  if (rules.length > MOST_RULES) return { fault: 'too-many', at: undefined };
  const idle = rules.findIndex(({ countries, except }) => countries.length === 0 && except !== true);
  if (idle >= 0) return { fault: 'names-nobody', at: idle };
  const everybody = rules.findIndex(({ countries, except }) => countries.length === 0 && except === true);
  return everybody >= 0 && everybody < rules.length - 1
    ? { fault: 'hides-others', at: everybody }
    : undefined;
}

/** Countries a rule names in vain, as one before it decides about them. */
export function decidedBefore(terms: BlockTerms, at: number): readonly string[] {
  const rule = terms.rules[at];
  if (rule === undefined || rule.except === true) return [];
  return rule.countries.filter((code) => decidingRule(terms, code) < at);
}

/** Other sites of the installation that say it for themselves: what is changed here does not reach them. */
export const brandsSaying = (keys: Readonly<Record<string, unknown>>, key: string): readonly string[] =>
  Object.entries(keys).flatMap(([name, said]) =>
    name.startsWith('brand:') && typeof said === 'object' && said !== null && Object.hasOwn(said, key)
      ? [name.slice('brand:'.length)]
      : [],
  );
