import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createPromotionsFixture,
  type PromotionsFixture,
} from '../../modules/bonuses/promotions/promotions.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about segments', () => {
  let fixture: PromotionsFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-segment-'));
    fixture = await createPromotionsFixture();
    run = await operatorDesk(fixture.platform(), { name: 'eve', role: 'admin', answers: 'the plan' });
  });
  afterAll(async () => {
    await fixture.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function file(conditions: object): string {
    const path = join(folder, 'segment.json');
    writeFileSync(path, JSON.stringify(conditions));
    return path;
  }

  it('writes one of a file, changes it, counts who is in it, lists and deletes it', async () => {
    await fixture.undecided();
    expect((await run('segments', 'write', 'germans', file({ countries: ['NL'] }))).text).toMatch(
      /^germans: version 1 is written/,
    );
    expect((await run('segments', 'write', 'germans', file({ countries: ['DE'] }))).text).toMatch(
      /version 2/,
    );
    const shown = await run('segments', 'show', 'germans');
    expect(shown.text).toMatch(/^germans: version 2, [1-9]\d* players now, used by -\n/);
    expect(shown.text).toContain('"DE"');
    expect((await run('segments')).text).toMatch(/germans +2 .* eve +-/);
    expect((await run('segments', 'delete', 'germans')).text).toBe('germans is deleted');
    expect((await run('segments', 'show', 'germans')).text).toContain('NOT_FOUND');
  });

  it('says what is wrong', async () => {
    expect((await run('segments', 'write', 'odd', file({ languages: ['xx'] }))).text).toContain(
      'is no language of the site',
    );
    expect((await run('segments', 'write', 'odd', file({ newFor: 3, registeredFor: 9 }))).text).toContain(
      'leaves nobody',
    );
    expect((await run('segments', 'turn')).exitCode).toBe(2);
  });
});
