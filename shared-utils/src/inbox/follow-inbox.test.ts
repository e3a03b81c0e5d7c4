/** @jest-environment node */
import { installFakePage, type FakePage } from '../testing/index.ts';
import { answered } from '../testing/answers.ts';
import { ASK_EVERY_MS, followInbox } from './follow-inbox.ts';

describe('the number of unread messages', () => {
  let page: FakePage;
  let unread: number;
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const count = () => {
    const value = page.shared.auth.profile$.snapshot();
    return 'profile' in value ? value.profile.user_msg_count : null;
  };
  const asked = () => page.requests.filter(({ path }) => path === '/web-api/inbox/unread').length;

  beforeEach(() => {
    unread = 0;
    page = installFakePage({ userId: '7' });
    page.answer('GET', '/web-api/inbox/unread', () => answered({ unread }));
    followInbox({ ...page.shared, timing: page.timing });
  });
  afterEach(() => page.remove());

  it('is that of the record until something happens, and follows it then [S3-19]', async () => {
    expect([count(), asked()]).toEqual([0, 0]);
    unread = 3;
    page.sendNews({ kind: 'bet', betId: '1', status: 'won' });
    await settled();
    expect(count()).toBe(3);
    page.sendNews({ kind: 'settings', version: 4 });
    await settled();
    expect(asked()).toBe(1);
  });

  it('asks at once and then every two seconds at most, the last word included', async () => {
    for (let bet = 0; bet < 50; bet += 1) page.sendNews({ kind: 'bet', betId: `${bet}`, status: 'won' });
    await settled();
    expect(asked()).toBe(1);
    unread = 1;
    await page.timing.advanceAsync(ASK_EVERY_MS);
    expect([asked(), count()]).toEqual([2, 1]);
    await page.timing.advanceAsync(10 * ASK_EVERY_MS);
    expect(asked()).toBe(2);
  });

  it('asks again once a lost socket is back, and never for who has signed out', async () => {
    page.setLive('stale');
    unread = 2;
    page.setLive('open');
    await settled();
    expect(count()).toBe(2);
    await page.timing.advanceAsync(ASK_EVERY_MS);
    page.signOut();
    page.sendNews({ kind: 'inbox' });
    await settled();
    expect(asked()).toBe(1);
  });
});
