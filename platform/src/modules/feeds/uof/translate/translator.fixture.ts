import type { FeedBody } from '@paddock/contract/schemas';

import { readDescriptions, readVariants } from '../wire/api-documents.ts';
import type { WireFixture } from '../wire/event-documents.ts';
import { readMessage } from '../wire/read-message.ts';
import { Board } from './board.ts';
import { MarketKinds } from './market-kinds.ts';
import { Translator, type TranslatorParts } from './translator.ts';

export const EVENT = 'sr:match:7';
export const NOW_MS = Date.UTC(2026, 10, 1, 12);

const DESCRIPTIONS = `<market_descriptions>
  <market id="1" name="1x2" groups="all|score|regular_play"><outcomes><outcome id="1" name="{$competitor1}"/>
    <outcome id="2" name="draw"/><outcome id="3" name="{$competitor2}"/></outcomes></market>
  <market id="18" name="Total" groups="all|score"><outcomes><outcome id="12" name="over {total}"/>
    <outcome id="13" name="under {total}"/></outcomes><specifiers><specifier name="total" type="decimal"/></specifiers></market>
  <market id="45" name="Correct score" groups="all|score"><outcomes><outcome id="274" name="0:0"/>
    <outcome id="276" name="1:0"/><outcome id="324" name="other"/></outcomes></market>
  <market id="575" name="Corners {from} to {to}" groups="all|corners"><outcomes><outcome id="12" name="over {total}"/>
    <outcome id="13" name="under {total}"/></outcomes><specifiers><specifier name="total" type="decimal"/>
    <specifier name="from" type="integer"/><specifier name="to" type="integer"/></specifiers></market>
  <market id="21" name="Exact goals" groups="all"><specifiers><specifier name="variant" type="variable_text"/></specifiers></market>
  <market id="535" name="Long term" groups="all"><specifiers><specifier name="variant" type="variable_text"/></specifiers></market>
  <market id="892" name="{!goalnr} goalscorer" groups="all|scorers" includes_outcomes_of_type="sr:player" outcome_type="player">
    <specifiers><specifier name="goalnr" type="integer"/></specifiers></market></market_descriptions>`;
const RUSSIAN = `<market_descriptions><market id="575" name="Угловые"><outcomes>
  <outcome id="12" name="больше {total}"/></outcomes></market></market_descriptions>`;
const VARIANTS = `<variant_descriptions><variant id="sr:exact_goals:6+"><outcomes>
  <outcome id="sr:exact_goals:6+:68" name="0"/><outcome id="sr:exact_goals:6+:74" name="6+"/></outcomes></variant></variant_descriptions>`;

const valueOf = <Value>(read: { ok: true; value: Value } | { ok: false }): Value => {
  if (!read.ok) throw new Error('not read');
  return read.value;
};

const party = (id: string, name: string) => ({ id, name });
const IN_ENGLAND = {
  ...{ event: EVENT, startsAtMs: NOW_MS, sport: party('sr:sport:1', 'Soccer') },
  category: { ...party('sr:category:1', 'England'), countryCode: 'ENG' },
  tournament: party('sr:tournament:7', 'Première Cup'),
};
const MATCH: WireFixture = {
  ...IN_ENGLAND,
  home: party('sr:competitor:1', 'North End'),
  away: party('sr:competitor:2', 'South End'),
};
/** A season of three teams that ends then. */
export const seasonUntil = (startsAtMs: number): WireFixture => ({
  ...{ ...IN_ENGLAND, startsAtMs, title: 'Cup 26/27' },
  competitors: ['North End', 'South End', 'West End'].map((name, at) =>
    party(`sr:competitor:${at + 1}`, name),
  ),
});

/** A translator of a football match between two sides, or of what else is announced, with what tests look into. */
export function openTranslator(over: Partial<TranslatorParts> = {}, fixture: WireFixture = MATCH) {
  const board = new Board();
  const parts: TranslatorParts = {
    board,
    nameOf: (id) => (id === 'sr:player:5' ? { en: 'Harlow, A' } : undefined),
    isAwaited: () => false,
    isUp: () => true,
    leastCertainty: 1,
    voidReasons: new Map([[12, 'MATCH_ABANDONED']]),
    kinds: new MarketKinds((id) => parts.nameOf(id)),
    ...over,
  };
  const { kinds } = parts;
  kinds.learn(valueOf(readDescriptions(DESCRIPTIONS)), [['ru', valueOf(readDescriptions(RUSSIAN))]]);
  kinds.learnShared(valueOf(readVariants(VARIANTS)), []);
  const translator = new Translator(parts);
  const announced = translator.fixture(fixture, new Map(), NOW_MS);
  const told = (xml: string, nowMs = NOW_MS): readonly FeedBody[] => {
    const read = valueOf(readMessage(xml));
    if (!('event' in read.message)) throw new Error('about no event');
    return translator.message(read.message, nowMs);
  };
  return { kinds, board, announced, told };
}

/** A message about the match, `seconds` after now, with what is in it. */
export function xml(kind: string, attributes: string, seconds: number, inside = ''): string {
  const about = `product="1" event_id="${EVENT}" timestamp="${NOW_MS + seconds * 1000}"`;
  return `<${kind} ${attributes.includes('product') ? about.replace('product="1" ', '') : about} ${attributes}>${inside}</${kind}>`;
}

export const odds = (markets: string, seconds = 0, attributes = '') =>
  xml('odds_change', attributes, seconds, `<odds>${markets}</odds>`);
export const settlement = (markets: string, seconds = 0, certainty = 2) =>
  xml('bet_settlement', `certainty="${certainty}"`, seconds, `<outcomes>${markets}</outcomes>`);

/** Match odds at 2.00 on the home side unless something else is said. */
export const matchOdds = (home = '2.0', status = '1') =>
  `<market id="1" status="${status}"><outcome id="1" odds="${home}" active="1"/><outcome id="2" odds="3.4" active="1"/>
   <outcome id="3" odds="3.75" active="1"/></market>`;
