// Jest's runtime for a server's tests. Its own loads every module anew for each test file, in a context beside the
// process: a second of processor time for each of hundreds of files that import the platform. Here Node loads what is
// tested, once a process, as it does in production; test files, fixtures and what lies in `testing/` stay a file's own.
// It replaces parts of jest-runtime that are not its public API: the lock names the version, and a test looks at them.
import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import { pathToFileURL } from 'node:url';
import { types } from 'node:util';
import { compileFunction, SyntheticModule } from 'node:vm';

import Runtime from 'jest-runtime';

const require = createRequire(import.meta.url);
const OF_A_TEST = /\.(?:test|fixture)\.tsx?$|[\\/]testing[\\/]|[\\/](?:@jest|jest-[a-z-]+|expect)[\\/]/;
const MODULE = /\.(?:[cm]?js|ts)$/;

const isTested = (file) => isAbsolute(file) && MODULE.test(file) && !OF_A_TEST.test(file);

/** What Node loads, in the shape in which Jest links it. Undefined where it cannot: Jest loads it then, or says why. */
function linkable(file) {
  let loaded;
  try {
    loaded = require(file);
  } catch {
    return undefined;
  }
  const isModule = types.isModuleNamespaceObject(loaded);
  const values = new Map(Object.entries(loaded));
  if (!isModule) values.set('default', loaded);
  const module = new SyntheticModule(
    [...values.keys()],
    () => {
      for (const [name, value] of values) module.setExport(name, value);
    },
    { identifier: file },
  );
  // Nothing is imported here, so it has ended when the call has.
  void module.link(() => undefined);
  void module.evaluate();
  return module;
}

export default class OneRealmRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { resolveEsm, resolveEsmAsync } = this._resolution;
    this._resolution.resolveEsm = (...asked) => this.#loaded(resolveEsm.apply(this._resolution, asked));
    this._resolution.resolveEsmAsync = async (...asked) =>
      this.#loaded(await resolveEsmAsync.apply(this._resolution, asked));
    // Without a context code belongs to the process.
    this.esmLoader.getContext = () => undefined;
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, { filename });
  }

  /** Jest asks its registry for each file that it has resolved: what is tested is put there before. */
  #loaded(file) {
    if (!isTested(file)) return file;
    const registry = this.registries.getActiveEsmRegistry();
    const { href } = pathToFileURL(file);
    const module = registry.has(href) ? undefined : linkable(file);
    if (module !== undefined) registry.set(href, module);
    return file;
  }
}
