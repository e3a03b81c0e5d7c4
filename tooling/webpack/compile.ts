import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** A build that ended with errors; the message holds all of them. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/**
 * Runs webpack once over one or several configurations, one after the other.
 * @throws BuildError with every error and its file; warnings fail a build as well.
 */
export async function compile(
  configurations: readonly Configuration[],
): Promise<readonly StatsCompilation[]> {
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
  return stats.stats.map((one) =>
    one.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false, assets: true, modules: true }),
  );
}

const EXTERNAL = /^external system "(.+)"$/;

/** Import-map names a build left to the import map, as static dependencies. */
export function dependenciesOf(stats: StatsCompilation): string[] {
  const names = (stats.modules ?? []).map(({ identifier }) => EXTERNAL.exec(identifier ?? '')?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}
