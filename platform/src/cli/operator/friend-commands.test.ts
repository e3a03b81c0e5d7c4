import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  createFriendsFixture,
  TEST_TERMS,
  type FriendsFixture,
} from '../../modules/friends/friends.fixture.ts';
import { quickFolder } from '../../testing/index.ts';
import { operatorDesk } from './operator-desk.fixture.ts';

describe('the commands about friends', () => {
  let fixture: FriendsFixture;
  let run: Awaited<ReturnType<typeof operatorDesk>>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(quickFolder(), 'paddock-friends-'));
    fixture = await createFriendsFixture();
    run = await operatorDesk(fixture.platform, { name: 'eve', role: 'admin', answers: 'the plan' });
  });
  afterAll(async () => {
    await fixture.platform.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('say what holds and who said it, and what came of a player’s friends', async () => {
    expect((await run('friends')).text).toContain('nobody is rewarded');
    const file = join(folder, 'terms.json');
    writeFileSync(file, JSON.stringify(TEST_TERMS));
    const proposed = /proposal (\d+)/.exec((await run('friends-terms', file)).text)?.[1] ?? '';
    const lead = await operatorDesk(fixture.platform, { name: 'lea', role: 'cashier-lead' });
    expect((await lead('proposals')).text).toMatch(/at most 15\.00 EUR a friend and 45\.00 EUR .* no bound/);
    expect((await run('proposals', 'approve', proposed)).exitCode).not.toBe(0);
    expect((await lead('proposals', 'approve', proposed)).text).toContain('approved and done');
    expect((await run('friends')).text).toMatch(/"leastStaked": "50.00"[\s\S]*eve +the plan/);
    writeFileSync(file, JSON.stringify({ ...TEST_TERMS, days: 29 }));
    expect((await run('friends-terms', file)).text).toMatch(/"days": 29[\s\S]*eve +the plan/);
    const referrer = await fixture.player();
    const code = await fixture.code(referrer);
    const friend = await fixture.player(code);
    fixture.plays(friend);
    await fixture.look();
    const { text } = await run('friends-of', referrer);
    expect(text).toMatch(new RegExp(`code ${code}[\\s\\S]*brought +${friend} +paid`));
    expect(text).toContain('10.00 EUR');
    expect((await run('friends-of', friend)).text).toMatch(new RegExp(`by +${referrer} +paid`));
  });

  it('refuse a file that is none', async () => {
    expect((await run('friends-terms', join(folder, 'nowhere.json'))).exitCode).toBe(2);
  });
});
