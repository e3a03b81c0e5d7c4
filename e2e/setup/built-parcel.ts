import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { BuiltParcel } from '@paddock/contract';
import { ofCommands } from './of-commands.ts';

const run = promisify(execFile);
const BUILD = join(import.meta.dirname, '..', '..', 'import-maps', 'src', 'commands', 'build-parcel.ts');

/** A parcel built in a folder of its own, as a team does that has nothing of this repository but its tools. */
export interface OwnParcel {
  readonly built: BuiltParcel;
  /** Folder of its built files. */
  readonly outputFolder: string;
  remove(): Promise<void>;
}

/** Writes a parcel's files, by path, and builds it for production. */
export async function buildOwnParcel(files: Readonly<Record<string, string>>): Promise<OwnParcel> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-parcel-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await run(process.execPath, [BUILD, folder], { env: { ...process.env, ...ofCommands() } });
  const outputFolder = join(folder, 'dist');
  const built = JSON.parse(await readFile(join(outputFolder, 'parcel.built.json'), 'utf8')) as BuiltParcel;
  return { built, outputFolder, remove: () => rm(folder, { recursive: true, force: true }) };
}
