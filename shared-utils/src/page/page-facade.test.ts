import { createStream } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import * as commands from './page-commands.ts';
import { install } from './page-instance.ts';
import * as streams from './page-streams.ts';
import type { SharedUtils } from './shared-utils.ts';

/** An instance that answers everything with the path by which it was reached. */
function pathsAt(path: readonly string[]): unknown {
  const name = path.at(-1) ?? '';
  if (name.endsWith('$') && name !== 'price$') {
    return createStream(
      () => name,
      (listener) => {
        listener(name);
        return () => undefined;
      },
    );
  }
  return new Proxy(() => name, { get: (_, key) => pathsAt([...path, String(key)]) });
}

describe('the page facade', () => {
  beforeAll(() => install(pathsAt([]) as SharedUtils));

  const { readOf, ...others } = commands;
  const functions = Object.entries(others).filter(([, command]) => typeof command === 'function');

  /** Commands that say more outside than inside their concern. */
  const OTHER_NAMES: Readonly<Record<string, string>> = { checkSession: 'check' };

  it.each(functions)('%s reaches the command of its name', (name, command) => {
    expect((command as () => unknown)()).toBe(OTHER_NAMES[name] ?? name);
  });

  it.each(Object.entries(commands.api))('api.%s reaches the call of its name', (name, call) => {
    expect((call as () => unknown)()).toBe(name);
  });

  it('readOf names a read that reaches the call of the page', () => {
    const read = readOf('/web-api/ideas', { query: { pageNumber: 2 } });
    expect(read.key).toBe('GET /web-api/ideas?pageNumber=2');
    expect(read.read(new AbortController().signal, undefined)).toBe('get');
  });

  it.each(Object.entries<Stream<unknown>>(streams))('%s shows the stream of its name', (name, stream) => {
    const seen: unknown[] = [];
    stream.subscribe((value) => seen.push(value)).unsubscribe();
    expect([stream.snapshot(), ...seen]).toEqual([name, name]);
  });
});
