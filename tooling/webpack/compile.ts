import webpack, { type Compilation, type Configuration, type StatsCompilation } from 'webpack';

/** A build that ended with errors; the message holds all of them. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Runs webpack once over one or several configurations, one after the other.
 * @returns of each what it built, and as `provides` the names its entry exports
 * @throws BuildError with every error and its file; warnings fail a build as well.
 */
export async function compile(configurations: readonly Configuration[]): Promise<readonly BuildResult[]> {
  const compiler = webpack([...configurations]);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((failure, result) => {
      if (failure !== null) reject(failure);
      else if (result === undefined) reject(new BuildError('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((failure) => {
      if (failure) reject(failure);
      else resolve();
    });
  });
  if (stats.hasErrors() || stats.hasWarnings()) throw new BuildError(stats.toString('errors-warnings'));
  return stats.stats.map((one) => ({
    ...one.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false, assets: true, modules: true }),
    provides: providedBy(one.compilation),
  }));
}

/** What one configuration built. */
export interface BuildResult extends StatsCompilation {
  /** Names the entry exports; undefined where webpack cannot tell, as of `export *` of a module outside. */
  readonly provides: readonly string[] | undefined;
}

/** The last of an entry's files is the module's own; those before it are the preset's. */
function providedBy({ entries, moduleGraph }: Compilation): readonly string[] | undefined {
  const own = [...entries.values()][0]?.dependencies.at(-1);
  const module = own === undefined ? null : moduleGraph.getModule(own);
  const provided = module === null ? null : moduleGraph.getProvidedExports(module);
  return Array.isArray(provided) ? provided : undefined;
}

const EXTERNAL = /^external system "(.+)"$/;

/** Import-map names a build left to the import map, as static dependencies. */
export function dependenciesOf(stats: StatsCompilation): string[] {
  const names = (stats.modules ?? []).map(({ identifier }) => EXTERNAL.exec(identifier ?? '')?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
