import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createPromotionsFixture,
  type PromotionsFixture,
} from '../../modules/bonuses/promotions/promotions.fixture.ts';
import { FIVE_EUR, termsOf } from '../../modules/bonuses/promotions/promotion-terms.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the command about promotions', () => {
  let fixture: PromotionsFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-promotion-'));
    fixture = await createPromotionsFixture();
    run = await operatorDesk(fixture.platform(), { name: 'eve', role: 'admin', answers: 'the plan' });
  });
  afterAll(async () => {
    await fixture.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const terms = () => termsOf(fixture.platform().clock.nowMs(), FIVE_EUR);
  const timesOfNow = () => ({
    opensAt: new Date(terms().opensAtMs).toISOString(),
    closesAt: new Date(terms().closesAtMs).toISOString(),
  });
  function file(over: object = {}): string {
    const path = join(folder, 'promotion.json');
    const { opensAtMs: _opens, closesAtMs: _closes, ...rest } = terms();
    writeFileSync(path, JSON.stringify({ ...rest, ...timesOfNow(), ...over }));
    return path;
  }

  it('checks, previews, writes, shows and stops one, and starts none without the right to move money', async () => {
    expect((await run('promotions', 'check', file())).text).toContain('does not contradict itself');
    expect((await run('promotions', 'preview', file(), '--days', '7')).text).toBe(
      'nobody was here in the last 7 days, which say nothing\n' +
        'at the very most 5.00 EUR a player, bounded by no limit in all',
    );
    expect((await run('promotions', 'write', 'five', file())).text).toContain('version 1 is written');
    expect((await run('promotions', 'write', 'five', file())).text).toContain('version 2 is written');
    expect((await run('promotions', 'start', 'five', '2')).text).toContain('FORBIDDEN');
    await fixture.operate('POST', '/five/start', { version: 2, reason: 'for a test' });
    const player = await fixture.undecided();
    await fixture.take(player, 'five');
    expect((await run('promotions')).text).toMatch(/five +running +2 +2 +running 1 +5\.00 EUR +0\.00 EUR/);
    expect((await run('promotions', 'show', 'five')).text).toContain('"amount": "5.00"');
    const { text } = await run('promotions', 'watch', 'five', '--days', '7');
    expect(text).toMatch(/bonus +1 +5\.00 EUR +0\.00 EUR +0\.00 EUR +0\.00 EUR/);
    expect(text).toContain('by the last 7 days, had everybody taken part: at most 1 players and 5.00 EUR');
    writeFileSync(join(folder, 'players'), `${player.playerId}\n`);
    expect((await run('promotions', 'offer', 'five', join(folder, 'players'))).text).toContain('FORBIDDEN');
    expect((await run('promotions', 'stop', 'five')).text).toContain('five: stopped by version 2, running 1');
    expect((await run('promotions', 'stop', 'five')).text).toContain('PROMOTION_STATE');
  });

  it('gives what is free to players of a list, and nothing twice', async () => {
    const lead = await operatorDesk(fixture.platform(), {
      name: 'lea',
      role: 'cashier-lead',
      answers: 'the plan',
    });
    const { wants: _none, ...rest } = terms();
    const free = { kind: 'money' as const, currencies: { EUR: { amount: '2.00' } } };
    await fixture.runTerms('gift', { ...rest, gives: free });
    const player = await fixture.undecided();
    const list = join(folder, 'list');
    writeFileSync(list, `${player.playerId}\n${player.playerId} 4000000000000\n`);
    const shown = (given: number, had: number) =>
      `gift is given to ${given} players, ${had} had it before, 1 were refused\n4000000000000 ACCOUNT_UNKNOWN`;
    expect((await lead('promotions', 'give', 'gift', list)).text).toBe(shown(1, 0));
    expect((await lead('promotions', 'give', 'gift', list)).text).toBe(shown(0, 1));
    expect((await lead('promotions', 'offer', 'gift', list)).text).toBe(
      'gift is offered to 0 more players, 1 were refused\n4000000000000 ACCOUNT_UNKNOWN',
    );
    expect((await run('promotions', 'give', 'gift', list)).text).toContain('FORBIDDEN');
    expect((await fixture.balances(player)).real).toBe('2.00');
  });

  it('shows terms that can be written again as they are', async () => {
    await run('promotions', 'write', 'again', file());
    const { text } = await run('promotions', 'show', 'again');
    const path = join(folder, 'shown.json');
    writeFileSync(path, text.slice(text.indexOf('{')));
    expect((await run('promotions', 'write', 'again', path)).text).toContain('version 2 is written');
    expect((await run('promotions', 'show', 'again')).text).toContain(text.slice(text.indexOf('{')));
  });

  it('takes the file that the documents show', async () => {
    const document = readFileSync('docs/promotions.md', 'utf8');
    const shown = JSON.parse(/```json\n([^`]+)```/.exec(document)?.[1] ?? '') as object;
    const path = file({ ...shown, ...timesOfNow() });
    expect((await run('promotions', 'check', path)).text).toContain('does not contradict itself');
  });

  it('says what is wrong', async () => {
    expect((await run('promotions', 'check', file({ picture: 'x' }))).text).toContain('/terms/picture');
    expect((await run('promotions', 'check', file({ opensAt: 'soon' }))).text).toContain(
      'opensAt is no time',
    );
    expect((await run('promotions', 'check', join(folder, 'none'))).exitCode).toBe(2);
    expect((await run('promotions', 'preview', file(), '--days', 'x')).exitCode).toBe(2);
    expect((await run('promotions', 'sing')).text).toContain('sing is nothing that can be done');
    expect((await run('promotions', 'show', 'none')).text).toContain('NOT_FOUND');
  });
});
