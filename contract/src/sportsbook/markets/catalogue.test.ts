import { isOutcome } from '../../ids/ids.ts';
import { FIELD_TYPES, placedTypeOf } from '../sports/field-markets.ts';
import { LIST_COLUMNS } from '../sports/sport.ts';
import { findSport } from '../sports/sports.ts';
import { SPORT_MARKETS } from '../sports/sport-markets.ts';
import { MARKET_TYPES, winnersOf } from './catalogue.ts';

describe('our own market types', () => {
  it('have outcomes that make valid selection ids', () => {
    for (const { outcomes } of MARKET_TYPES.values())
      expect(outcomes.every(({ code }) => isOutcome(code))).toBe(true);
  });

  it('give each sport a winner, a total and a handicap in its list rows, and no column two markets', () => {
    for (const [sport, { types }] of Object.entries(SPORT_MARKETS)) {
      // Runners are no columns: a row of a field shows those that may win it.
      if (findSport(sport)?.sides === 'field') continue;
      const columns = types.flatMap(({ listColumn }) => listColumn ?? []);
      // Not every sport has a part whose winner can be bet on next.
      const needed = LIST_COLUMNS.filter((column) => column !== 'next' || columns.includes('next'));
      expect([sport, columns.toSorted()]).toEqual([sport, needed.toSorted()]);
    }
  });

  it('are one object each, whoever has them, and a sport renames only its own', () => {
    const sports = Object.values(SPORT_MARKETS);
    for (const { key } of MARKET_TYPES.values()) {
      const owners = sports.flatMap(({ types }) => types.filter((one) => one.key === key));
      const anySport = FIELD_TYPES.filter((one) => one.key === key);
      expect([key, new Set([...owners, ...anySport]).size]).toEqual([key, 1]);
    }
    for (const { types, names } of sports)
      for (const key of Object.keys(names)) expect(types.map((type) => type.key)).toContain(key);
  });

  it('say of which part of the match they are by a specifier of that name', () => {
    for (const { key, settlement, specifiers } of MARKET_TYPES.values()) {
      const scope = typeof settlement === 'string' ? undefined : settlement.scope;
      const parts = specifiers
        .map(({ name }) => name)
        .filter((name) => ['half', 'interval', 'set', 'quarter', 'period', 'map', 'innings'].includes(name));
      expect([key, parts]).toEqual([
        key,
        scope === undefined || scope === 'match' || scope === 'halves' ? [] : [scope],
      ]);
    }
  });

  it('have those of a field in every sport, with the runners named by the prices', () => {
    for (const { key } of FIELD_TYPES) {
      const { sports, beyond, outcomes } = MARKET_TYPES.get(key) ?? {};
      expect([key, sports, beyond, outcomes]).toEqual([key, undefined, 'named', []]);
    }
    expect([placedTypeOf(3), winnersOf('field-top-3'), placedTypeOf(9)]).toEqual([
      'field-top-3',
      3,
      undefined,
    ]);
  });

  it('know who else wins, and no more than one where nothing is said', () => {
    expect(winnersOf('double-chance')).toBe(2);
    expect(winnersOf('winner')).toBe(1);
    expect(winnersOf('unknown')).toBe(1);
  });
});
