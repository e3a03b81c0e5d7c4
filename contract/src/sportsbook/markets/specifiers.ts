import type { MarketSpecifier, SpecifierKind } from '../../schemas/market-types.ts';
import type { MarketType } from './market-type.ts';

export type Specifiers = Readonly<Record<string, string>>;

/** Canonical decimals only, so that "2.5" and "2.50" cannot become two markets. */
const LINE = /^(?:0|-?(?:[1-9]\d{0,5}|0(?=\.)))(?:\.\d{0,2}[1-9])?$/;
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9:._+-]{0,63}$/;

const VALUES: Readonly<Record<SpecifierKind, RegExp>> = {
  line: LINE,
  handicap: LINE,
  ordinal: /^[1-9]\d{0,2}$/,
  integer: /^(?:0|[1-9]\d{0,3})$/,
  team: /^(?:home|away)$/,
  score: /^\d{1,3}:\d{1,3}$/,
  variant: TOKEN,
  text: TOKEN,
};

/**
 * Canonical text of specifiers: keys sorted, `line=2.5&team=home`; empty for none. Lines are decimal without trailing
 * zeros ("2.5", "-1", "0"); a handicap's line is the home side's, `-1` means home gives one.
 */
export function canonicalSpecifiers(specifiers: Specifiers): string {
  let canonical = '';
  // Asked for each market of each change of prices: one text that grows, and most have one key, which needs no order.
  for (const key of Object.keys(specifiers).sort()) {
    canonical += `${canonical === '' ? '' : '&'}${key}=${specifiers[key] ?? ''}`;
  }
  return canonical;
}

/** Specifiers of their canonical text. */
export function specifiersOf(canonical: string): Specifiers {
  if (canonical === '') return {};
  return Object.fromEntries(
    canonical.split('&').map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
}

/** Why specifiers are not those of a type, in English; undefined when they are. */
export function specifiersProblem(
  type: Pick<MarketType, 'key' | 'specifiers' | 'variants'>,
  specifiers: Specifiers,
): string | undefined {
  const given = Object.keys(specifiers);
  const wanted = type.specifiers.map(({ name }) => name);
  if (given.length !== wanted.length || wanted.some((name) => !Object.hasOwn(specifiers, name)))
    return `${type.key} has the specifiers ${wanted.join(', ') || '(none)'}, not ${given.join(', ')}`;
  const wrong = type.specifiers.find((one) => !fits(type, one, specifiers[one.name] ?? ''));
  return wrong && `${type.key}: ${wrong.name} ${specifiers[wrong.name] ?? ''} is not canonical`;
}

function fits({ variants }: Pick<MarketType, 'variants'>, { kind }: MarketSpecifier, value: string): boolean {
  if (!VALUES[kind].test(value)) return false;
  return kind !== 'variant' || variants === undefined || Object.hasOwn(variants, value);
}
