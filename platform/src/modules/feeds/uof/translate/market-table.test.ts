import { MARKET_TYPES, outcomesOf } from '@paddock/contract/markets';

import { documentText, sectionOf } from '../../../../testing/documents.ts';
import { readDescriptions } from '../wire/api-documents.ts';
import { FOOTBALL_TABLE } from './football-table.ts';
import { mappedPage } from './mapped-page.testing.ts';
import { MarketKinds } from './market-kinds.ts';
import { MAPPED_MARKETS } from './market-table.ts';
import { codesOfWords, wordsOfCode } from './outcome-words.ts';

/** The kinds of a feed that describes these. */
function kindsOf(markets: string): MarketKinds {
  const read = readDescriptions(`<market_descriptions>${markets}</market_descriptions>`);
  if (!read.ok) throw new Error(read.fault.reason);
  const kinds = new MarketKinds(() => undefined);
  kinds.learn(read.value, []);
  return kinds;
}
const outcomes = (...names: readonly string[]) =>
  `<outcomes>${names.map((name, at) => `<outcome id="${800 + at}" name="${name}"/>`).join('')}</outcomes>`;
const TOTAL = '<specifiers><specifier name="total" type="decimal"/></specifiers>';
const ONE_X_TWO_AND_TOTAL = outcomes(
  '{$competitor1} &amp; under {total}',
  '{$competitor1} &amp; over {total}',
  'draw &amp; under {total}',
  'draw &amp; over {total}',
  '{$competitor2} &amp; under {total}',
  '{$competitor2} &amp; over {total}',
);

describe('the table of kinds of market', () => {
  it('names types, specifiers and outcomes that the catalogue has, in sports that have them', () => {
    for (const { id, type, sports, specifiers, fixed, outcomes: told } of MAPPED_MARKETS) {
      const ours = MARKET_TYPES.get(type);
      expect([id, sports.filter((sport) => ours?.sports?.includes(sport) !== true)]).toEqual([id, []]);
      const names = ours?.specifiers.map(({ name }) => name).toSorted();
      expect([id, [...Object.values(specifiers), ...Object.keys(fixed)].toSorted()]).toEqual([id, names]);
      const codes = new Set(ours?.outcomes.map(({ code }) => code));
      if (typeof told === 'object') expect([id, new Set(Object.values(told))]).toEqual([id, codes]);
    }
  });

  it('has one row for a kind of market in a sport', () => {
    const keys = MAPPED_MARKETS.flatMap(({ id, sports }) => sports.map((sport) => `${id} ${sport}`));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it('is the one of docs/uof.md', () => {
    expect(sectionOf(documentText('uof.md'), '### Which kinds are ours')).toContain(mappedPage());
  });
});

describe('outcomes by their English words', () => {
  it.each(FOOTBALL_TABLE.map(({ id, type }) => [id, type] as const))('%i %s are told apart', (_id, key) => {
    const type = MARKET_TYPES.get(key);
    if (type === undefined) throw new Error(key);
    const codes = outcomesOf(type, {}).map(({ code }) => code);
    const read = codes.map((code) => codesOfWords(wordsOfCode(code)).find((one) => codes.includes(one)));
    expect(read).toEqual(codes);
  });

  it.each([
    ['{$competitor1} & under {total}', 'home-under'],
    ['{$competitor1}/draw', 'home-draw'],
    ['{$competitor1}/{$competitor2} & yes', '12-yes'],
    ['over {total} & no', 'no-over'],
    ['draw ({hcp})', 'draw'],
    ['{$competitor2} ({-hcp})', 'away'],
    ['{$competitor1} by 3+', 'home-3+'],
    ['1st half', 'first'],
    ['yes/no', 'yes-no'],
  ])('%s may be %s', (words, code) => {
    expect(codesOfWords(words)).toContain(code);
  });

  it('make a kind ours where the feed describes exactly what ours has', () => {
    const kinds = kindsOf(`<market id="37" name="1x2 &amp; total">${ONE_X_TWO_AND_TOTAL}${TOTAL}</market>`);
    const named = kinds.name({ id: 37, specifiers: { total: '2.5' } }, 'football');
    expect(named).toMatchObject({ type: 'result-total', specifiers: { line: '2.5' } });
    expect(named.outcomeOf('803')).toBe('draw-over');
    expect(kinds.name({ id: 37, specifiers: { total: '2.5' } }, 'basketball').type).toBe('uof:37');
  });

  it.each([
    ['lacks an outcome', outcomes('odd')],
    ['has one more', outcomes('odd', 'even', 'no goal')],
    ['has other words', outcomes('odd', 'pair')],
    ['says one twice', outcomes('odd', 'odd')],
  ])('leave a kind the provider’s own where its description %s', (_what, described) => {
    const kinds = kindsOf(`<market id="26" name="Odd/even">${described}</market>`);
    expect(kinds.name({ id: 26, specifiers: {} }, 'football').type).toBe('uof:26');
  });

  it('take a variant for ours where it has our outcomes, and another one for its own', () => {
    const counts = (most: number) =>
      outcomes(...Array.from({ length: most + 1 }, (_, at) => (at === most ? `${most}+` : `${at}`)));
    const variant = '<specifiers><specifier name="variant" type="variable_text"/></specifiers>';
    const kinds = kindsOf(`<market id="21" name="Exact goals">${variant}</market>
      <market id="21" name="Exact goals" variant="sr:exact_goals:6+">${counts(6)}</market>
      <market id="21" name="Exact goals" variant="sr:exact_goals:5+">${counts(5)}</market>`);
    const typeOf = (most: number) =>
      kinds.name({ id: 21, specifiers: { variant: `sr:exact_goals:${most}+` } }, 'football').type;
    expect([typeOf(6), typeOf(5)]).toEqual(['exact-goals', 'uof:21']);
  });

  it('do not make a kind ours whose line is not told', () => {
    const kinds = kindsOf(`<market id="58" name="Both halves over">${outcomes('yes', 'no')}</market>`);
    expect(kinds.name({ id: 58, specifiers: {} }, 'football').type).toBe('uof:58');
  });
});
