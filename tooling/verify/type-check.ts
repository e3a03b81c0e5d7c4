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
 * How the types of a folder with a `tsconfig.json` are checked: by the compiler, and where Svelte components lie in `src`
 * by svelte-check, which reads TypeScript beside them too. The compiler alone takes every `*.svelte` for a component of
 * any props and looks into none of them. It works in one thread: several work out the same types each for itself, which costs
 * twice the processor time, and other folders wait for the other cores.
 */
export async function typeCheckOf(folder: string): Promise<TypeCheck> {
  for await (const _component of glob('src/**/*.svelte', { cwd: folder })) {
    const words = ['--workspace', folder, '--tsconfig', join(folder, 'tsconfig.json')];
    return {
      file: join(dirname(require.resolve('svelte-check/package.json')), 'bin', 'svelte-check'),
      words: [...words, '--fail-on-warnings', '--no-color'],
    };
  }
  const compiler = join(dirname(require.resolve('typescript7/package.json')), 'bin', 'tsc');
  return { file: compiler, words: ['-p', folder, '--pretty', 'false', '--singleThreaded'] };
}
