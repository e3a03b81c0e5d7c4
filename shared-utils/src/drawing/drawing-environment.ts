import type { Environment } from '../environment/environment-types.ts';

const nothing = (): void => undefined;

/** Where pages are drawn: no network, no storage, no time that passes, and dictionaries that are at hand. */
export function drawingEnvironment(words: Readonly<Record<string, unknown>>): Environment {
  return {
    origin: 'https://drawing.invalid',
    fetch: (url) =>
      Promise.resolve(
        Object.hasOwn(words, url) ? Response.json(words[url]) : new Response(null, { status: 404 }),
      ),
    openSocket: () => ({ send: nothing, close: nothing }),
    openChannel: () => ({ post: nothing, onMessage: () => nothing, close: nothing }),
    locked: (_name, run) => run(),
    storage: null,
    tabStorage: null,
    cookies: { get: () => null, set: nothing, remove: nothing },
    visibility: { isVisible: () => true, onChange: () => nothing },
    installing: { isInstalled: () => false, onOffer: nothing, onInstalled: nothing },
    timing: { nowMs: () => 0, after: () => nothing, onFrame: () => nothing },
    random: () => 0,
    randomBytes: (count) => new Uint8Array(count),
    report: nothing,
  };
}
