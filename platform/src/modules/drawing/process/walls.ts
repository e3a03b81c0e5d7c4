import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** What stands around a process: nothing but Node's own bounds, bounds of the system, or no network either. */
export type WallKind = 'node' | 'limits' | 'no-network';

export interface Wall {
  readonly kind: WallKind;
  /** Words of the command line before the program's own. */
  readonly prefix: readonly string[];
}

const MEGABYTE = 1_000_000;
/** Megabytes of JavaScript's own memory. */
const HEAP_MB = 128;
/** Each of three parts of what is young: with less it is swept all the time, and more is never given back. */
const YOUNG_MB = 16;
/** All memory it may write; 580 of it is what Node sets apart and hardly touches. */
const DATA_MB = 900;

const LIMITS = [`--data=${DATA_MB * MEGABYTE}`, '--core=0', '--fsize=0', '--nofile=64', '--'];
/** A namespace of its own has no device but a loopback that is down. */
const NO_NETWORK = ['--user', '--net', '--ipc', '--'];

/** Tries what this machine can, the strongest first. */
export async function findWall(): Promise<Wall> {
  const [unshare, prlimit] = [pathOf('unshare'), pathOf('prlimit')];
  const limits = prlimit === undefined ? [] : [prlimit, ...LIMITS];
  const noNetwork = unshare === undefined ? [] : [unshare, ...NO_NETWORK, ...limits];
  if (await isPossible(noNetwork)) return { kind: 'no-network', prefix: noNetwork };
  if (await isPossible(limits)) return { kind: 'limits', prefix: limits };
  return { kind: 'node', prefix: [] };
}

function pathOf(name: string): string | undefined {
  return ['/usr/bin', '/bin', '/usr/sbin']
    .map((folder) => `${folder}/${name}`)
    .find((path) => existsSync(path));
}

async function isPossible([command, ...words]: readonly string[]): Promise<boolean> {
  if (command === undefined) return false;
  return promisify(execFile)(command, [...words, process.execPath, '--version'], { env: {} }).then(
    () => true,
    () => false,
  );
}

/**
 * The command that runs a program behind a wall. Node itself lets it read its own folder and nothing else, begin no
 * process, thread or native code, and make no code of texts: what a context of its own is given has a way to `Function`.
 */
export function walledIn({ prefix }: Wall, program: string): readonly string[] {
  return [
    ...prefix,
    process.execPath,
    '--permission',
    `--allow-fs-read=${dirname(program)}/*`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${HEAP_MB}`,
    `--max-semi-space-size=${YOUNG_MB}`,
    program,
  ];
}
