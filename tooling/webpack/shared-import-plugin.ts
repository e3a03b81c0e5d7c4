import webpack, { type Compiler } from 'webpack';

const PLUGIN = 'SharedImportPlugin';

interface ImportCallParser {
  readonly hooks: {
    readonly importCall: {
      tap(options: { name: string; stage: number }, handler: (call: ImportCall) => true | undefined): void;
    };
  };
  readonly state: { readonly module: { addPresentationalDependency(dependency: object): void } };
}

interface ImportCall {
  readonly range?: [number, number];
  readonly source: { readonly type: string; readonly value?: unknown };
}

/**
 * Makes `import('<shared name>')` load the shared module when the call runs. Left to webpack, it would become a
 * dependency of the entry and be fetched with it: System knows static dependencies of entries alone. A failure is
 * forgotten, so that the next call tries again.
 */
export class SharedImportPlugin {
  readonly #shared: ReadonlySet<string>;

  constructor(shared: readonly string[]) {
    this.#shared = new Set(shared);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (_compilation, { normalModuleFactory }) => {
      const handle = (parser: unknown): void => {
        this.#watch(parser as ImportCallParser);
      };
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(PLUGIN, handle);
    });
  }

  #watch(parser: ImportCallParser): void {
    parser.hooks.importCall.tap({ name: PLUGIN, stage: -10 }, ({ range, source }) => {
      const name = source.type === 'Literal' ? source.value : undefined;
      if (typeof name !== 'string' || range === undefined || !this.#shared.has(name)) return undefined;
      const { systemContext } = webpack.RuntimeGlobals;
      const quoted = JSON.stringify(name);
      const forget = `(e) => { System.delete(System.resolve(${quoted})); throw e; }`;
      const code = `${systemContext}.import(${quoted}).catch(${forget})`;
      parser.state.module.addPresentationalDependency(
        new webpack.dependencies.ConstDependency(code, range, [systemContext]),
      );
      return true;
    });
  }
}
