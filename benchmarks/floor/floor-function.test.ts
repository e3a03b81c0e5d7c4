import { floorFunction, type FloorFacts } from './floor-function.ts';
import type { WrittenRows } from './written-rows.ts';

const OF = { player: '118334002754838528', id: '118334003992158208', at: '1795438625089', key: 'key-1' };
const FACTS: FloorFacts = {
  declare: 'v_seq bigint;',
  first: 'update account set seq = seq + 1;',
  inserts: {
    transfer: () => ({}),
    posting: ({ line }) => (line === '1' ? { seq: 'v_seq' } : {}),
  },
  updates: { account: 1 },
};
const rows = (table: string, ...written: WrittenRows['rows']): WrittenRows => ({
  table,
  owner: 'player_id',
  rows: written,
  types: { player_id: 'bigint', transfer: 'text', seq: 'bigint', facts: 'jsonb' },
  indexEntries: 0,
});
const ACCOUNT = rows('account', { player_id: OF.player });
const TRANSFER = rows('transfer', { player_id: OF.player, facts: `{"bet":"${OF.id}","why":"it's"}` });
const POSTING = rows(
  'posting',
  { player_id: OF.player, transfer: `bet:${OF.id}:hold`, line: '1', seq: '7' },
  { player_id: OF.player, transfer: `bet:${OF.id}:hold`, line: '2', seq: null },
);

describe('the function a floor is', () => {
  it('writes the rows of the product for others, in the order of its facts, with what is their own', () => {
    const sql = floorFunction([ACCOUNT, POSTING, TRANSFER], OF, FACTS);
    expect(sql).toContain('benchmark_floor(p_player bigint, p_id bigint, p_at bigint, p_key text)');
    const statements = sql.split('\n').map((line) => line.trim());
    expect(statements.slice(-5, -1)).toEqual([
      'update account set seq = seq + 1;',
      `insert into transfer (player_id, facts) overriding system value values ((p_player)::bigint, ('{"bet":"' || p_id || '","why":"it''s"}')::jsonb);`,
      `insert into posting (player_id, transfer, line, seq) overriding system value values ((p_player)::bigint, ('bet:' || p_id || ':hold')::text, ('1')::text, v_seq);`,
      `insert into posting (player_id, transfer, line, seq) overriding system value values ((p_player)::bigint, ('bet:' || p_id || ':hold')::text, ('2')::text, (null)::bigint);`,
    ]);
  });

  it('is not made where the product writes what the facts do not know, or no longer what they do', () => {
    expect(() => floorFunction([ACCOUNT, TRANSFER, POSTING, rows('news', {})], OF, FACTS)).toThrow(
      '1 rows of news',
    );
    expect(() => floorFunction([ACCOUNT, TRANSFER], OF, FACTS)).toThrow('no posting any more');
    expect(() => floorFunction([TRANSFER, POSTING], OF, FACTS)).toThrow('no account any more');
    expect(() => floorFunction([rows('account', {}, {}), TRANSFER, POSTING], OF, FACTS)).toThrow(
      '2 rows of account',
    );
  });
});
