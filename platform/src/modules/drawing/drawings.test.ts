import type { BuiltParcel, Release, SiteConfig } from '@paddock/contract';

import { createDrawings, type Drawing, type DrawingWish } from './drawings.ts';
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
  const find = (prepare?: (drawing: Drawing) => Promise<unknown>) => drawings.find(WISH, prepare);
  return { at, find };
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

  it('are prepared by who asked before they are shown; the one before is shown meanwhile', async () => {
    const { at, find } = setting();
    await find();
    at.nowMs += FRESH_MS;
    at.markup = '<p>2</p>';
    const prepared = Promise.withResolvers<undefined>();
    const asked: string[] = [];
    const prepare = ({ html }: Drawing) => {
      asked.push(html);
      return prepared.promise;
    };
    expect((await find(prepare))?.html).toBe('<p>1</p>');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual(['<p>2</p>']);
    expect((await find(prepare))?.html).toBe('<p>1</p>');
    prepared.resolve(undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await find())?.html).toBe('<p>2</p>');
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
