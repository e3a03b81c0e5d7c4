import { createDrawer, STEP_MS, type Drawer } from './drawer.ts';
import type { DrawingProgram } from './drawing-messages.ts';

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
  const draw = async (code: string) => (await drawer.ask(program(code), { kind: 'draw', drawn })).text;

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
    ['throws', `(() => { throw new Error('no') })()`],
    ['answers no text', '({})'],
    ['answers too much', `'x'.repeat(1_000_001)`],
    ['knows no such page', 'missing()'],
    ['grows', `(() => { const all = []; for (;;) all.push(new Uint8Array(50_000_000).fill(1)); })()`],
  ])('draws nothing where the page %s, and goes on', async (_what, code) => {
    expect(await draw(code)).toBeUndefined();
    expect(await draw(`'<p>next</p>'`)).toBe('<p>next</p>');
  });

  it('is ended where a page hangs, and the next page has a new one', async () => {
    const before = performance.now();
    expect(await draw('(() => { for (;;); })()')).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(STEP_MS * 3);
    expect(await draw(`'<p>again</p>'`)).toBe('<p>again</p>');
  });
});
