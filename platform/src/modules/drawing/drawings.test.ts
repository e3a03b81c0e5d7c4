import type { BuiltParcel, Release, SiteConfig } from '@paddock/contract';

import { createDrawings, type DrawingWish } from './drawings.ts';
import { FRESH_MS } from './kept-drawings.ts';

const WISH: DrawingWish = {
  release: { number: 7, shared: {}, dictionaries: {} } as unknown as Release,
  parcel: {
    name: 'betting',
    drawing: { href: '/drawing.js', integrity: '', bytes: 1, dependencies: [] },
  } as unknown as BuiltParcel & DrawingWish['parcel'],
  language: 'en',
  site: {} as SiteConfig,
  words: new Map(),
  namespaces: [],
  place: { language: 'en', page: 'live', routeId: 'x', params: {}, path: '/live', query: '', status: 200 },
};

/** Drawings by a process that answers at once, over a clock moved by hand; reading takes as much as it is told. */
function setting() {
  const at = { nowMs: 1_000_000, cpuMs: 0, readMs: 0, asked: [] as string[], markup: '<p>1</p>' };
  const drawings = createDrawings({
    nowMs: () => at.nowMs,
    cpuNowMs: () => at.cpuMs,
    wait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    drawer: {
      ask(_program, { kind }) {
        at.asked.push(kind);
        const text = kind === 'reads' ? '[{"key":"GET /web-api/x?"}]' : at.markup;
        return Promise.resolve({ text, cpuMs: 10 });
      },
      stop: () => undefined,
    },
    ask() {
      at.asked.push('answer');
      at.cpuMs += at.readMs;
      return Promise.resolve('{"price":2}');
    },
    textOf: () => Promise.resolve(''),
  });
  return { at, find: () => drawings.find(WISH) };
}

describe('drawings', () => {
  it('hold the markup and what it was drawn from; what a page reads is asked of the process once', async () => {
    const { at, find } = setting();
    const drawing = await find();
    expect(drawing?.html).toBe('<p>1</p>');
    expect(JSON.parse(drawing?.json ?? '')).toMatchObject({
      parcel: 'betting',
      place: WISH.place,
      serverTimeMs: 1_000_000,
      reads: [{ key: 'GET /web-api/x?', data: { price: 2 } }],
    });
    at.nowMs += FRESH_MS;
    await find();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(at.asked).toEqual(['reads', 'answer', 'draw', 'answer', 'draw']);
  });

  it('are none where the markup is not clean', async () => {
    const { at, find } = setting();
    at.markup = '<script>1</script>';
    expect(await find()).toBeUndefined();
  });

  it('count the answers they are drawn from as time spent', async () => {
    const { at, find } = setting();
    at.readMs = 1_000;
    await find();
    at.nowMs += FRESH_MS;
    at.asked.length = 0;
    await find();
    expect(at.asked).toEqual([]);
  });
});
