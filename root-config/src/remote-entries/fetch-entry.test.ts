/** @jest-environment node */
import { ENTRY_MAX_BYTES, fetchEntry } from './fetch-entry.ts';

const REQUEST = {
  parcel: 'remote-entry',
  url: 'https://partner.example/en/lottery?tab=1',
  forceSpa: false,
  signal: new AbortController().signal,
};

/** Asks a host that answers this way; what it was asked with is kept. */
function ask(answer: Response | Error, change: Partial<typeof REQUEST> = {}) {
  const asked: RequestInit[] = [];
  const fetchFile = (_url: unknown, init: RequestInit = {}): Promise<Response> => {
    asked.push(init);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { entry: fetchEntry(fetchFile, { ...REQUEST, ...change }), asked };
}

/** A body that never ends, and how much of it was taken. */
function endless(): { readonly answer: Response; takenBytes(): number; isCancelled(): boolean } {
  let taken = 0;
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 100_000;
      controller.enqueue(new Uint8Array(100_000).fill(32));
    },
    cancel() {
      cancelled = true;
    },
  });
  return { answer: new Response(body), takenBytes: () => taken, isCancelled: () => cancelled };
}

describe('asking for an entry', () => {
  it('names render mode and version, brings no cookies and follows no redirect [S7-42]', async () => {
    const { entry, asked } = ask(new Response('{"body":"<p>Слова</p>"}'));
    expect((await entry).body).toBe('<p>Слова</p>');
    expect(asked).toEqual([
      expect.objectContaining({
        headers: { 'x-render-mode': 'json', 'x-api-version': 'v2' },
        credentials: 'omit',
        redirect: 'error',
      }),
    ]);
  });

  it('asks for a bare place where the site forces SPA [S7-42]', async () => {
    const { entry, asked } = ask(new Response('{"body":"<p>"}'), { forceSpa: true });
    await entry;
    expect(asked[0]?.headers).toMatchObject({ 'x-force-spa': 'true' });
  });

  it.each<[string, Response | Error, object]>([
    ['no answer', new TypeError('failed'), { kind: 'network', httpStatus: null }],
    ['a fault of the host', new Response('', { status: 502 }), { kind: 'http', httpStatus: 502 }],
    ['no JSON', new Response('<!doctype html>'), { kind: 'evaluation' }],
    ['no body at all', new Response(null), { kind: 'evaluation' }],
    ['JSON that is no entry', new Response('[]'), { kind: 'evaluation' }],
    ['half an entry', new Response('{"body":"<p>'), { kind: 'evaluation' }],
    [
      'a stranger’s script',
      new Response('{"scriptsToLoad":["https://evil.example/a.js"]}'),
      { kind: 'integrity', url: 'https://evil.example/a.js' },
    ],
  ])('is told %s by its kind', async (_what, answer, told) => {
    await expect(ask(answer).entry).rejects.toMatchObject({ url: REQUEST.url, ...told });
  });

  it('stops listening to a host that sends on and on', async () => {
    const { answer, takenBytes, isCancelled } = endless();
    await expect(ask(answer).entry).rejects.toMatchObject({
      kind: 'evaluation',
      message: expect.stringContaining('longer than') as string,
    });
    expect(isCancelled()).toBe(true);
    expect(takenBytes()).toBeLessThan(ENTRY_MAX_BYTES * 1.5);
  });
});
