import { createContext, runInContext, type Context } from 'node:vm';

type Exports = Record<string, unknown>;
type Setter = (exports: Exports) => void;
type Declare = (
  put: (name: string | Exports, value?: unknown) => unknown,
  context: object,
) => {
  readonly setters: readonly Setter[] | undefined;
  readonly execute: (() => unknown) | undefined;
};

interface Registered {
  readonly names: readonly string[];
  readonly declare: Declare;
}

/** What code that runs in a page and in Node alike finds of its surroundings. No document, no network, no timer. */
const SURROUNDINGS = {
  AbortController,
  AbortSignal,
  Headers,
  MessageChannel,
  Response,
  TextEncoder,
  URL,
  URLSearchParams,
  queueMicrotask,
  // Nothing that is drawn waits.
  setTimeout: () => 0,
  clearTimeout: () => undefined,
};

/**
 * Runs System modules in a context of their own, each once, dependencies first.
 * @param texts import-map name → text
 * @returns the exports of the module asked for
 */
export function linkModules(texts: Readonly<Record<string, string>>): (name: string) => Exports {
  const context = createContext({ ...SURROUNDINGS }, { codeGeneration: { strings: false, wasm: false } });
  const linked = new Map<string, Exports>();

  function link(name: string): Exports {
    const known = linked.get(name);
    if (known !== undefined) return known;
    const { names, declare } = registeredBy(texts[name] ?? missing(name), name, context);
    const exports: Exports = {};
    linked.set(name, exports);
    const { setters = [], execute } = declare(
      (given, value) => {
        if (typeof given === 'string') exports[given] = value;
        else Object.assign(exports, given);
        return value ?? given;
      },
      { meta: { url: `https://drawing.invalid/${encodeURIComponent(name)}` } },
    );
    names.forEach((dependency, at) => setters[at]?.(link(dependency)));
    execute?.();
    return exports;
  }
  return link;
}

function registeredBy(text: string, name: string, context: Context): Registered {
  let registered: Registered | undefined;
  context['System'] = {
    register: (names: readonly string[], declare: Declare) => {
      registered = { names, declare };
    },
  };
  runInContext(text, context, { filename: name });
  return registered ?? missing(name);
}

function missing(name: string): never {
  throw new Error(`no module ${name}`);
}
