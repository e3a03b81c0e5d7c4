// Keeps node_modules true to package-lock.json. No dependency and no syntax newer than Node 18 here.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Packages whose installed version is not the locked one. Optional ones may be absent.
 * @param {Record<string, Record<string, unknown>>} locked
 * @param {Record<string, Record<string, unknown>>} installed
 */
export function differences(locked, installed) {
  return Object.entries(locked).filter(([path, entry]) => {
    if (path === '' || entry.link === true || !path.includes('node_modules/')) return false;
    const present = installed[path];
    if (present === undefined) return entry.optional !== true && entry.peer !== true;
    return present.version !== entry.version;
  });
}

/** Runs `npm ci` when packages are missing or others than the lock says. */
export function ensurePackages(root, runNpm) {
  const lock = join(root, 'package-lock.json');
  const mark = join(root, 'node_modules', '.paddock-lock');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return;
  const hidden = join(root, 'node_modules', '.package-lock.json');
  const upToDate =
    existsSync(hidden) && differences(readJson(lock).packages, readJson(hidden).packages).length === 0;
  // devDependencies are what builds the product, whatever NODE_ENV says.
  if (!upToDate) runNpm(['ci', '--include=dev']);
  writeFileSync(mark, hash);
}
