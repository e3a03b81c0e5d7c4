/** The names of a build that its runtime is written with. */
export interface ChunkNames {
  /**
   * Expressions of webpack's runtime: what loads a chunk, the modules by id, where files lie, how modules are required, the
   * module as System knows it, and where brought shared modules are kept by name.
   */
  readonly ensureChunk: string;
  readonly factories: string;
  readonly publicPath: string;
  readonly require: string;
  readonly systemContext: string;
  readonly brought: string;
  /** Whether any chunk imports a lazy shared module: most modules have none, and are spared the code. */
  readonly brings: boolean;
  /** Name of the global that chunks push themselves to. */
  readonly arrivals: string;
  /** JSON: chunk → name and integrity of its script, then of its sheet, then names of lazy shared modules it imports. */
  readonly table: string;
  readonly parcel: string;
}

/**
 * JavaScript that makes `ensureChunk(id)`: a promise of a chunk's script and sheet, each checked by its integrity and asked
 * for once, and of the lazy shared modules that its code imports, asked for beside them. A file that fails is forgotten, so that the next call asks again, and the error says which it was
 * (`ChunkLoadError` with `type` and `request`, as webpack's). The tags carry what the root config finds those of a parcel
 * by, and handlers that stand until the file has come or failed.
 */
export const chunkRuntime = ({
  ensureChunk,
  factories,
  publicPath,
  require,
  systemContext,
  brought,
  brings,
  arrivals,
  table,
  parcel,
}: ChunkNames): string => `
var files = ${table};
var asked = {};
var ask = (name, integrity) => name && (asked[name] ||= new Promise((resolve, reject) => {
  var url = ${publicPath} + name;
  var isSheet = name.endsWith('.css');
  // Of the document, where the server drew the page, or of an earlier try of the whole module.
  if (isSheet && document.querySelector('link[rel=stylesheet][href$="' + name + '"]')) return resolve();
  var tag = document.createElement(isSheet ? 'link' : 'script');
  tag.onload = tag.onerror = ({ type }) => {
    var isLoaded = type === 'load';
    tag.onload = tag.onerror = null;
    if (!isSheet || !isLoaded) tag.remove();
    if (isLoaded) return resolve();
    delete asked[name];
    reject(Object.assign(Error('Loading chunk ' + name + ' failed'), { name: 'ChunkLoadError', type, request: url }));
  };
  tag.crossOrigin = 'anonymous';
  tag.integrity = integrity;
  if (isSheet) {
    tag.dataset.parcel = ${JSON.stringify(parcel)};
    tag.rel = 'stylesheet';
    tag.href = url;
  } else {
    tag.dataset.webpack = ${JSON.stringify(`@paddock/${parcel}:`)};
    tag.src = url;
  }
  document.head.append(tag);
}));
${
  brings
    ? `${brought} = {};
var bring = (name) => ${systemContext}.import(name).then(
  (module) => { ${brought}[name] = module; },
  (error) => { System.delete(System.resolve(name)); throw error; },
);`
    : ''
}
${ensureChunk} = (id) => {
  var [script, scriptIntegrity, sheet, sheetIntegrity${brings ? ', ...names' : ''}] = files[id];
  return Promise.all([ask(script, scriptIntegrity), ask(sheet, sheetIntegrity)${brings ? ', ...names.map(bring)' : ''}]);
};
var arrivals = globalThis[${JSON.stringify(arrivals)}] ||= [];
var keep = arrivals.push.bind(arrivals);
var arrive = ([, modules, runtime]) => {
  Object.assign(${factories}, modules);
  if (runtime) runtime(${require});
};
arrivals.forEach(arrive);
arrivals.push = (chunk) => {
  arrive(chunk);
  keep(chunk);
};`;
