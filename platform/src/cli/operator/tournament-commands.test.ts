import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createTournamentsFixture,
  type TournamentsFixture,
} from '../../modules/tournaments/tournaments.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about tournaments', () => {
  let fixture: TournamentsFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-tournament-'));
    fixture = await createTournamentsFixture();
    run = await operatorDesk(fixture.platform, { name: 'eve', role: 'admin', answers: 'the plan' });
  });
  afterAll(async () => {
    await fixture.platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function file(over: object): string {
    const path = join(folder, 'tournament.json');
    const { opensAtMs, closesAtMs, reason: _asked, ...rest } = fixture.request();
    const times = {
      opensAt: new Date(opensAtMs).toISOString(),
      closesAt: new Date(closesAtMs).toISOString(),
    };
    writeFileSync(path, JSON.stringify({ ...rest, code: 'winter', ...times, ...over }));
    return path;
  }

  it('make one of a file, list it, close and cancel it', async () => {
    const made = await run('tournament-make', file({}));
    expect(made.text).toMatch(/^\d+ winter: running$/);
    const [id = ''] = made.text.split(' ');
    expect((await run('tournaments')).text).toMatch(new RegExp(`${id} +winter +running .* 0 +no`));
    await fixture.platform.advance(1_000);
    expect((await run('tournament-close', id)).text).toBe(`${id} winter: settling`);
    expect((await run('tournament-pay', id)).text).toContain('FORBIDDEN');
    expect((await run('tournament-cancel', id)).text).toBe(`${id} winter: cancelled`);
  });

  it('say what is wrong', async () => {
    expect((await run('tournament-make', file({}))).text).toContain('TOURNAMENT_EXISTS');
    expect((await run('tournament-make', file({ code: 'b', opensAt: 'soon' }))).text).toContain(
      'opensAt is no time',
    );
    expect((await run('tournament-make', file({ code: 'b', points: 'luck' }))).text).toContain(
      'INVALID_INPUT',
    );
    expect((await run('tournament-make', join(folder, 'none'))).exitCode).toBe(2);
    expect((await run('tournament-close', '999')).text).toContain('TOURNAMENT_UNKNOWN');
  });
});
