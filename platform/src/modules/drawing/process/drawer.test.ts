import { createDrawer, type Drawer, type DrawingAnswer } from './drawer.ts';
import type { DrawingProgram } from './drawing-messages.ts';
import { MOST_PROGRAMS } from './latest-programs.ts';
import { STEP_BOUNDS } from './step-watch.ts';

const PLACE = {
  language: 'en',
  page: 'home',
  routeId: 'lucky.home',
  params: {},
  path: '/lucky',
  query: '',
  status: 200,
};

/** Stands for the module that browsers share: it keeps what is shown. */
const SHARED = `System.register([], (put) => ({
  execute() { put('startDrawing', async () => (drawn) => { globalThis.shown = drawn; }); },
}));`;

const program = (draw: string, id = draw): DrawingProgram => ({
  id,
  modules: {
    '@paddock/shared-utils': SHARED,
    '@paddock/lucky': `System.register(['@paddock/shared-utils'], (put) => ({
      setters: [() => {}],
      execute() { put('drawings', { home: { readsOf: () => [{ key: 'GET /web-api/x?' }], draw: (place) => ${draw} } }); },
    }));`,
  },
  entry: '@paddock/lucky',
  boot: {},
  words: {},
  namespaces: [],
});

const drawn = {
  parcel: 'lucky',
  place: PLACE,
  serverTimeMs: 5,
  reads: [{ key: 'GET /web-api/x?', data: 7 }],
};

describe('the process that draws', () => {
  let drawer: Drawer;
  const walls: string[] = [];
  beforeAll(() => {
    drawer = createDrawer((kind) => walls.push(kind));
  });
  afterAll(() => drawer.stop());
  const ask = (code: string) => drawer.ask(program(code), { kind: 'draw', drawn });
  const draw = async (code: string) => (await ask(code)).text;

  it('says what a page reads, and draws it from the answers', async () => {
    const one = program('`<p>${place.path} ${shown.reads[0].data}</p>`');
    const asked = await drawer.ask(one, { kind: 'reads', place: PLACE });
    expect(JSON.parse(asked.text ?? '')).toEqual([{ key: 'GET /web-api/x?' }]);
    const answer = await drawer.ask(one, { kind: 'draw', drawn });
    expect(answer.text).toBe('<p>/lucky 7</p>');
    expect(answer.cpuMs).toBeGreaterThan(0);
    expect(walls).toHaveLength(1);
  });

  it('gives code no way to the machine by its globals', async () => {
    const names = ['process', 'require', 'fetch', 'WebSocket', 'document', 'window', 'Buffer', 'setInterval'];
    expect(await draw(`[${names.map((name) => `typeof ${name}`).join()}].join()`)).toBe(
      names.map(() => 'undefined').join(),
    );
    expect(await draw(`eval('1')`)).toBeUndefined();
    // What the context was given comes from the process around it.
    expect(await draw(`URL.constructor('return typeof process')()`)).toBeUndefined();
  });

  it.each([
    ['throws', 'threw', `(() => { throw new Error('no') })()`],
    ['answers no text', 'text', '({})'],
    ['answers what comes later', 'text', `new Promise(() => {})`],
    ['answers too much', 'text', `'x'.repeat(1_000_001)`],
    ['knows no such page', 'threw', 'missing()'],
    // By the walls of the machine it is refused the memory, or ended.
    [
      'grows',
      expect.stringMatching(/threw|exit/),
      `(() => { const all = []; for (;;) all.push(new Uint8Array(50_000_000).fill(1)); })()`,
    ],
  ])('draws nothing where the page %s, says why, and goes on', async (_what, fault, code) => {
    expect(await ask(code)).toMatchObject({ text: undefined, fault });
    expect(await draw(`'<p>next</p>'`)).toBe('<p>next</p>');
  });

  it('answers an empty text for an address that is not drawn', async () => {
    const one = program(`''`, 'no reads');
    const modules = { ...one.modules };
    modules['@paddock/lucky'] = (modules['@paddock/lucky'] ?? '').replace(
      "[{ key: 'GET /web-api/x?' }]",
      'undefined',
    );
    const { text } = await drawer.ask({ ...one, modules }, { kind: 'reads', place: PLACE });
    expect(text).toBe('');
  });

  it('has a program at hand again that it had to let go for others', async () => {
    for (let nr = 0; nr <= MOST_PROGRAMS; nr++) await draw(`'<p>${nr}</p>'`);
    expect(await draw(`'<p>0</p>'`)).toBe('<p>0</p>');
  });

  it('is ended where a page burns the processor, whose use is told, and the next page has a new one', async () => {
    const answer = await ask('(() => { for (;;); })()');
    expect(answer).toMatchObject({ text: undefined, fault: 'processor' });
    expect(answer.cpuMs).toBeGreaterThanOrEqual(STEP_BOUNDS.cpuMs);
    expect(answer.cpuMs).toBeLessThan(STEP_BOUNDS.cpuMs * 3);
    expect(await draw(`'<p>again</p>'`)).toBe('<p>again</p>');
  });

  it('draws a page that is slow by the clock and cheap by the processor', async () => {
    const before = performance.now();
    const answer = await ask(`(() => { ${sleep(STEP_BOUNDS.cpuMs * 2)}; return '<p>late</p>'; })()`);
    expect(performance.now() - before).toBeGreaterThan(STEP_BOUNDS.cpuMs * 2 - 50);
    expect(answer.text).toBe('<p>late</p>');
    expect(answer.cpuMs).toBeLessThan(STEP_BOUNDS.cpuMs / 2);
  });
});

/** Waits in the process for as long, or for ever, and uses no processor. */
const sleep = (delayMs?: number) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0${delayMs === undefined ? '' : `, ${delayMs}`})`;

describe('a process that answers nothing more', () => {
  const drawer = createDrawer(() => undefined, { ...STEP_BOUNDS, waitMs: 5_000 });
  afterAll(() => drawer.stop());
  const ask = (code: string): Promise<DrawingAnswer> => drawer.ask(program(code), { kind: 'draw', drawn });

  it('is ended by the clock; what it used is the page at which it was, and the others say that they waited', async () => {
    expect((await ask(`'<p>first</p>'`)).text).toBe('<p>first</p>');
    const [hung, other] = await Promise.all([ask(sleep()), ask(`'<p>other</p>'`)]);
    expect(hung).toMatchObject({ text: undefined, fault: 'hang' });
    expect(hung.cpuMs).toBeLessThan(STEP_BOUNDS.cpuMs / 2);
    expect(other).toEqual({ text: undefined, fault: 'beside', cpuMs: 0 });
    expect((await ask(`'<p>other</p>'`)).text).toBe('<p>other</p>');
  });

  it('is not begun again once the drawer is stopped', async () => {
    const asked = ask(sleep());
    await new Promise((resolve) => setTimeout(resolve, 50));
    drawer.stop();
    expect(await asked).toMatchObject({ fault: 'exit' });
    expect(await ask(`'<p>late</p>'`)).toEqual({ text: undefined, fault: 'exit', cpuMs: 0 });
  });
});
