/** @jest-environment node */
import { keepPages } from './keep-pages.ts';

/** What a worker's events are; Workbox asks whether one is of this class. */
class FetchEvent {
  readonly request = { url: 'https://paddock.example/ru/live', mode: 'navigate' } as Request;
  readonly lasting: Promise<unknown>[] = [];
  readonly preloadResponse: Promise<Response | undefined>;

  constructor(preloaded?: Response) {
    this.preloadResponse = Promise.resolve(preloaded);
  }

  waitUntil(work: Promise<unknown>): void {
    this.lasting.push(work);
  }
}

describe('pages without a connection, beside documents', () => {
  const scope = globalThis as unknown as Record<string, unknown>;
  const { env } = scope['process'] as { env: Record<string, string | undefined> };
  const mode = env['NODE_ENV'];
  let kept: string[];
  beforeEach(() => {
    kept = [];
    // As it is built: otherwise Workbox asks for more of a worker's scope.
    env['NODE_ENV'] = 'production';
    Object.assign(scope, { FetchEvent });
  });
  const before = { fetch: scope['fetch'] };
  afterEach(() => {
    delete scope['FetchEvent'];
    env['NODE_ENV'] = mode;
    Object.assign(scope, before);
  });

  async function answer(event: FetchEvent): Promise<Response> {
    const pages = {
      keepFor: (path: string) => Promise.resolve(void kept.push(path)),
      answerAt: () => Promise.resolve(new Response('no connection')),
    };
    const { NetworkOnly } = await import('workbox-strategies/NetworkOnly.js');
    const strategy = new NetworkOnly({ plugins: [keepPages(pages)] });
    return strategy.handle({ event: event as never, request: event.request });
  }

  it('are kept in the language of a document that came before the worker had started', async () => {
    const event = new FetchEvent(new Response('preloaded'));
    expect(await (await answer(event)).text()).toBe('preloaded');
    expect(kept).toEqual(['/ru/live']);
  });

  it('are shown where no document comes', async () => {
    scope['fetch'] = () => Promise.reject(new TypeError('no connection'));
    expect(await (await answer(new FetchEvent())).text()).toBe('no connection');
  });
});
