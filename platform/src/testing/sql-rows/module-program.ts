import { join } from 'node:path';
import ts from 'typescript';

const PLATFORM = join(import.meta.dirname, '..', '..', '..');

/** The sources of kernel and modules as one TypeScript program, which knows the type of every expression in them. */
export function moduleProgram(): { readonly program: ts.Program; readonly files: readonly string[] } {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(join(PLATFORM, 'tsconfig.json'), {}, host);
  if (config === undefined) throw new Error('platform/tsconfig.json cannot be read');
  const files = config.fileNames.filter(
    (file) => /\/src\/(?:modules|kernel)\//.test(file) && !file.endsWith('.test.ts'),
  );
  return { program: ts.createProgram(files, config.options), files };
}
