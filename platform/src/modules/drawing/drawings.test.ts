import type { BuiltParcel, Release, SiteConfig } from '@paddock/contract';

import type { DrawingFault } from './drawing-fault.ts';
import { createDrawings, type Drawing, type DrawingWish } from './drawings.ts';
import { FRESH_MS, REST_MS } from './kept-drawings.ts';
import type { DrawingAnswer } from './process/drawer.ts';

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

const PRICE = '{"price":2}';
const READS = '[{"key":"GET /web-api/x?"}]';
const failed = (fault: DrawingFault, cpuMs = 0): DrawingAnswer => ({ text: undefined, fault, cpuMs });

/** All that was begun and waits for no clock is done after it. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Drawings by a process that answers at once, over a clock moved by hand; reading takes as much as it is told. */
function setting() {
  const at = {
    nowMs: 1_000_000,
    cpuMs: 0,
    readMs: 0,
    asked: [] as string[],
    markup: '<p>1</p>',
    reads: READS,
    answer: PRICE as string | undefined,
  };
  /** Answers that come before all others. */
  const answers: DrawingAnswer[] = [];
  const told: object[] = [];
  const drawings = createDrawings({
    nowMs: () => at.nowMs,
    cpuNowMs: () => at.cpuMs,
    wait: () => new Promise((resolve) => setTimeout(resolve, 50)),
    drawer: {
      ask(_program, { kind }) {
        at.asked.push(kind);
        const text = kind === 'reads' ? at.reads : at.markup;
        return Promise.resolve(answers.shift() ?? { text, cpuMs: 10 });
      },
      stop: () => undefined,
    },
    ask() {
      at.asked.push('answer');
      at.cpuMs += at.readMs;
      return Promise.resolve(at.answer);
    },
    textOf: () => Promise.resolve(''),
    log: { info: () => undefined, warn: (fields) => void told.push(fields), error: () => undefined },
  });
  const find = (prepare?: (drawing: Drawing) => Promise<unknown>) => drawings.find(WISH, prepare);
  return { at, answers, told, find, standing: drawings.standing };
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
    await turn();
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
    await turn();
    expect(asked).toEqual(['<p>2</p>']);
    expect((await find(prepare))?.html).toBe('<p>1</p>');
    prepared.resolve(undefined);
    await turn();
    expect((await find())?.html).toBe('<p>2</p>');
  });

  it('are none where the markup is not clean', async () => {
    const { at, find } = setting();
    at.markup = '<script>1</script>';
    expect(await find()).toBeUndefined();
  });

  it('count the answers they are drawn from as time spent', async () => {
    const { at, find } = setting();
    // Over the burst by more than what a second brings.
    at.readMs = 1_200;
    await find();
    at.nowMs += FRESH_MS;
    at.asked.length = 0;
    await find();
    await turn();
    expect(at.asked).toEqual([]);
  });

  it('that failed are counted and told with page and cause, and so are documents that went without', async () => {
    const { answers, told, find, standing } = setting();
    answers.push(failed('processor', 900));
    expect(await find()).toBeUndefined();
    expect(await find()).toBeUndefined();
    expect(standing()).toMatchObject({
      made: 0,
      failed: { processor: 1, budget: 0 },
      documents: { drawn: 0, undrawn: 2 },
    });
    expect(told).toEqual([{ parcel: 'betting', page: 'live', fault: 'processor', times: 1 }]);
  });

  it('book what a failed one used, no more, and say where no time is left', async () => {
    const { at, answers, find, standing } = setting();
    answers.push(failed('hang', 50));
    await find();
    at.nowMs += REST_MS;
    expect((await find())?.html).toBe('<p>1</p>');
    answers.push(failed('processor', 5_000));
    at.nowMs += REST_MS;
    await find();
    await turn();
    at.nowMs += REST_MS + 1;
    expect(await find()).toBeUndefined();
    expect(standing().failed).toMatchObject({ hang: 1, processor: 1, budget: 1 });
  });

  it('are asked for once more where another page ended the process, without a rest', async () => {
    const { at, answers, find, standing } = setting();
    answers.push(failed('beside'));
    expect((await find())?.html).toBe('<p>1</p>');
    expect(at.asked).toEqual(['reads', 'reads', 'answer', 'draw']);
    expect(standing().failed.beside).toBe(0);
  });

  it('are none of an address that the parcel does not draw, which is no fault', async () => {
    const { at, told, find, standing } = setting();
    at.reads = '';
    expect(await find()).toBeUndefined();
    expect(at.asked).toEqual(['reads']);
    expect(Object.values(standing().failed).every((times) => times === 0)).toBe(true);
    expect(told).toEqual([]);
  });

  it.each([
    ['unclean', (at: { markup: string }) => void (at.markup = '<script>1</script>')],
    ['reads', (at: { reads: string }) => void (at.reads = '[{"key":"GET /operator-api/players?"}]')],
    ['answers', (at: { answer: string | undefined }) => void (at.answer = undefined)],
  ] as const)('are none where they fail of %s, and say so', async (fault, spoil) => {
    const { at, find, standing } = setting();
    spoil(at);
    expect(await find()).toBeUndefined();
    expect(standing().failed[fault]).toBe(1);
  });
});
