import { textHolding } from '../pages/page-words.ts';
import { REFRESH, refreshBrings } from '../pages/refresh.ts';
import { setLotteryStage, type LotteryStage } from '../setup/lottery-stage.ts';
import { lotteryEntry } from '../setup/night-lottery.ts';
import { startRemoteHost, type EntryAnswer, type RemoteHost } from '../setup/remote-host.ts';
import type { Visitor } from '../setup/visitor.ts';

let lottery: LotteryStage;
/** Somebody the site has never heard of. */
let stranger: RemoteHost;

beforeAll(async () => {
  lottery = await setLotteryStage();
  stranger = await startRemoteHost({ '/evil.js': 'window.stolen = "stranger"' });
});
afterAll(async () => {
  await lottery.close();
  await stranger.close();
});

const BROKEN: readonly [what: string, path: string, () => EntryAnswer, told: string][] = [
  ['is not there', '/lottery/missing', () => ({ kind: 'status', status: 404 }), '404'],
  ['breaks down', '/lottery/broken', () => ({ kind: 'status', status: 500 }), '500'],
  ['is no JSON', '/lottery/text', () => ({ kind: 'text', text: '<!doctype html><p>Hello' }), 'evaluation'],
  ['is empty', '/lottery/empty', () => ({ kind: 'entry', entry: {} }), 'evaluation'],
  ['sends on and on', '/lottery/endless', () => ({ kind: 'endless' }), 'evaluation'],
  ['never comes', '/lottery/hang', () => ({ kind: 'hang' }), 'timeout'],
  [
    'names a script that is not there',
    '/lottery/no-script',
    () => ({ kind: 'entry', entry: { ...lotteryEntry('en'), scriptsToLoad: ['/none.js'] } }),
    'network',
  ],
  [
    'brings code that throws',
    '/lottery/throws',
    () => ({ kind: 'entry', entry: { ...lotteryEntry('en'), codeToEval: 'throw new Error("broken")' } }),
    'evaluation',
  ],
  [
    'names a script of a stranger',
    '/lottery/stranger',
    () => ({
      kind: 'entry',
      entry: { ...lotteryEntry('en'), scriptsToLoad: [`${stranger.origin}/evil.js`] },
    }),
    'integrity',
  ],
  [
    'leads to a stranger',
    '/lottery/away',
    () => ({ kind: 'redirect', to: `${stranger.origin}/en/x` }),
    'network',
  ],
];

describe('an entry that', () => {
  let opened: Map<string, Visitor>;
  beforeAll(async () => {
    for (const [, path, how] of BROKEN) lottery.host.answer(path, how());
    // All at once: most take their seven seconds of retries, the hung one ten.
    const visitors = BROKEN.map(async ([what, path]) => {
      const visitor = await lottery.stage.visit();
      await visitor.open(`/en${path}`);
      return [what, visitor] as const;
    });
    opened = new Map(await Promise.all(visitors));
  });

  it.each(BROKEN)(
    '%s shows the error block, and the refresh button brings it [S8-01]',
    async (what, path, _how, told) => {
      const visitor = opened.get(what) as Visitor;
      const { page } = visitor;
      await page.waitForSelector(`main ${REFRESH}`);
      expect(await textHolding(page, 'main', 'Please refresh the page')).toContain(told);
      await page.waitForSelector('header nav a[href="/en/live"]');
      lottery.host.answer(path, { kind: 'entry', entry: lotteryEntry('en') });
      await refreshBrings(page, `main ${REFRESH}`, 'main .where');
      await textHolding(page, 'main .where', `en ${path}`);
      await page.waitForFunction(
        () => document.querySelectorAll('[data-remote-entry], .night-lottery').length === 7,
      );
      await visitor.close();
    },
  );

  it('was never let through to a stranger', () => {
    expect([...stranger.entries, ...stranger.files]).toEqual([]);
  });

  it('is tried four times [S4-01]', async () => {
    lottery.host.answer('/lottery/counted', { kind: 'status', status: 503 });
    const visitor = await lottery.stage.visit();
    await visitor.open('/en/lottery/counted');
    await visitor.page.waitForSelector(`main ${REFRESH}`);
    const tries = () => lottery.host.entries.filter(({ url }) => url === '/en/lottery/counted').length;
    // An error that took more than ten seconds is told before the last try.
    while (tries() < 4) await new Promise((resolve) => void setTimeout(resolve, 100));
    expect(tries()).toBe(4);
    await visitor.close();
  });

  it('names no appName is shown and logged [S8-01]', async () => {
    const { appName: _none, ...nameless } = lotteryEntry('en');
    lottery.host.answer('/lottery/nameless', { kind: 'entry', entry: nameless });
    const visitor = await lottery.stage.visit();
    const reported = visitor.page.waitForRequest(async (request) => {
      if (!request.url().endsWith('/client-errors')) return false;
      return ((await request.fetchPostData()) ?? '').includes('no appName');
    });
    await visitor.open('/en/lottery/nameless');
    await textHolding(visitor.page, 'main h1', 'Night lottery');
    await visitor.page.locator('header nav a[href="/en/live"]').click();
    await textHolding(visitor.page, 'main h1', 'Live');
    await reported;
    await visitor.close();
  });
});
