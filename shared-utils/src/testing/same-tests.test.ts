/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import type { Stream } from '../stream/stream.ts';
import { fakeSetting, realSetting, type Setting } from './same-tests-settings.ts';
import { aLeg } from './sample-leg.ts';
import { aMarket, anAccount, aMatchedRoute, anEvent } from './samples.ts';
import { settle } from './virtual-timing.ts';

function record<T>(stream: Stream<T>): T[] {
  const values: T[] = [];
  stream.subscribe((value) => values.push(value));
  return values;
}

describe.each([
  ['the real page over a server in memory', realSetting],
  ['the fake page', fakeSetting],
])('%s', (_name, createSetting) => {
  let setting: Setting;
  let shared: SharedUtils;

  async function pass(byMs = 100): Promise<void> {
    await setting.timing.advanceAsync(byMs);
  }

  beforeEach(async () => {
    setting = createSetting();
    shared = setting.shared;
    await pass();
  });
  afterEach(() => setting.close());

  it('replays the latest value to every new subscriber and in its snapshot', async () => {
    expect(record(shared.auth.auth$)).toEqual([{ status: 'guest', userId: null, banLevel: 0 }]);
    await shared.auth.signIn('password', { login: 'ann@example.org', password: 'right horse', save: true });
    expect(record(shared.auth.auth$)).toEqual([{ status: 'signed-in', userId: '7', banLevel: 0 }]);
    expect(shared.auth.auth$.snapshot()).toEqual({ status: 'signed-in', userId: '7', banLevel: 0 });
  });

  it('signs in, knows the profile, and signs out', async () => {
    const seen = record(shared.auth.auth$);
    const login = { login: 'ann@example.org', password: 'right horse', save: true };
    const signIn = shared.auth.signIn('password', login);
    await pass();
    expect(await signIn).toEqual({ ok: true, userId: '7' });
    expect(shared.auth.profile$.snapshot()).toMatchObject({ status: 'ready', profile: { user_name: 'ann' } });
    const signOut = shared.auth.logout();
    await pass();
    expect(await signOut).toEqual({ ok: true });
    expect(shared.auth.profile$.snapshot()).toEqual({ status: 'none' });
    expect(seen.map(({ status }) => status)).toEqual(['guest', 'signed-in', 'guest']);
  });

  it('answers a refused sign-in as a value and stays a guest', async () => {
    setting.refuseNextSignIn();
    const result = await shared.auth.signIn('password', {
      login: 'ann@example.org',
      password: 'wrong',
      save: false,
    });
    expect(result).toMatchObject({ ok: false, status: 'refused', problem: { code: 'WRONG_CREDENTIALS' } });
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
  });

  it('has accounts only while signed in', async () => {
    setting.giveAccount();
    expect(shared.accounts.accounts$.snapshot()).toEqual({ status: 'none' });
    await shared.auth.signIn('password', { login: 'ann@example.org', password: 'right horse', save: true });
    await pass();
    expect(shared.accounts.activeAccount$.snapshot()).toEqual({ status: 'ready', account: anAccount() });
    void shared.auth.logout();
    await pass();
    expect(shared.accounts.activeAccount$.snapshot()).toEqual({ status: 'none' });
  });

  it('answers its own calls, and an unknown one as a refusal', async () => {
    setting.answerGet('/web-api/countries', { countries: [] });
    expect(await shared.api.get('/web-api/countries')).toEqual({
      ok: true,
      httpStatus: 200,
      data: { countries: [] },
    });
    expect(await shared.api.get('/web-api/terms')).toMatchObject({
      ok: false,
      problem: { code: 'NOT_FOUND' },
    });
  });

  it('answers a cancelled call with close and 499 [S8-10]', async () => {
    const controller = new AbortController();
    controller.abort();
    const result = await shared.api.get('/web-api/countries', { signal: controller.signal });
    expect(result).toMatchObject({ ok: false, status: 'close', httpStatus: 499 });
  });

  it('shows an event without prices and each price by itself', async () => {
    const events = record(shared.odds.watchEvent('401', 'row'));
    const price = record(shared.odds.price$('501.home'));
    setting.showEvent(anEvent());
    await pass();
    expect(events.at(-1)).toMatchObject({
      status: 'ready',
      event: { id: '401', markets: [{ id: '501', outcomes: ['home', 'draw', 'away'] }] },
    });
    expect(price.at(-1)).toMatchObject({ status: 'open', oddsMilli: 2050, direction: null });
    setting.showEvent(
      anEvent({
        markets: [
          aMarket({ version: '1.2', selections: [{ outcome: 'home', oddsMilli: 2200, open: true }] }),
        ],
      }),
    );
    await pass();
    expect(price.at(-1)).toMatchObject({ status: 'open', oddsMilli: 2200, direction: 'up', version: '1.2' });
  });

  it('greys the prices while live is stale and shows them again after', async () => {
    const price = record(shared.odds.price$('501.home'));
    shared.odds.watchEvent('401', 'row').subscribe();
    setting.showEvent(anEvent());
    await pass();
    await setting.loseLive();
    await pass();
    expect(shared.live.live$.snapshot().status).toBe('stale');
    expect(price.at(-1)).toMatchObject({ status: 'stale', oddsMilli: 2050 });
    await setting.regainLive();
    await pass();
    expect(shared.live.live$.snapshot().status).toBe('open');
    expect(price.at(-1)).toMatchObject({ status: 'open', oddsMilli: 2050 });
  });

  it('shows a suspended market with its reason', async () => {
    shared.odds.watchEvent('401', 'row').subscribe();
    setting.showEvent(anEvent({ markets: [aMarket({ status: 'suspended', reason: 'goal' })] }));
    await pass();
    expect(shared.odds.price$('501.home').snapshot()).toMatchObject({ status: 'suspended', reason: 'goal' });
  });

  it('keeps the coupon: adds, replaces within a market, removes', () => {
    expect(shared.coupon.toggleLeg(aLeg())).toEqual({ ok: true, change: 'added' });
    const away = aLeg({ selectionId: '501.away', outcome: 'away' });
    expect(shared.coupon.toggleLeg(away)).toEqual({ ok: true, change: 'replaced' });
    expect(shared.coupon.couponLegs$.snapshot().legs).toEqual([away]);
    expect(shared.coupon.toggleLeg(away)).toEqual({ ok: true, change: 'removed' });
    expect(shared.coupon.couponLegs$.snapshot().legs).toEqual([]);
  });

  it('answers a rejected bet as an outcome', async () => {
    setting.rejectBets();
    const request = {
      type: 'single' as const,
      accountId: '71',
      stake: '10.00',
      policy: 'none' as const,
      legs: [{ selectionId: '501.home', priceVersion: '1.1', oddsMilli: 2050 }],
    };
    const outcome = await shared.bets.placeBet(request, 'key-00000001');
    expect(outcome).toMatchObject({ status: 'rejected', stage: 'at-once', problem: { code: 'PRICE_MOVED' } });
  });

  it('holds three notifications of the default group and closes them after ten seconds [S9-09]', async () => {
    for (const text of ['a', 'b', 'c', 'd']) shared.notifications.notify({ kind: 'info', text });
    const { notifications } = shared.notifications.notifications$.snapshot();
    expect(notifications.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
    await pass(10_000);
    expect(shared.notifications.notifications$.snapshot().notifications).toEqual([]);
  });

  it('closes a dialog when its page is left', () => {
    const reporter = shared.navigation.registerNavigation({
      navigate: () => undefined,
      reload: () => undefined,
    });
    reporter.reportRoute(aMatchedRoute());
    shared.dialogs.openDialog({ widget: 'welcome/login' });
    expect(shared.dialogs.dialogs$.snapshot().status).toBe('open');
    reporter.reportRoute(aMatchedRoute({ path: '/live', query: '?tab=2' }));
    expect(shared.dialogs.dialogs$.snapshot().status).toBe('open');
    reporter.reportRoute(aMatchedRoute({ path: '/line' }));
    expect(shared.dialogs.dialogs$.snapshot().status).toBe('closed');
  });

  it('makes a different key each time', () => {
    const keys = [shared.newKey(), shared.newKey()];
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('hands out streams that nobody else can emit on', async () => {
    const streams = [shared.auth.auth$, shared.coupon.couponLegs$, shared.odds.price$('501.home')];
    for (const stream of streams) {
      for (let part: object | null = stream; part !== null; part = Object.getPrototypeOf(part)) {
        const names = Object.getOwnPropertyNames(part);
        expect(names).not.toContain('next');
        expect(names).not.toContain('value');
      }
      expect(Reflect.get(stream, 'source')).toBeUndefined();
    }
    await settle();
  });
});
