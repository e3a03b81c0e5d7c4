import webpack, { type Compiler } from 'webpack';

const PLUGIN = 'WholeSettersPlugin';
const SETTER = /function\(module\) \{([^{}]*)\}/g;
/** `external["name"] = module["name"];` */
const TAKEN = /^\s*(\w+)(\.[\w$]+|\["[^"]+"\]) = module\2;$/;
const EXECUTE = 'execute: function() {';

interface Copied {
  /** The one module that names are copied into, each under its own name. */
  readonly external: string;
  /** `.name` or `["name"]`. */
  readonly names: readonly string[];
}

/** What a setter copies; undefined where it does something else too. */
function copiedBy(body: string): Copied | undefined {
  const taken = body
    .trim()
    .split('\n')
    .map((line) => TAKEN.exec(line) ?? []);
  const [external, ...others] = new Set(taken.map(([, into]) => into));
  if (external === undefined || others.length > 0) return undefined;
  return { external, names: taken.flatMap(([, , name = '']) => name) };
}

/**
 * Lets a System module keep the modules it imports as they are handed over, where webpack copies them name by name and so
 * writes each name twice more.
 */
export class WholeSettersPlugin {
  readonly #saysNames: boolean;

  /** @param saysNames for parcels: the registry reads in an entry's setters which names it imports (`entryImports`) */
  constructor({ saysNames }: { readonly saysNames: boolean }) {
    this.#saysNames = saysNames;
  }

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
            const copied = copiedBy(body);
            if (copied !== undefined)
              replaced.replace(index, index + setter.length - 1, this.#setterOf(copied));
          }
          compilation.updateAsset(name, replaced);
        }
      });
    });
  }

  #setterOf({ external, names }: Copied): string {
    const said = this.#saysNames ? names.map((name) => `module${name};`).join(' ') : '';
    return `function(module) { ${external} = module; ${said} }`;
  }
}
