import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createCasinoFixture, entry, type CasinoFixture } from '../../modules/casino/casino.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about games', () => {
  let fixture: CasinoFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-catalogue-'));
    fixture = await createCasinoFixture();
    run = await operatorDesk(fixture.platform, { name: 'ann', role: 'admin', answers: 'the weekly file' });
  });
  afterAll(async () => {
    await fixture.platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function file(content: unknown): string {
    const path = join(folder, 'games.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  }

  it('take a catalogue in, say what was refused, and close and mark a game', async () => {
    const take = () => run('game-catalogue', 'acme', 'Acme', file([entry('a'), entry('b'), { code: 'c' }]));
    const { text } = await take();
    expect(text).toMatch(/^version 1: 2 added, 0 changed, 0 closed\nrefused c: /);
    expect((await take()).text).toMatch(/^version 1: as it was/);
    const id = fixture.idOf('a');
    expect((await run('game', id, 'close')).text).toBe(`Game a (${id}): closed`);
    expect((await run('games', '--company', 'acme')).text).toMatch(new RegExp(`${id} +acme +a +closed`));
    expect((await run('game', id, 'open')).text).toBe(`Game a (${id}): open`);
    expect((await run('game', id, 'popular')).text).toBe(`Game a (${id}): open, popular`);
    expect((await run('games', 'dcie')).exitCode).toBe(0);
  });

  it('say what is wrong', async () => {
    expect((await run('game', '2', 'burn')).text).toContain('burn is none of close');
    expect((await run('game', '999999', 'close')).text).toContain('GAME_UNKNOWN');
    expect((await run('game-catalogue', 'acme', 'Acme', file('{'))).exitCode).toBe(2);
    expect((await run('game-catalogue', 'acme', 'Acme', file({}))).text).toContain('is no list of games');
    expect((await run('game-catalogue', 'acme', 'Acme', join(folder, 'none'))).exitCode).toBe(2);
    expect((await run('game-catalogue', 'paddock', 'Paddock', file([]))).text).toContain('COMPANY_OWN');
  });
});
