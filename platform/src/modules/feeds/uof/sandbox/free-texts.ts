import { findSport, inLanguage } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';
import type { FeedFixture, LocalizedName } from '@paddock/contract/schemas';

import { boardKey } from '../translate/board.ts';
import type { Naming, Ours, WireName } from './wire-naming.ts';
import { element } from './xml-text.ts';

/** The feed's kinds of outright in free words: of a championship with one winner, with several, and of a race. */
const CHAMPIONSHIP = 534;
const SEVERAL_WINNERS = 536;
const RACE = 559;
const WINNERS = element('specifier', { name: 'winners', type: 'integer' });
const VARIANT = element('specifier', { name: 'variant', type: 'variable_text' });

const kind = (id: number, name: string, specifiers: string) =>
  element(
    'market',
    { id, name, groups: 'all', includes_outcomes_of_type: 'pre:outcometext', outcome_type: 'free_text' },
    element('specifiers', {}, specifiers),
  );
export const FREE_TEXT_DESCRIPTIONS = [
  kind(CHAMPIONSHIP, 'Championship free text market', VARIANT),
  kind(SEVERAL_WINNERS, 'Free text multiwinner market', VARIANT + WINNERS),
  kind(RACE, 'Free text market', VARIANT),
];

interface FreeText extends WireName {
  readonly name: LocalizedName;
  readonly outcomes: ReadonlyMap<string, LocalizedName>;
}

/**
 * Markets of a field that the feed has no kind for are outrights in free words: a variant of their own, whose outcomes are
 * texts with numbers, described when it is asked for.
 */
export class FreeTexts {
  readonly #markets = new Map<string, FreeText>();
  readonly #variants = new Map<string, { readonly text: FreeText; readonly ours: string }>();
  /** Our outcomes by the texts of the feed's. */
  readonly #ours = new Map<string, string>();

  readonly name: Naming = (market, fixture) => {
    if (fixture.field === undefined) return undefined;
    const key = `${fixture.event} ${boardKey(market.type, market.specifiers)}`;
    const known = this.#markets.get(key);
    if (known !== undefined) return known;
    const outcomes = outcomesOf(market, fixture);
    return outcomes === undefined ? undefined : this.#written(key, market, fixture, outcomes);
  };

  /** `descriptions/<language>/markets/<id>/variants/<variant>`; undefined for a variant there is not. */
  describe(variant: string, language: string): string | undefined {
    const { text } = this.#variants.get(variant) ?? {};
    if (text === undefined) return undefined;
    const said = (name: LocalizedName) => inLanguage(name, language);
    const outcomes = [...text.outcomes].map(([outcome, name]) =>
      element('outcome', { id: text.idOf(outcome), name: said(name) }),
    );
    const inside = element('outcomes', {}, outcomes.join(''));
    const market = element('market', { id: text.id, name: said(text.name), variant }, inside);
    return element('market_descriptions', { response_code: 'OK' }, market);
  }

  /** What of ours a variant or an outcome of one stands for: `field-bottom-2?`, `5:7`. */
  oursOf(theirs: string): string | undefined {
    return this.#variants.get(theirs)?.ours ?? this.#ours.get(theirs);
  }

  #written(
    key: string,
    { type, specifiers }: Ours,
    { sport }: FeedFixture,
    outcomes: FreeText['outcomes'],
  ): FreeText {
    const variant = `pre:markettext:${this.#variants.size + 1}`;
    const ids = new Map([...outcomes.keys()].map((outcome) => [outcome, this.#numbered(outcome)]));
    const { name = { en: type }, winners = 1 } = MARKET_TYPES.get(type) ?? {};
    const isRace = findSport(sport)?.sides === 'field';
    const text: FreeText = {
      id: isRace ? RACE : winners > 1 ? SEVERAL_WINNERS : CHAMPIONSHIP,
      specifiers: `variant=${variant}${!isRace && winners > 1 ? `|winners=${winners}` : ''}`,
      idOf: (outcome) => ids.get(outcome) ?? outcome,
      name,
      outcomes,
    };
    this.#markets.set(key, text);
    this.#variants.set(variant, { text, ours: boardKey(type, specifiers) });
    return text;
  }

  #numbered(outcome: string): string {
    const id = `pre:outcometext:${this.#ours.size + 1}`;
    this.#ours.set(id, outcome);
    return id;
  }
}

/** Those its type lists, all runners where they are its outcomes, else those that prices name. */
function outcomesOf(
  { type, selections }: Ours,
  { field }: FeedFixture,
): ReadonlyMap<string, LocalizedName> | undefined {
  const listed = MARKET_TYPES.get(type)?.outcomes ?? [];
  if (listed.length > 0) return new Map(listed.map(({ code, name }) => [code, name]));
  const runners = new Map(field?.runners.map(({ code, name }) => [code, name]));
  // Nobody knows what a market is called that was never priced.
  if (selections === undefined || selections.length === 0) return undefined;
  if (type !== 'field-head-to-head' && selections.every(({ outcome }) => runners.has(outcome)))
    return runners;
  return new Map(selections.map(({ outcome, name }) => [outcome, name ?? { en: outcome }]));
}
