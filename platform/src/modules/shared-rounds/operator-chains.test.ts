import type { RoundChain, SharedTableView } from '@paddock/contract/schemas';

import { call, codeOf, operatorWith, type TestOperator } from '../operators/operators.fixture.ts';
import { createTablesFixture, type TablesFixture } from './shared-rounds.fixture.ts';

describe('the chain of a table in production', () => {
  let tables: TablesFixture;
  let tess: TestOperator;
  beforeAll(async () => {
    tables = await createTablesFixture({ config: { mode: 'production' } });
    tess = await operatorWith(tables.platform, 'tess', 'trader');
  });
  afterAll(() => tables.close());
  const ask = (path: string, body: object, by = tess) =>
    call(tables.platform, by, 'POST', `shared-rounds/${path}`, { reason: 'the table opens', ...body });

  it('is published with the name of a value nobody knows yet, and takes it once: until then the table waits', async () => {
    tables.view();
    await tables.platform.advance(6_000);
    expect(tables.view().round).toMatchObject({ phase: 'waiting', number: null });
    const saltSource = 'hash of the first Bitcoin block after height 990000';
    const made = await ask('crash/chains', { saltSource });
    expect(made.statusCode).toBe(201);
    const { terminalHash } = made.json<RoundChain>();
    expect(made.json()).toMatchObject({ saltSource, salt: null, firstRound: 1 });
    expect(codeOf(await ask('crash/chains', { saltSource }))).toBe('CHAIN_STATE');
    await tables.platform.advance(6_000);
    expect(tables.view().round.phase).toBe('waiting');
    const salt = '00'.repeat(10) + '1f'.repeat(22);
    expect(codeOf(await ask('crash/salt', { terminalHash: 'ab'.repeat(32), salt }))).toBe('CHAIN_STATE');
    const salted = await ask('crash/salt', { terminalHash, salt });
    expect(salted.json()).toMatchObject({ terminalHash, salt });
    expect(codeOf(await ask('crash/salt', { terminalHash, salt: '22'.repeat(32) }))).toBe('CHAIN_STATE');
    await tables.platform.advance(6_000);
    expect(tables.view().round).toMatchObject({ phase: 'open', number: 1, hashBefore: terminalHash });
    const { body } = await tables.call<SharedTableView>(undefined, 'GET', '?currency=EUR');
    expect(body.chains).toEqual([salted.json()]);
  });

  it('is an operator’s who trades, of a game that is there', async () => {
    const sue = await operatorWith(tables.platform, 'sue', 'support');
    const saltSource = 'hash of the first Bitcoin block after height 990000';
    expect(codeOf(await ask('crash/chains', { saltSource }, sue))).toBe('FORBIDDEN');
    expect(codeOf(await ask('tic-tac-toe/chains', { saltSource }))).toBe('GAME_UNKNOWN');
    const nobody = await tables.platform.app.inject({ url: '/web-api/shared-rounds/none?currency=EUR' });
    expect(codeOf(nobody)).toBe('GAME_UNKNOWN');
  });
});
