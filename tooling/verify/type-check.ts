import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** A Node program with its words; what it finds wrong it prints, and ends with another code than 0. */
export interface TypeCheck {
  readonly file: string;
  readonly words: readonly string[];
}

/**
 * How a folder with a `tsconfig.json` and Svelte components in `src` is checked: by svelte-check, which reads TypeScript
 * beside them too. The compiler alone takes every `*.svelte` for a component of any props and looks into none of them.
 * Undefined where no such components lie.
 */
export async function componentCheckOf(folder: string): Promise<TypeCheck | undefined> {
  for await (const _component of glob('src/**/*.svelte', { cwd: folder })) {
    const words = ['--workspace', folder, '--tsconfig', join(folder, 'tsconfig.json')];
    return {
      file: join(dirname(require.resolve('svelte-check/package.json')), 'bin', 'svelte-check'),
      words: [...words, '--fail-on-warnings', '--no-color'],
    };
  }
  return undefined;
}

/**
 * How the types of one folder with a `tsconfig.json` are checked. The compiler works in one thread: several work out the same
 * types each for itself, which costs twice the processor time, and other folders wait for the other cores.
 */
export async function typeCheckOf(folder: string): Promise<TypeCheck> {
  const ofComponents = await componentCheckOf(folder);
  if (ofComponents !== undefined) return ofComponents;
  const compiler = join(dirname(require.resolve('typescript7/package.json')), 'bin', 'tsc');
  return { file: compiler, words: ['-p', folder, '--pretty', 'false', '--singleThreaded'] };
}
