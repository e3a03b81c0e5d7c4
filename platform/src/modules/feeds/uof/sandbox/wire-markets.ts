import { MARKET_TYPES } from '@paddock/contract/markets';

import { FIELD, FIELD_MARKETS } from '../translate/field-table.ts';
import type { MappedMarket } from '../translate/mapped-market.ts';
import { MAPPED_MARKETS } from '../translate/market-table.ts';
import { wordsOfCode } from '../translate/outcome-words.ts';
import { FREE_TEXT_DESCRIPTIONS } from './free-texts.ts';
import { competitorId, placeOf, type Naming, type Ours } from './wire-naming.ts';
import { element } from './xml-text.ts';

/** Scores have outcomes up to here; the simulation quotes none above it. */
const MOST_SCORED = 12;
const OTHER = 'other';
/** What the feed calls the values of a specifier of ours. */
const TYPES_OF: Readonly<Record<string, string>> = { line: 'decimal', start: 'string' };

/** Whether the tables have this kind of market in a sport, or of a `FIELD`. */
export function isMapped(market: Ours, place: string): boolean {
  return rowOf(market, place) !== undefined;
}

/** Names by the tables of kinds of market that are ours. */
export const tableName: Naming = (market, fixture) => {
  const row = rowOf(market, placeOf(fixture));
  if (row === undefined) return undefined;
  const told = Object.entries(row.specifiers).map(
    ([theirs, ours]) => `${theirs}=${market.specifiers[ours] ?? ''}`,
  );
  const written = [...told, ...Object.entries(row.chosen ?? {}).map((pair) => pair.join('='))];
  const { outcomes } = row;
  return {
    id: row.id,
    specifiers: written.length === 0 ? undefined : written.join('|'),
    idOf: (outcome) => (outcomes === 'runners' ? competitorId(fixture, outcome) : idOf(row, outcome)),
  };
};

function rowOf({ type, specifiers }: Ours, place: string): MappedMarket | undefined {
  const table = place === FIELD ? FIELD_MARKETS : MAPPED_MARKETS;
  return table.find(
    (one) =>
      one.type === type &&
      one.sports.includes(place) &&
      Object.entries(one.fixed).every(([name, value]) => specifiers[name] === value),
  );
}

function idOf({ outcomes }: MappedMarket, outcome: string): string {
  if (outcomes === 'words' || outcomes === 'runners') return outcome;
  if (outcomes === 'scores') return outcome === 'any-other' ? OTHER : outcome;
  return Object.entries(outcomes).find(([, ours]) => ours === outcome)?.[0] ?? outcome;
}

/** The description of every kind of market the sandbox offers. */
export function marketDescriptions(): string {
  const markets = MAPPED_MARKETS.map((row) => {
    const outcomes = outcomesOf(row).map(([id, name]) => element('outcome', { id, name }));
    const specifiers = Object.entries(row.specifiers).map(([name, ours]) =>
      element('specifier', { name, type: TYPES_OF[ours] ?? 'integer' }),
    );
    const inside =
      element('outcomes', {}, outcomes.join('')) + element('specifiers', {}, specifiers.join(''));
    return element('market', { id: row.id, name: row.type, groups: 'all' }, inside);
  });
  const fields = [element('market', { ...COMPETITORS, id: 1110, name: 'Winner' }), TOP_PLACES];
  const all = [...markets, ...fields, ...FREE_TEXT_DESCRIPTIONS];
  return element('market_descriptions', { response_code: 'OK' }, all.join(''));
}

const COMPETITORS = { groups: 'all', includes_outcomes_of_type: 'sr:competitor', outcome_type: 'competitor' };
const TOP_PLACES = element(
  'market',
  { ...COMPETITORS, id: 1102, name: 'Top {winners} (teams)' },
  element('specifiers', {}, element('specifier', { name: 'winners', type: 'integer' })),
);

function outcomesOf({ outcomes, type }: MappedMarket): readonly (readonly [string, string])[] {
  if (outcomes === 'words')
    return (MARKET_TYPES.get(type)?.outcomes ?? []).map(({ code }) => [code, wordsOfCode(code)]);
  if (typeof outcomes === 'object') return Object.entries(outcomes);
  const upTo = Array.from({ length: MOST_SCORED + 1 }, (_, goals) => goals);
  const scores = upTo.flatMap((home) => upTo.map((away) => `${home}:${away}`));
  return [...scores.map((score) => [score, score] as const), [OTHER, 'any other']];
}
