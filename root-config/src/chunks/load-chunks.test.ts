type Load = (id: string) => Promise<unknown>;

/** The part of System that the loader has, with what loads chunks. */
const system = {
  forgotten: [] as string[],
  resolve: (name: string) => `https://s.test/shared/${name}.js`,
  delete: (url: string) => void system.forgotten.push(url),
  chunks:
    (_runtime: object, _name: string, _chunks: object): Load =>
    () =>
      Promise.reject(new Error('not here')),
};

const OVERLAYS = '@paddock/styleguide/overlays';
const CHUNKS = {
  live: [
    ['live.js', 'sha384-script'],
    ['live.css', 'sha384-sheet'],
  ],
  dialog: [['dialog.js', 'sha384-dialog'], OVERLAYS],
};

/** A built module with these chunks, its code and what it was brought. */
function moduleOf(name: string, importShared = (_name: string): Promise<unknown> => Promise.resolve()) {
  const runtime = {
    m: {} as Record<string, unknown>,
    y: { meta: { url: 'https://files.test/shop/shop.1.js' }, import: importShared },
    brought: {} as Record<string, unknown>,
  };
  return { ...runtime, load: system.chunks(runtime, name, CHUNKS), runtime };
}

const tags = () => [...document.head.querySelectorAll<HTMLScriptElement>('script,link')];
const addresses = () => tags().map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href'));
const end = (type: 'load' | 'error') => tags().forEach((tag) => tag.dispatchEvent(new Event(type)));
const arrive = (name: string, ...chunk: unknown[]) => {
  const globals = globalThis as unknown as Record<string, unknown[][] | undefined>;
  (globals[name] ??= []).push(chunk);
};

beforeAll(async () => {
  Object.assign(globalThis, { System: system });
  await import('./load-chunks.ts');
});
beforeEach(() => document.head.replaceChildren());

describe('a chunk', () => {
  it('is its script and sheet, from the folder of its module, checked and marked as of its parcel', async () => {
    const { load } = moduleOf('@paddock/marks');
    const loaded = load('live');
    expect(addresses()).toEqual(['https://files.test/shop/live.js', 'https://files.test/shop/live.css']);
    expect(tags().map(({ integrity }) => integrity)).toEqual(['sha384-script', 'sha384-sheet']);
    expect(tags().map(({ crossOrigin }) => crossOrigin)).toEqual(['anonymous', 'anonymous']);
    expect(tags().map(({ dataset }) => dataset['webpack'] ?? dataset['parcel'])).toEqual([
      '@paddock/marks:',
      'marks',
    ]);
    end('load');
    await loaded;
    // The sheet has to stand as long as the page.
    expect(addresses()).toEqual(['https://files.test/shop/live.css']);
  });

  it('has its sheet switched off where its parcel is fetched ahead of any use', () => {
    const mediaOf = (name: string): string | undefined => {
      document.head.replaceChildren();
      void moduleOf(name).load('live');
      return document.head.querySelector('link')?.media;
    };
    document.head.dataset['aside'] = 'ahead';
    expect([mediaOf('@paddock/ahead'), mediaOf('@paddock/behind')]).toEqual(['not all', 'all']);
    delete document.head.dataset['aside'];
    expect(mediaOf('@paddock/ahead')).toBe('all');
  });

  it('is asked for once', async () => {
    const { load } = moduleOf('@paddock/once');
    const both = [load('live'), load('live')];
    expect(tags()).toHaveLength(2);
    end('load');
    await Promise.all([...both, load('live')]);
    expect(tags()).toHaveLength(1);
  });

  it('that fails says which file it was, and is asked for anew', async () => {
    const { load } = moduleOf('@paddock/lost');
    const lost = load('live');
    end('error');
    const request = 'https://files.test/shop/live.js';
    await expect(lost).rejects.toMatchObject({ name: 'ChunkLoadError', request });
    expect(tags()).toEqual([]);
    const again = load('live');
    expect(tags()).toHaveLength(2);
    end('load');
    await again;
  });

  it('takes the sheet that stands in the document', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/live.css">';
    const { load } = moduleOf('@paddock/drawn');
    const loaded = load('live');
    expect(addresses()).toEqual(['/assets/live.css', 'https://files.test/shop/live.js']);
    end('load');
    await loaded;
  });

  it('hands its code to its module, before or after that has come', () => {
    arrive('@paddock/code', ['live'], { 1: 'before' });
    const { runtime } = moduleOf('@paddock/code');
    arrive('@paddock/code', ['dialog'], { 2: 'after' }, (it: object) =>
      Object.assign(it, { prepared: true }),
    );
    expect(runtime).toMatchObject({ m: { 1: 'before', 2: 'after' }, prepared: true });
    // A further try of the module finds what the first one got.
    expect(moduleOf('@paddock/code').m).toEqual({ 1: 'before', 2: 'after' });
  });

  it('comes with the lazy shared modules its code imports', async () => {
    const { load, runtime } = moduleOf('@paddock/brings', (name) => Promise.resolve({ name }));
    const loaded = load('dialog');
    end('load');
    await loaded;
    expect(runtime.brought).toEqual({ [OVERLAYS]: { name: OVERLAYS } });
  });

  it('fails with one of them, which System forgets, so that it is asked for anew', async () => {
    const { load } = moduleOf('@paddock/unbrought', () => Promise.reject(new Error('offline')));
    const loaded = load('dialog');
    end('load');
    await expect(loaded).rejects.toThrow('offline');
    expect(system.forgotten).toEqual([`https://s.test/shared/${OVERLAYS}.js`]);
  });
});
