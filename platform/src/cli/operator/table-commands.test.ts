import {
  createTablesFixture,
  type TablesFixture,
} from '../../modules/shared-rounds/shared-rounds.fixture.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about tables', () => {
  let tables: TablesFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;

  beforeAll(async () => {
    tables = await createTablesFixture({ config: { mode: 'production' } }, 'live-roulette');
    run = await operatorDesk(tables.platform, { name: 'tess', role: 'trader', answers: 'the table opens' });
  });
  afterAll(() => tables.close());

  it('publish a chain, fix its salt once, and say how the tables stand', async () => {
    expect((await run('tables')).text).toMatch(/live-roulette +waiting +– +0 +0 +0/);
    const source = 'hash of the first Bitcoin block after height 990000';
    const published = await run('table-chain', 'live-roulette', source);
    const hash =
      /chain ([0-9a-f]{64}), rounds 1 to 400: waits for its salt, the hash of/.exec(published.text)?.[1] ??
      '';
    expect(published.text).toContain(`table-salt live-roulette ${hash} SALT`);
    expect((await run('table-chain', 'live-roulette', source)).text).toContain('CHAIN_STATE');
    const salt = '00'.repeat(10) + '1f'.repeat(22);
    expect((await run('table-salt', 'live-roulette', hash, salt)).text).toContain(
      `salt ${salt}, the ${source}`,
    );
    expect((await run('table-salt', 'live-roulette', hash, salt)).text).toContain('CHAIN_STATE');
    tables.view();
    await tables.platform.advance(6_000);
    expect(tables.view().round.phase).toBe('open');
    expect((await run('tables')).text).toMatch(/live-roulette +open +1 +0 +0 +400/);
    expect((await run('tables')).text).toContain(
      `live-roulette chain ${hash}, rounds 1 to 400: salt ${salt}`,
    );
  });

  it('say what is wrong', async () => {
    expect((await run('table-chain', 'dice', 'hash of the next block')).text).toContain('GAME_UNKNOWN');
    expect((await run('table-chain', 'crash')).text).toContain('SALT-SOURCE is missing');
    expect((await run('table-salt', 'crash', 'abc', 'short')).text).toContain('INVALID_INPUT');
  });
});
