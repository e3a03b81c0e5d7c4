import type { MarketTypeView } from '../../schemas/market-types.ts';
import type { LocalizedName } from '../../schemas/primitives.ts';
import type { Specifiers } from './specifiers.ts';
import { fillTemplate, scoreText, shownName, type TemplateValues } from './template.ts';

export interface NamedMarket {
  readonly type: Pick<MarketTypeView, 'name' | 'shortName' | 'nameIn' | 'outcomes'>;
  /** Those to be named: without its line, "Total goals" of "Total goals 2.5". */
  readonly specifiers: Specifiers;
  /** Of outcomes that its type does not list: players, teams. */
  readonly names?: Readonly<Record<string, LocalizedName | undefined>> | undefined;
}

/** An event with the names of its sides. */
export interface NamedMatch extends Omit<TemplateValues, 'specifiers'> {
  readonly sport: string;
}

/** "Harbour City – Mill Rovers"; the title of an event with a field, whose sides are both called so. */
export function matchName({ home, away }: Pick<NamedMatch, 'home' | 'away'>, language: string): string {
  const [first, second] = [home, away].map((side) => shownName('name' in side ? side.name : side, language));
  return first === second ? (first ?? '') : `${first} – ${second}`;
}

/** Where an outcome is named: it may have other words there. */
export type OutcomePlace = 'name' | 'short' | 'cell';

function filled(
  words: LocalizedName,
  { specifiers }: NamedMarket,
  match: NamedMatch,
  language: string,
): string {
  // An English template counts and orders as English does, whatever the page's language.
  const own = Object.hasOwn(words, language) ? language : 'en';
  return fillTemplate(shownName(words, language), { ...match, specifiers }, own, language);
}

/** "Total goals 2.5", "Harbour City: total 1.5". */
export function marketName(market: NamedMarket, match: NamedMatch, language: string): string {
  const { name, nameIn } = market.type;
  return filled(nameIn?.[match.sport] ?? name, market, match, language);
}

/** "O/U 2.5", "1H BTTS": its name where it has none that is shorter. */
export function shortMarketName(market: NamedMarket, match: NamedMatch, language: string): string {
  const { shortName } = market.type;
  if (shortName === undefined) return marketName(market, match, language);
  return filled(shortName, market, match, language);
}

/**
 * "Harbour City", "Over 2.5", "Mill Rovers (+1)", "2–1"; the name a selection brought itself where its type does not list
 * it, and its code if there is nothing else.
 */
export function outcomeName(
  market: NamedMarket,
  outcome: string,
  match: NamedMatch,
  language: string,
  place: OutcomePlace = 'name',
): string {
  const known = market.type.outcomes.find(({ code }) => code === outcome);
  if (known !== undefined) return filled(known[place] ?? known.name, market, match, language);
  const own = market.names?.[outcome];
  return own === undefined ? scoreText(outcome) : shownName(own, language);
}

/** What a leg is bet on, in every language: it keeps these names wherever it goes. */
export interface LegNames {
  readonly market: LocalizedName;
  readonly outcome: LocalizedName;
}

export function legNames(market: NamedMarket, outcome: string, match: NamedMatch): LegNames {
  const inAll = (name: (language: string) => string) => ({ en: name('en'), ru: name('ru') });
  return {
    market: inAll((language) => marketName(market, match, language)),
    outcome: inAll((language) => outcomeName(market, outcome, match, language)),
  };
}
