// Stands behind System in the loader of every document: how modules of the release load their chunks, once for all of
// them. It is compiled for browsers of any age, of which only those call it that can run the site.

/** A file's name and integrity, or the name of a lazy shared module. */
type Needed = readonly [file: string, integrity: string] | string;

/** What a chunk's script hands over: ids, code by id, and what is to be done to the runtime besides. */
type Arrival = readonly [ids: unknown, code: object, prepare?: (runtime: Runtime) => void];

/** What webpack runs a module by. */
interface Runtime {
  /** The module's code by id. */
  readonly m: object;
  /** The module as System knows it. */
  readonly y: { readonly meta: { readonly url: string }; import(name: string): Promise<unknown> };
  /** The lazy shared modules that were brought, by name. */
  brought: Record<string, unknown>;
}

declare const System: {
  resolve(name: string): string;
  delete(url: string): unknown;
  chunks(
    runtime: Runtime,
    name: string,
    chunks: Readonly<Record<string, readonly Needed[]>>,
  ): (id: string) => Promise<unknown>;
};
declare const self: Record<string, Arrival[] | undefined>;

/**
 * Makes what loads a chunk of a module: a promise of its script and sheet, each checked by its integrity and asked for
 * once, and of the lazy shared modules that its code imports, asked for beside them. A file that fails is forgotten, so
 * that the next call asks again, and the error says which it was (`ChunkLoadError` with its `request`, as webpack's). The
 * tags carry what the root config finds those of a parcel by, and handlers that stand until the file has come or failed.
 */
System.chunks = (runtime, name, chunks) => {
  const asked: Record<string, Promise<void> | undefined> = {};
  const brought: Runtime['brought'] = (runtime.brought = {});

  const fetchFile = (file: string, integrity: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const isSheet = file.slice(-4) === '.css';
      // Of the document, where the server drew the page, or of an earlier try of the whole module.
      if (isSheet && document.querySelector('link[rel=stylesheet][href$="' + file + '"]')) return resolve();
      const request = new URL(file, runtime.y.meta.url).href;
      const tag = document.createElement(isSheet ? 'link' : 'script');
      const end = (event: Event): void => {
        const isLoaded = event.type === 'load';
        tag.onload = tag.onerror = null;
        if (!isSheet || !isLoaded) tag.remove();
        if (isLoaded) return resolve();
        asked[file] = undefined;
        const error = new Error('Loading chunk ' + file + ' failed');
        reject(Object.assign(error, { name: 'ChunkLoadError', request }));
      };
      Object.assign(tag, { onload: end, onerror: end, crossOrigin: 'anonymous', integrity });
      if (isSheet) {
        const parcel = name.replace('@paddock/', '');
        tag.dataset['parcel'] = parcel;
        // Of a parcel that is fetched ahead of any use.
        const media = document.head.dataset['aside'] === parcel ? 'not all' : 'all';
        Object.assign(tag, { rel: 'stylesheet', href: request, media });
      } else {
        tag.dataset['webpack'] = name + ':';
        Object.assign(tag, { src: request });
      }
      document.head.appendChild(tag);
    });

  const bring = (shared: string): Promise<void> =>
    runtime.y.import(shared).then(
      (exports) => {
        brought[shared] = exports;
      },
      (error: unknown) => {
        System.delete(System.resolve(shared));
        throw error;
      },
    );

  const ask = (needed: Needed): Promise<void> => {
    if (typeof needed === 'string') return bring(needed);
    const file = needed[0];
    return (asked[file] = asked[file] || fetchFile(file, needed[1]));
  };

  const arrive = (chunk: Arrival): void => {
    Object.assign(runtime.m, chunk[1]);
    if (chunk[2]) chunk[2](runtime);
  };
  // Scripts of chunks push to a list of the module's name, which an earlier try of it may have left.
  const arrivals = (self[name] = self[name] || []);
  const keep = arrivals.push.bind(arrivals);
  arrivals.forEach(arrive);
  arrivals.push = (chunk) => {
    arrive(chunk);
    return keep(chunk);
  };

  return (id) => Promise.all((chunks[id] || []).map(ask));
};
