import type { Specifiers } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';

import type { MappedMarket } from '../translate/mapped-market.ts';
import { MAPPED_MARKETS } from '../translate/market-table.ts';
import { wordsOfCode } from '../translate/outcome-words.ts';
import { element } from './xml-text.ts';

/** A market of ours as the feed names it. */
export interface WireName {
  readonly id: number;
  /** As an attribute; undefined for none. */
  readonly specifiers: string | undefined;
  idOf(outcome: string): string;
}

/** Scores have outcomes up to here; the simulation quotes none above it. */
const MOST_SCORED = 12;
const OTHER = 'other';
/** What the feed calls the values of a specifier of ours. */
const TYPES_OF: Readonly<Record<string, string>> = { line: 'decimal', start: 'string' };

/** A market of ours. */
interface Ours {
  readonly type: string;
  readonly specifiers: Specifiers;
}

/** Whether the table has this kind of market; the sandbox leaves out what it has not. */
export function isMapped(market: Ours, sport: string): boolean {
  return rowOf(market, sport) !== undefined;
}

/** The name of a market of ours in the feed. @throws RangeError for a kind of market the feed does not have */
export function wireName(market: Ours, sport: string): WireName {
  const row = rowOf(market, sport);
  if (row === undefined) throw new RangeError(`the feed has no ${market.type} of ${sport}`);
  const written = Object.entries(row.specifiers).map(
    ([theirs, ours]) => `${theirs}=${market.specifiers[ours] ?? ''}`,
  );
  return {
    id: row.id,
    specifiers: written.length === 0 ? undefined : written.join('|'),
    idOf: (outcome) => idOf(row, outcome),
  };
}

function rowOf({ type, specifiers }: Ours, sport: string): MappedMarket | undefined {
  return MAPPED_MARKETS.find(
    (one) =>
      one.type === type &&
      one.sports.includes(sport) &&
      Object.entries(one.fixed).every(([name, value]) => specifiers[name] === value),
  );
}

function idOf({ outcomes }: MappedMarket, outcome: string): string {
  if (outcomes === 'words') return outcome;
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
  return element('market_descriptions', { response_code: 'OK' }, markets.join(''));
}

function outcomesOf({ outcomes, type }: MappedMarket): readonly (readonly [string, string])[] {
  if (outcomes === 'words')
    return (MARKET_TYPES.get(type)?.outcomes ?? []).map(({ code }) => [code, wordsOfCode(code)]);
  if (outcomes !== 'scores') return Object.entries(outcomes);
  const upTo = Array.from({ length: MOST_SCORED + 1 }, (_, goals) => goals);
  const scores = upTo.flatMap((home) => upTo.map((away) => `${home}:${away}`));
  return [...scores.map((score) => [score, score] as const), [OTHER, 'any other']];
}
