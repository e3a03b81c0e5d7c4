import webpack, { type Compiler } from 'webpack';

const PLUGIN = 'PlainExportsPlugin';
const { RuntimeGlobals } = webpack;

class MarkExports extends webpack.RuntimeModule {
  constructor() {
    super('mark exports');
  }

  override generate(): string {
    const mark = `Object.defineProperty(exports, '__esModule', { value: true })`;
    return `${RuntimeGlobals.makeNamespaceObject} = (exports) => ${mark};`;
  }
}

/**
 * Marks a module's exports as such (`__esModule`), and no more: webpack names them "Module" for whoever prints them too,
 * in each of the dozen modules that a first page loads, where SystemJS does it anyway.
 */
export class PlainExportsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.makeNamespaceObject)
        // Before webpack's own, which it replaces.
        .tap({ name: PLUGIN, stage: -10 }, (chunk) => {
          compilation.addRuntimeModule(chunk, new MarkExports());
          return true;
        });
    });
  }
}
