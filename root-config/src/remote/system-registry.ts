/** What is added to an import map; `integrity` is keyed by address. */
export interface ImportMapAddition {
  readonly imports: Readonly<Record<string, string>>;
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly integrity?: Readonly<Record<string, string>>;
}

/** The part of SystemJS the root config uses. */
export interface SystemRegistry {
  import(id: string): Promise<unknown>;
  /** @throws Error for a name outside the import map. */
  resolve(id: string): string;
  /** Forgets a module, so that the next import fetches it again. */
  delete(url: string): unknown;
  /** Scopes as absolute addresses. */
  getImportMap(): {
    readonly integrity: Readonly<Record<string, string>>;
    readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
  addImportMap(map: ImportMapAddition): void;
  /** SystemJS's hook: called for each module that failed, the source of the failure with `isSource`. */
  onload(error: unknown, url: string, dependencies: readonly string[] | undefined, isSource: boolean): void;
}

/** Where a name of the import map leads; null for a name outside of it. */
export function addressOf(system: Pick<SystemRegistry, 'resolve'>, name: string): string | null {
  try {
    return system.resolve(name);
  } catch {
    return null;
  }
}

/** Where a failed import broke. */
export interface ImportTrace {
  /** Every module SystemJS keeps in its failed state: they must be forgotten before a retry. */
  readonly brokenUrls: ReadonlySet<string>;
  readonly sourceUrl: string | null;
  /** `fetch` when the file did not come, `evaluate` when it threw or is no System module. */
  readonly phase: 'fetch' | 'evaluate';
}

export interface ImportTraces {
  /** Where the import broke that rejected with this error. */
  traceOf(error: unknown): ImportTrace;
  /**
   * True for an error SystemJS has met while importing. It leaves inner promises of a failed dependency without a
   * listener, so that the same error also arrives as an unhandled rejection.
   */
  isImportError(error: unknown): boolean;
}

const UNTRACED: ImportTrace = { brokenUrls: new Set(), sourceUrl: null, phase: 'evaluate' };

/** Hooks into SystemJS and remembers where imports broke. */
export function traceImports(system: SystemRegistry): ImportTraces {
  const traces = new WeakMap<object, ImportTrace>();
  const original = system.onload.bind(system);
  system.onload = (error, url, dependencies, isSource) => {
    original(error, url, dependencies, isSource);
    if (typeof error !== 'object' || error === null) return;
    const known = traceOf(error);
    const phase = dependencies === undefined && !(error instanceof SyntaxError) ? 'fetch' : 'evaluate';
    traces.set(error, {
      ...(isSource ? { sourceUrl: url, phase } : known),
      brokenUrls: new Set([...known.brokenUrls, url]),
    });
  };
  // Nothing is known of what is no object.
  const traceOf = (error: unknown): ImportTrace => traces.get(error as object) ?? UNTRACED;
  return { traceOf, isImportError: (error) => traceOf(error) !== UNTRACED };
}
