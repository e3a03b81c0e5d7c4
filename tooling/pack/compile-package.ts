import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { RefusedError } from '../manifest/read-manifest.ts';
import { runCommand } from '../verify/run-command.ts';

const require = createRequire(import.meta.url);
const COMPILER = join(dirname(require.resolve('typescript7/package.json')), 'bin', 'tsc');
const OWN_TYPES = fileURLToPath(new URL('../types', import.meta.url));

/** What of a package's folder is no part of it. */
const LEFT_OUT = /(?:^|\/)(?:dist|node_modules|gallery|testing\/fixtures)(?:\/|$)|\.test\.tsx?$/;
/** Parcels in the making: carried as they are. */
const TEMPLATES = /^generator\/templates\//;
const SOURCE = /\.tsx?$/;
/** TypeScript leaves these in declarations as they were written. */
const SOURCE_IMPORT = /(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g;

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => TEMPLATES.test(path) || !LEFT_OUT.test(path));
}

async function compile(folder: string, files: readonly string[], output: string): Promise<void> {
  const project = join(output, 'tsconfig.pack.json');
  const settings = {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: folder,
      outDir: output,
      typeRoots: [OWN_TYPES, join(folder, '../node_modules/@types')],
    },
    include: [],
    files: files.map((file) => join(folder, file)),
  };
  await writeFile(project, JSON.stringify(settings));
  const { ok, output: said } = await runCommand(COMPILER, [
    '-p',
    project,
    '--pretty',
    'false',
    '--singleThreaded',
  ]);
  await rm(project);
  if (!ok) throw new RefusedError([said]);
}

/**
 * Compiles a package to JavaScript and declarations, since Node strips no types below node_modules, and takes its other
 * files (styles, dictionaries, templates) along.
 * @throws RefusedError with what the compiler says
 */
export async function compilePackage(folder: string, output: string): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const files = await filesOf(folder);
  const isSource = (file: string): boolean => SOURCE.test(file) && !TEMPLATES.test(file);
  const ambient = (file: string): boolean => file.endsWith('.d.ts');
  await compile(
    folder,
    files.filter((file) => isSource(file) && !ambient(file)),
    output,
  );
  for (const file of files.filter((path) => !isSource(path) || ambient(path)))
    await cp(join(folder, file), join(output, file));
  const declarations = (await filesOf(output)).filter(
    (file) => file.endsWith('.d.ts') && !TEMPLATES.test(file),
  );
  for (const file of declarations) {
    const text = await readFile(join(output, file), 'utf8');
    await writeFile(join(output, file), text.replaceAll(SOURCE_IMPORT, '$1$2.js$1'));
  }
}
