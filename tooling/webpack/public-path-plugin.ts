import webpack, { type Compiler } from 'webpack';

const PLUGIN = 'PublicPathPlugin';
const { RuntimeGlobals } = webpack;

class FolderOfModule extends webpack.RuntimeModule {
  constructor() {
    super('folder of the module', webpack.RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    return `${RuntimeGlobals.publicPath} = new URL('.', ${RuntimeGlobals.systemContext}.meta.url).href;`;
  }
}

/**
 * Lets a module find its files in the folder it came from itself. webpack's `auto` would take the folder of the page's
 * last script, which for a parcel of another origin is wrong.
 */
export class PublicPathPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        // Before webpack's own, which it replaces.
        .tap({ name: PLUGIN, stage: -10 }, (chunk, requirements) => {
          // Sheets are run as modules while they are built, with a folder of their own.
          if (chunk.getEntryOptions()?.publicPath !== undefined) return undefined;
          requirements.add(RuntimeGlobals.systemContext);
          compilation.addRuntimeModule(chunk, new FolderOfModule());
          return true;
        });
    });
  }
}
