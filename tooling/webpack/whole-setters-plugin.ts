import webpack, { type Compiler } from 'webpack';

const PLUGIN = 'WholeSettersPlugin';
const SETTER = /function\(module\) \{([^{}]*)\}/g;
/** `external["name"] = module["name"];` */
const TAKEN = /^\s*(\w+)(\.[\w$]+|\["[^"]+"\]) = module\2;$/;
const EXECUTE = 'execute: function() {';

/** The one module whose names a setter copies, each under its own name; undefined where it does something else too. */
function copiedInto(body: string): string | undefined {
  const targets = body
    .trim()
    .split('\n')
    .map((line) => TAKEN.exec(line)?.[1]);
  return new Set(targets).size === 1 ? targets[0] : undefined;
}

/**
 * Lets a System module keep the modules it imports as they are handed over, where webpack copies them name by name and so
 * writes each name twice more. Not for parcels: of those the release is told which names they import by these very words.
 */
export class WholeSettersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const text = source.source().toString();
          if (!text.startsWith('System.register(')) continue;
          const head = text.slice(0, text.indexOf(EXECUTE));
          const replaced = new webpack.sources.ReplaceSource(source);
          for (const { 0: setter, 1: body = '', index } of head.matchAll(SETTER)) {
            const external = copiedInto(body);
            if (external === undefined) continue;
            replaced.replace(index, index + setter.length - 1, `function(module) { ${external} = module; }`);
          }
          compilation.updateAsset(name, replaced);
        }
      });
    });
  }
}
